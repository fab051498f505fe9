import { expect, it } from 'vitest';
import { leadsElsewhere } from './otherFeatures.ts';

const documents = '/portal/src/features/documents/documents.route.tsx';

it.each([
  ['a screen of another feature', '/portal/src/features/clients/ClientsScreen.stories.tsx', documents, true],
  ['its own screen', '/portal/src/features/documents/screen/DocumentsScreen.stories.tsx', documents, false],
  [
    'what a part of another feature loads later',
    '/portal/src/features/documents/screen/DocumentsScreen.stories.tsx',
    '/portal/src/features/clients/index.ts',
    false,
  ],
  ['every page, for a story of the shell', '/portal/src/app/Shell.stories.tsx', documents, false],
])('leaves out %s: %s, %s: %s', (_what, story, module, left) => {
  expect(leadsElsewhere(story, module)).toBe(left);
});
