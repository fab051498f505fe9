import { mutationOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { done } from '../http.ts';
import type { PortalClient } from '../http.ts';

export type LogLevel = 'error' | 'warning' | 'information' | 'debug';

export const logMutations = {
  write: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ level, entry }: { level: LogLevel; entry: Schemas['LogEntry'] }) =>
        done(client.POST('/log/{level}', { params: { path: { level } }, body: entry })),
    }),
  pushEvent: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['DataLayerEvent']) => done(client.PUT('/datalayer/push/', { body })),
    }),
};
