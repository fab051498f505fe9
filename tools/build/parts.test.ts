import { expect, it } from 'vitest';
import { ringOf } from './firstLoad.ts';
import { partGroups, partsOf } from './planParts.ts';
import { reachable } from './reachable.ts';

function chunk(fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) {
  return { fileName, moduleIds: [...moduleIds], imports: [...imports] };
}

/** A portal of two features that share a grid; a dialog opens later, and needs a button as everything does. */
const chunks = [
  chunk('main.js', ['main', 'react'], ['button.js']),
  chunk('button.js', ['button']),
  chunk('front.js', ['front'], ['button.js', 'notice.js']),
  chunk('notice.js', ['notice']),
  chunk('portal.js', ['portal', 'router'], ['main.js', 'button.js', 'notice.js']),
  chunk('documents.js', ['documents'], ['grid.js', 'portal.js']),
  chunk('clients.js', ['clients'], ['grid.js', 'button.js']),
  chunk('grid.js', ['grid'], ['button.js']),
  chunk('dialog.js', ['dialog'], ['button.js', 'overlay.js']),
  chunk('overlay.js', ['overlay']),
];

const features = new Map([
  ['documents', ['documents']],
  ['clients', ['clients']],
]);

it('finds the chunks that modules need, and no others', () => {
  expect(reachable(chunks, ['clients']).map(({ fileName }) => fileName)).toEqual([
    'clients.js',
    'button.js',
    'grid.js',
  ]);
  expect(reachable(chunks, ['nothing'])).toEqual([]);
});

it('gives every module to the first part that needs it, and what opens later to none', () => {
  expect(
    Object.fromEntries(partsOf(chunks, { main: 'main', front: 'front', portal: 'portal', features })),
  ).toEqual({
    main: 'base',
    react: 'base',
    button: 'base',
    notice: 'base',
    front: 'front',
    portal: 'portal',
    router: 'portal',
    grid: 'shared',
    documents: 'feature:documents',
    clients: 'feature:clients',
  });
});

it('makes the parts in the order in which they need each other', () => {
  const groups = partGroups(partsOf(chunks, { main: 'main', front: 'front', portal: 'portal', features }));
  expect(groups.map(({ name }) => name)).toEqual([
    'base',
    'front',
    'portal',
    'shared',
    'feature-documents',
    'feature-clients',
  ]);
  const [base, , portal] = groups;
  expect(base?.priority).toBeGreaterThan(portal?.priority ?? Infinity);
  expect([base?.test('react'), base?.test('router'), portal?.test('router')]).toEqual([true, false, true]);
});

it('sees chunks that need each other', () => {
  expect(ringOf(chunks)).toBeNull();
  const ring = ringOf([
    chunk('a.js', [], ['b.js']),
    chunk('b.js', [], ['c.js', 'd.js']),
    chunk('c.js', [], []),
    chunk('d.js', [], ['b.js']),
  ]);
  expect(ring).toEqual(['b.js', 'd.js', 'b.js']);
});
