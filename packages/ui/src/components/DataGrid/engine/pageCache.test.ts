import { expect, test } from 'vitest';
import { createPageCache } from './pageCache.js';

function take<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the cache gave no ticket for a page that it does not hold');
  return value;
}

test('a page in the middle is found without those before it', () => {
  const cache = createPageCache<string>(10);
  cache.accept(take(cache.begin(500)), ['a', 'b']);
  expect(cache.rowAt(5001)).toBe('b');
  expect(cache.rowAt(5002)).toBeUndefined();
  expect(cache.rowAt(0)).toBeUndefined();
  expect(cache.loaded()).toEqual([500]);
});

test('a page is asked for once, and again after a failure', () => {
  const cache = createPageCache<string>(10);
  const ticket = take(cache.begin(0));
  expect(cache.begin(0)).toBeUndefined();
  cache.fail(ticket);
  cache.accept(take(cache.begin(0)), ['a']);
  expect(cache.begin(0)).toBeUndefined();
});

test('a response to an earlier request is refused', () => {
  const cache = createPageCache<string>(10);
  const stale = take(cache.begin(0));
  cache.reset();
  const fresh = take(cache.begin(0));
  expect(cache.accept(fresh, ['new'])).toBe(true);
  expect(cache.accept(stale, ['old'])).toBe(false);
  expect(cache.rowAt(0)).toBe('new');
});

test('a stale failure does not let a page be asked for twice', () => {
  const cache = createPageCache<string>(10);
  const stale = take(cache.begin(0));
  cache.reset();
  take(cache.begin(0));
  cache.fail(stale);
  expect(cache.begin(0)).toBeUndefined();
});

test('trimming keeps the pages nearest to where the reader is', () => {
  const cache = createPageCache<string>(2);
  for (const page of [0, 1, 40, 41, 42]) cache.accept(take(cache.begin(page)), ['x', 'y']);
  cache.trim(41, 3);
  expect(cache.loaded().sort((a, b) => a - b)).toEqual([40, 41, 42]);
  expect(cache.begin(0)).toEqual({ page: 0, generation: 0 });
});

test('another page size counts rows anew', () => {
  const cache = createPageCache<string>(2);
  cache.reset(3);
  cache.accept(take(cache.begin(1)), ['d', 'e', 'f']);
  expect(cache.rowAt(3)).toBe('d');
});
