import { expect, it } from 'vitest';
import { DigestTurns } from './digestTurns.ts';

const file = (name: string, firmId: number | null, left: number) => ({ name, firmId, left });

/** Reads all files, ten bytes in each turn; returns their names turn by turn. */
function order(...files: ReturnType<typeof file>[]): string[] {
  const turns = new DigestTurns<ReturnType<typeof file>>();
  for (const each of files) turns.add(each);
  const names: string[] = [];
  for (let next = turns.next(); next !== null; next = turns.next()) {
    names.push(next.name);
    next.left -= 10;
    if (next.left <= 0) turns.remove(next);
  }
  return names;
}

it('lets firms alternate, slice by slice', () => {
  expect(order(file('large', 1, 40), file('other', 2, 20))).toEqual([
    'large',
    'other',
    'large',
    'other',
    'large',
    'large',
  ]);
});

it('reads first what a firm has the least of', () => {
  expect(order(file('large', 1, 30), file('small', 1, 5), file('middle', 1, 15))).toEqual([
    'small',
    'middle',
    'middle',
    'large',
    'large',
    'large',
  ]);
});

it('gives files of no firm turns of their own', () => {
  expect(order(file('a', 1, 20), file('b', null, 10))).toEqual(['a', 'b', 'a']);
});

it('has no turn without a file', () => {
  expect(new DigestTurns().next()).toBeNull();
});
