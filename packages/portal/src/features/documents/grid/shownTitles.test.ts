import { expect, it } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { compactDocument } from './documentColumns.tsx';
import { documentTexts } from './documentTexts.ts';

it('shows a title that would turn its letters around as what it is', () => {
  const document = aDocument({ Title: 'x\u202Efdp', Extension: 'exe' });
  const title = documentTexts.find(({ id }) => id === 'Title');
  expect(title).toMatchObject({ text: expect.any(Function) });
  expect([
    title !== undefined && 'text' in title && title.text?.(document),
    compactDocument(document).title,
  ]).toEqual(['x_fdp', 'x_fdp']);
});
