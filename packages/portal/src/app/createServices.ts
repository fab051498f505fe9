import {
  createFilesClient,
  createLateUploader,
  createPortalClient,
  createSigningClient,
  type OnFailed,
} from '@countersign/api-client';
import { uploadPanelMessages } from '../features/uploads/index.ts';
import type { Services, UploadDestination } from '../services/services.tsx';
import { createBulkRunners } from '../services/bulk/bulkRunner.ts';
import { meOf } from '../services/me.ts';
import { earlyFetch } from '../services/earlyReads.ts';
import { readWithin } from '../services/readWithin.ts';
import { browserSettings, tabSettings } from '../services/browserSettings.ts';
import type { SessionProfile } from '../session/session.ts';
import type { RouterServices } from './routerServices.ts';

/**
 * How long a page that has its content may load the rest of its code, in ms, before anything else is loaded. What is
 * changed meanwhile is received too, because the page says how old its data is.
 */
const SETTLE_MS = 6_000;

/**
 * Creates the services for the screens of one session.
 *
 * @param onFailed called with each call of theirs that failed; see `ClientOptions`
 */
export function createServices(
  { config, session, errors }: RouterServices,
  profile: SessionProfile,
  onFailed?: OnFailed,
): Services {
  const onUnauthorized = () => {
    session.unauthorized();
  };
  const onSecondFactorRequired = () => {
    session.secondFactorRequired();
  };
  const portalOptions = {
    baseUrl: config.api,
    getToken: () => session.token('api'),
    onUnauthorized,
    onFailed,
    fetch: readWithin(session, earlyFetch),
  };
  const portal = createPortalClient({ ...portalOptions, onSecondFactorRequired });
  const files = createFilesClient({
    baseUrl: config.files,
    getToken: () => session.token('files'),
    onUnauthorized,
    onSecondFactorRequired,
    onFailed,
  });
  const me = meOf(profile);
  const uploads = createLateUploader<UploadDestination>({
    async load() {
      const { createSessionUploader } = await import('./sessionUploader.ts');
      return createSessionUploader({
        baseUrl: config.files,
        session,
        portal,
        me,
        settings: browserSettings,
      });
    },
    failureReason: uploadPanelMessages.notStarted,
    onFailure: (error) => errors.report(error, { region: 'Uploads' }),
  });
  session.subscribe(() => {
    const state = session.getSnapshot();
    // In another tab perhaps. A session that has merely expired keeps its uploads for the next one.
    if (state.status === 'signedOut' && state.onPurpose === true) void uploads.abandon();
  });
  return {
    config,
    portal,
    files,
    signing: createSigningClient({ baseUrl: config.signing, onFailed }),
    uploads,
    bulk: createBulkRunners(),
    me,
    settings: browserSettings,
    tabSettings,
    errors,
    aheadMs: SETTLE_MS,
    live: {
      settleMs: SETTLE_MS,
      async load() {
        const { createSessionLive } = await import('../services/live/sessionLive.ts');
        // The page leaves for a second factor when its user asks for something, never by itself: somebody may be typing.
        return createSessionLive(createPortalClient(portalOptions), me);
      },
    },
  };
}
