import { expect, vi } from 'vitest';
import type { UploadItemStatus } from '../uploadsSnapshot.ts';
import { createUploader } from '../uploader.ts';
import type { UploaderOptions } from '../uploaderOptions.ts';
import { fakeFileService, type CallName, type Fate } from './fakeFileService.ts';
import { manualRuntime } from './manualRuntime.ts';

/** An uploader with the file service in memory and time that advances by hand. */
export function aQueue(
  fates?: (call: CallName, chunk?: number) => Fate,
  options: Partial<UploaderOptions<number>> = {},
  server = fakeFileService(fates),
) {
  const time = manualRuntime();
  const uploader = createUploader<number>({
    transport: server.transport,
    register: server.register,
    runtime: time.runtime,
    ...options,
  });
  const events: string[] = [];
  uploader.onEvent(({ type, item }) => type !== 'progress' && events.push(`${type} ${item.name}`));
  /** The list as it is drawn, once everything has come to rest. */
  async function drawn() {
    await time.settle();
    time.frame();
    return uploader.getSnapshot();
  }
  /** The list once its files have these states. Digests take real time. */
  function becomes(...states: readonly UploadItemStatus[]) {
    return vi.waitFor(async () => {
      await time.advance(200);
      const snapshot = await drawn();
      expect(snapshot.items.map(({ status }) => status)).toEqual(states);
      return snapshot;
    });
  }
  return { time, server, uploader, events, drawn, becomes };
}

/** Fates that befall the first calls of a kind, in order; all later ones go well. */
export function first(kind: CallName, ...fates: Fate[]) {
  return (call: CallName): Fate => (call === kind ? (fates.shift() ?? 'ok') : 'ok');
}
