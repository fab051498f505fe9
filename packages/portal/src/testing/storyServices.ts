import {
  createFilesClient,
  createLateUploader,
  createPortalClient,
  createSigningClient,
  realTiming,
  writeLog,
  type PortalClient,
} from '@countersign/api-client';
import { storyConfig } from '@countersign/api-client/answers';
import { startLiveEvents } from '@countersign/api-client/live';
import { browserRuntime, createUploader, createXhrTransport } from '@countersign/api-client/upload';
import { createToastStore, type ToastStore } from '@countersign/ui';
import { uploadPanelMessages } from '../features/uploads/index.ts';
import { createBulkRunners } from '../services/bulk/bulkRunner.ts';
import { createMemorySettings } from '../services/browserSettings.ts';
import { createErrorLog } from '../services/errorLog.ts';
import type { LiveSource } from '../services/live/liveSource.ts';
import { liveTransport } from '../services/live/liveTransport.ts';
import type { Services, UploadDestination } from '../services/services.tsx';

/** Calls that end with their page: repeated later, they would reach the server of the next story. */
function fetchUntil(left: AbortSignal) {
  return (request: Request): Promise<Response> =>
    left.aborted
      ? new Promise(() => undefined)
      : globalThis.fetch(new Request(request, { signal: AbortSignal.any([request.signal, left]) }));
}

/**
 * Creates the services for the pages of a story.
 *
 * @param left aborts when the page is left
 */
export function createStoryServices(left = new AbortController().signal): Omit<Services, 'me'> {
  const auth = { getToken: () => Promise.resolve('story'), onUnauthorized: () => undefined };
  // No delay before retries: a failed read is shown at once.
  const timing = { ...realTiming, random: () => 0 };
  const calls = { timing, fetch: fetchUntil(left) };
  const files = createFilesClient({ baseUrl: storyConfig.files, ...auth, ...calls });
  const portal = createPortalClient({ baseUrl: storyConfig.api, ...auth, ...calls });
  return {
    config: storyConfig,
    portal,
    files,
    signing: createSigningClient({ baseUrl: storyConfig.signing, ...calls }),
    uploads: createLateUploader<UploadDestination>({
      load: () => Promise.resolve(createStoryUploader()),
      failureReason: uploadPanelMessages.notStarted,
      onFailure: () => undefined,
    }),
    bulk: createBulkRunners(),
    settings: createMemorySettings(),
    tabSettings: createMemorySettings(),
    // A story loads what it shows.
    aheadMs: null,
    live: { settleMs: 0, load: () => Promise.resolve(createStoryLive(portal)) },
    errors: createErrorLog({
      write: (entry) => writeLog(portal, 'error', entry),
      random: () => '7f3a91c208de',
      path: () => '/documents/12',
    }),
  };
}

/** Creates the uploader itself, as it is once loaded. Registers nothing. */
export function createStoryUploader() {
  return createUploader<UploadDestination>({
    transport: createXhrTransport({ baseUrl: storyConfig.files, getToken: () => Promise.resolve('story') }),
    register: () => Promise.resolve(null),
    runtime: browserRuntime,
  });
}

/** Receives changes in this page alone. */
function createStoryLive(portal: PortalClient): LiveSource {
  return {
    receive: (onEvents) =>
      startLiveEvents({
        transport: liveTransport(portal),
        timing: realTiming,
        readSince: Date.now(),
        network: { isOnline: () => true, subscribe: () => () => undefined },
        sight: { isShown: () => true, subscribe: () => () => undefined },
        tabs: {
          lead: (work) => work().then(() => true),
          post: () => undefined,
          listen: () => () => undefined,
        },
        onEvents,
      }),
  };
}

/** Toasts that stay, because a screenshot must not depend on the machine's speed. */
export function createStoryToasts(): ToastStore {
  const store = createToastStore();
  return { ...store, show: (content) => store.show({ ...content, duration: null }) };
}
