import { mutationOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { expectNoContent } from '../http.ts';
import type { PortalClient } from '../http.ts';

export type LogLevel = 'error' | 'warning' | 'information' | 'debug';

/** One line of the client log, for what has no component to call it from. Arrives from a page that is being left, too. */
export function writeLog(client: PortalClient, level: LogLevel, entry: Schemas['LogEntry']): Promise<void> {
  const params = { path: { level } };
  return expectNoContent(client.POST('/log/{level}', { params, body: entry, keepalive: true }));
}

export const logMutations = {
  write: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ level, entry }: { level: LogLevel; entry: Schemas['LogEntry'] }) =>
        writeLog(client, level, entry),
    }),
  pushEvent: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['DataLayerEvent']) =>
        expectNoContent(client.PUT('/datalayer/push/', { body })),
    }),
};
