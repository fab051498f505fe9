import { expect, it } from 'vitest';
import { resourceFile } from './clientFiles.ts';

it('a new resource takes the keys of writes whose outcome is unknown', () => {
  const text = resourceFile('costNotes')['packages/api-client/src/resources/costNotes.ts'];
  expect(text).toContain('create: (client: PortalClient, kept: KeptKeys = newKeys) =>');
  expect(text).toContain("kept.send('new cost note', body, (header) =>");
});
