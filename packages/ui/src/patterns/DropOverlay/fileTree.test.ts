import { expect, it } from 'vitest';
import { aDroppedFile, aDroppedFolder } from './DropOverlay.fixtures.js';
import { foldersIn, readEntries, treeOf } from './fileTree.js';

it('reads folders to their end, in the order of names, with the files beside them', async () => {
  const entries = foldersIn({
    items: [
      aDroppedFile('Cover letter.pdf', 'a'),
      aDroppedFolder('Tax', {
        'Page 10.pdf': 'a',
        'Page 9.pdf': 'a',
        '2025': { Income: { 'Return.pdf': 'a' }, Empty: {} },
        'Thumbs.db': 'a',
        '.DS_Store': 'a',
        'Locked.pdf': null,
      }),
    ],
  });
  const tree = await readEntries(entries ?? []);
  expect(tree.files.map(({ file, folders }) => [...folders, file.name].join('/'))).toEqual([
    'Cover letter.pdf',
    'Tax/2025/Income/Return.pdf',
    'Tax/Page 9.pdf',
    'Tax/Page 10.pdf',
  ]);
  expect(tree.unreadable).toEqual(['Tax/Locked.pdf']);
});

it('is for folders only', () => {
  expect(foldersIn({ items: [aDroppedFile('Lease.pdf', 'a')] })).toBeNull();
  expect(foldersIn({ items: [{ kind: 'string' }, { kind: 'file' }] })).toBeNull();
  expect(foldersIn(null)).toBeNull();
});

it('takes the folders of a selected folder from the paths of its files', () => {
  const file = new File(['a'], 'Return.pdf');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'Tax/2025/Return.pdf' });
  expect(treeOf([file, new File(['a'], 'Thumbs.db')])).toEqual({
    files: [{ file, folders: ['Tax', '2025'] }],
    unreadable: [],
  });
});
