import { createUploader } from '../uploader.ts';
import { fakeFileService, type CallName, type Fate } from './fakeFileService.ts';
import { manualRuntime } from './manualRuntime.ts';

/** An uploader with the file service in memory and time that advances by hand. */
export function aQueue(fates?: (call: CallName, chunk?: number) => Fate) {
  const time = manualRuntime();
  const server = fakeFileService(fates);
  const uploader = createUploader<number>({
    transport: server.transport,
    register: server.register,
    runtime: time.runtime,
  });
  const events: string[] = [];
  uploader.onEvent(({ type, item }) => type !== 'progress' && events.push(`${type} ${item.name}`));
  /** The list as it is drawn, once everything has come to rest. */
  async function drawn() {
    await time.settle();
    time.frame();
    return uploader.getSnapshot();
  }
  return { time, server, uploader, events, drawn };
}

/** Fates that befall the first calls of a kind, in order; all later ones go well. */
export function first(kind: CallName, ...fates: Fate[]) {
  return (call: CallName): Fate => (call === kind ? (fates.shift() ?? 'ok') : 'ok');
}
