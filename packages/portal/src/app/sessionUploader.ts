import { registerDocument, type PortalClient } from '@countersign/api-client';
import {
  browserRuntime,
  createUploader,
  createXhrTransport,
  UNKNOWN_OUTCOME,
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
    async register({ identifier, name, size, destination }, signal) {
      const document: unknown = await registerDocument(
        portal,
        {
          clientId: destination.clientId,
          body: { name, size, uploadIdentifier: identifier, folderId: destination.filterId },
        },
        signal,
      );
      // Some other page's JSON is no document, and says nothing of whether there is one.
      if (!isDocument(document)) throw new UploadCallError(UNKNOWN_OUTCOME);
    },
  });
}

function isDocument(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'Id' in reply && Number.isSafeInteger(reply.Id);
}
