import { createFilesClient, createPortalClient, createQueryClient } from '@countersign/api-client';
import { createToastStore } from '@countersign/ui';
import { createMemorySettings } from '../../../services/browserSettings.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';

/** A portal that answers each address in one way; the network is lost for any other. */
export function contextOf(answers: Readonly<Record<string, (request: Request) => Response>>): BulkContext {
  const client = {
    baseUrl: 'https://portal.test',
    getToken: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
    fetch: (request: Request) =>
      Promise.resolve((answers[new URL(request.url).pathname] ?? Response.error)(request)),
  };
  return {
    portal: createPortalClient(client),
    files: createFilesClient(client),
    queryClient: createQueryClient(),
    toasts: createToastStore(),
    settings: createMemorySettings(),
    canRestore: true,
    findJobs: () => undefined,
  };
}

/** Answers with a body. */
export const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
    });

/** Of jobs that have ended just now. */
export const EndedDate = new Date().toISOString();
