import { expect, it, vi } from 'vitest';
import { manualRuntime } from '../testing/manualRuntime.ts';
import { CHUNK_SIZE } from '../uploadLimits.ts';
import { createPageMemory, forgetExpired } from './pageMemory.ts';
import type { RememberedUpload } from './uploadMemory.ts';
import { isShelfEntry, type UploadShelf } from './uploadShelf.ts';

const DAY = 24 * 3_600_000;
const today = 20 * DAY;

function anUpload(key: string, touchedAt = today): RememberedUpload<number> {
  const file = { key, name: `${key}.pdf`, size: 9, lastModified: 7 };
  return {
    ...file,
    identifier: null,
    chunkSize: null,
    destination: 12,
    handle: null,
    known: null,
    touchedAt,
  };
}

/** A shelf whose writes are delivered by hand, and the pages that are alive. */
function aBrowser() {
  const entries = new Map<string, object>();
  const alive = new Set<string>();
  const fates: ('ok' | 'fails' | 'hangs')[] = [];
  const writes: string[][] = [];
  const shelf: UploadShelf = {
    readAll: () => Promise.resolve([...entries.values()]),
    write({ put, remove }) {
      const fate = fates.shift() ?? 'ok';
      writes.push([...put.map(({ key }) => `+${key}`), ...remove.map((key) => `-${key}`)]);
      if (fate === 'hangs') return new Promise(() => undefined);
      if (fate === 'fails') return Promise.reject(new Error('The disk is full.'));
      for (const key of remove) entries.delete(key);
      for (const entry of put) entries.set(entry.key, entry);
      return Promise.resolve();
    },
  };

  function aPage(page: string, owner = '1:7') {
    const time = manualRuntime();
    const leaving = new EventTarget();
    const onChange = vi.fn<(some: boolean) => void>();
    const memory = createPageMemory<number>({
      owner,
      shelf,
      locks: {
        page,
        hold: async () => void alive.add(page),
        exclusively: (work) => work((other) => alive.has(other)),
      },
      onLeave: (callback) => leaving.addEventListener('pagehide', callback),
      after: time.runtime.after,
      now: () => today,
      onChange,
    });
    return { memory, time, onChange, leave: () => leaving.dispatchEvent(new Event('pagehide')) };
  }
  return { entries, alive, fates, writes, shelf, aPage };
}

it('writes a new upload and a forgotten one at once, and what changes a moment later', async () => {
  const { aPage, writes } = aBrowser();
  const { memory, time, onChange } = aPage('first');
  memory.keep(anUpload('a'));
  memory.keep(anUpload('b'));
  await time.settle();
  expect(writes).toEqual([['+a', '+b']]);
  expect(onChange).toHaveBeenLastCalledWith(true);

  memory.keep(anUpload('a', today + 1));
  memory.keep(anUpload('b', today + 1));
  await time.settle();
  expect(writes).toHaveLength(1);
  await time.advance(200);
  expect(writes).toEqual([
    ['+a', '+b'],
    ['+a', '+b'],
  ]);

  await Promise.all([memory.forget('a'), memory.forget('b')]);
  expect(writes.at(-1)).toEqual(['-a', '-b']);
  expect(onChange).toHaveBeenLastCalledWith(false);
});

it('says that an upload is forgotten once no other page can find it', async () => {
  const { aPage, alive, entries } = aBrowser();
  const { memory, time } = aPage('first');
  memory.keep(anUpload('a'));
  await time.settle();
  expect(entries.size).toBe(1);
  await memory.forget('a');
  alive.clear();
  expect(await aPage('second').memory.recall()).toEqual([]);
});

it('writes what it collected when the page goes', async () => {
  const { aPage, writes } = aBrowser();
  const { memory, time, leave } = aPage('first');
  memory.keep(anUpload('a'));
  await time.settle();
  memory.keep(anUpload('a', today + 1));
  leave();
  // In the event itself: no promise of the page settles any more.
  expect(writes).toEqual([['+a'], ['+a']]);
  leave();
  expect(writes).toHaveLength(2);
});

it('tries a failed write again with the next change, without the handle', async () => {
  const { aPage, fates, entries, writes } = aBrowser();
  const { memory, time } = aPage('first');
  fates.push('fails');
  const handle = { getFile: () => Promise.reject(new Error('Nobody asks.')) };
  memory.keep({ ...anUpload('a'), handle });
  await time.settle();
  expect(entries.size).toBe(0);
  memory.keep(anUpload('b'));
  await time.settle();
  expect(writes.at(-1)).toEqual(['+a', '+b']);
  expect(entries.get('a')).toMatchObject({ handle: null });
});

it('holds nothing up for longer than a second in a browser that does not respond', async () => {
  const { aPage, fates } = aBrowser();
  const { memory, time } = aPage('first');
  memory.keep(anUpload('a'));
  await time.settle();
  fates.push('hangs');
  const forgotten = vi.fn();
  void memory.forget('a').then(forgotten);
  await time.advance(900);
  expect(forgotten).not.toHaveBeenCalled();
  await time.advance(200);
  expect(forgotten).toHaveBeenCalledOnce();
});

it('takes over what is left of a page that is gone, of its own user alone', async () => {
  const { aPage, alive } = aBrowser();
  const first = aPage('first');
  const other = aPage('other', '1:8');
  first.memory.keep(anUpload('a'));
  other.memory.keep(anUpload('b'));
  await first.time.settle();
  expect(await aPage('second').memory.recall()).toEqual([]);
  alive.delete('first');
  alive.delete('other');
  expect(await aPage('third').memory.recall()).toMatchObject([{ key: 'a', destination: 12 }]);
});

it('gives what an older version of the portal left chunks of the usual size', async () => {
  const { aPage, entries } = aBrowser();
  const { chunkSize, ...older } = anUpload('a');
  entries.set('a', { ...older, identifier: 'file-1', owner: '1:7', page: 'gone' });
  entries.set('b', { ...older, key: 'b', owner: '1:7', page: 'gone' });
  const recalled = await aPage('second').memory.recall();
  expect(recalled.map((upload) => upload.chunkSize)).toEqual([CHUNK_SIZE, chunkSize]);
});

it('forgets all of its user when that user signs out, and keeps nothing afterwards', async () => {
  const { aPage, entries } = aBrowser();
  const pages = [aPage('first'), aPage('second'), aPage('other', '1:8')];
  const [first] = pages;
  for (const [index, { memory }] of pages.entries()) memory.keep(anUpload(`upload ${index}`));
  await first?.time.settle();
  expect(entries.size).toBe(3);
  await first?.memory.forgetAll();
  expect([...entries.keys()]).toEqual(['upload 2']);
  expect(first?.onChange).toHaveBeenLastCalledWith(false);
  first?.memory.keep(anUpload('late'));
  await first?.time.advance(200);
  expect([...entries.keys()]).toEqual(['upload 2']);
});

it('forgets what has expired, whoever left it', async () => {
  const { aPage, entries, shelf } = aBrowser();
  const { memory, time } = aPage('first', '2:3');
  memory.keep(anUpload('old', today - 8 * DAY));
  memory.keep(anUpload('new', today - 6 * DAY));
  await time.settle();
  await forgetExpired(shelf, today);
  expect([...entries.values()].filter(isShelfEntry).map(({ key }) => key)).toEqual(['new']);
});
