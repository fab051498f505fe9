import { registerDocument, type PortalClient } from '@countersign/api-client';
import {
  browserRuntime,
  createUploader,
  createXhrTransport,
  UploadCallError,
  type Uploader,
} from '@countersign/api-client/upload';
import type { UploadDestination } from '../services/services.tsx';
import { sessionMessages } from '../session/session.messages.ts';
import type { Session } from '../session/session.ts';

interface SessionUploaderOptions {
  /** Base address of the file service. */
  readonly baseUrl: string;
  readonly session: Session;
  /** Where delivered files become documents. */
  readonly portal: PortalClient;
}

/** Creates the uploader of one session. Loads with the first files. */
export function createSessionUploader({
  baseUrl,
  session,
  portal,
}: SessionUploaderOptions): Uploader<UploadDestination> {
  return createUploader<UploadDestination>({
    transport: createXhrTransport({
      baseUrl,
      async getToken() {
        const token = await session.token('files');
        if (token === null) throw new UploadCallError(401, sessionMessages.unreadable);
        return token;
      },
      onUnauthorized: () => {
        session.unauthorized();
      },
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
}
