import {
  createFilesClient,
  createPortalClient,
  createSigningClient,
  registerDocument,
} from '@countersign/api-client';
import {
  browserRuntime,
  createUploader,
  createXhrTransport,
  UploadCallError,
} from '@countersign/api-client/upload';
import type { Services, UploadDestination } from '../services/services.tsx';
import { meOf } from '../services/me.ts';
import { earlyFetch } from '../services/earlyReads.ts';
import { browserSettings } from '../services/browserSettings.ts';
import type { SessionProfile } from '../session/session.ts';
import type { RouterServices } from './routerServices.ts';
import { sessionMessages } from '../session/session.messages.ts';

/** Creates the services for the screens of one session. */
export function createServices(
  { config, session, errors }: RouterServices,
  profile: SessionProfile,
): Services {
  const onUnauthorized = () => {
    session.unauthorized();
  };
  const onSecondFactorRequired = () => {
    session.secondFactorRequired();
  };
  const portal = createPortalClient({
    baseUrl: config.api,
    getToken: () => session.token('api'),
    onUnauthorized,
    onSecondFactorRequired,
    fetch: earlyFetch,
  });
  const files = createFilesClient({
    baseUrl: config.files,
    getToken: () => session.token('files'),
    onUnauthorized,
    onSecondFactorRequired,
  });
  const uploads = createUploader<UploadDestination>({
    transport: createXhrTransport({
      baseUrl: config.files,
      async getToken() {
        const token = await session.token('files');
        if (token === null) throw new UploadCallError(401, sessionMessages.unreadable);
        return token;
      },
      onUnauthorized,
    }),
    runtime: browserRuntime,
    register: ({ identifier, name, size, destination }, signal) =>
      registerDocument(
        portal,
        {
          clientId: destination.clientId,
          body: { name, size, uploadIdentifier: identifier, folderId: destination.filterId },
        },
        signal,
      ),
  });
  return {
    config,
    portal,
    files,
    signing: createSigningClient({ baseUrl: config.signing }),
    uploads,
    me: meOf(profile),
    settings: browserSettings,
    errors,
  };
}
