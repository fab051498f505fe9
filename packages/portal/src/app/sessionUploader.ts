import { registerDocument, sameSizeDocuments, type PortalClient } from '@countersign/api-client';
import {
  browserRuntime,
  createIndexedMemory,
  createRecogniser,
  createUploader,
  createXhrTransport,
  UNKNOWN_OUTCOME,
  UploadCallError,
  type Uploader,
} from '@countersign/api-client/upload';
import { shownFileName } from '@countersign/api-client/rules';
import { fileHandleOf } from '@countersign/ui';
import { unfinishedUploads } from '../features/uploads/index.ts';
import type { SettingsStore } from '../services/browserSettings.ts';
import type { Me, UploadDestination } from '../services/services.tsx';
import { sessionMessages } from '../session/session.messages.ts';
import type { Session } from '../session/session.ts';

interface SessionUploaderOptions {
  /** Base address of the file service. */
  readonly baseUrl: string;
  readonly session: Session;
  /** Where delivered files become documents. */
  readonly portal: PortalClient;
  readonly me: Me;
  /** Where it is noted that uploads are unfinished. */
  readonly settings: SettingsStore;
}

/** Creates the uploader of one session. Loads with the first files. */
export function createSessionUploader({
  baseUrl,
  session,
  portal,
  me,
  settings,
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
    withoutFilter: ({ clientId, clientName }) => ({ clientId, clientName, filterId: 0 }),
    recognise: createRecogniser<UploadDestination>(async (sizes, { clientId }, signal) => {
      const { Items } = await sameSizeDocuments(portal, { clientId, sizes }, signal);
      return Items.map((item) => ({
        id: item.Id,
        name: shownFileName(item),
        created: item.CreatedDate,
        size: item.Size,
        sha256: item.Sha256,
      }));
    }),
    memory: createIndexedMemory<UploadDestination>({
      owner: `${me.firmId}:${me.employeeId}`,
      now: Date.now,
      onChange: (some) => settings.write(unfinishedUploads(me), some ? 'yes' : null),
    }),
    handleOf: async (file) => (file instanceof File ? fileHandleOf(file) : null),
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
      return document.Id;
    },
  });
}

function isDocument(reply: unknown): reply is { Id: number } {
  return typeof reply === 'object' && reply !== null && 'Id' in reply && Number.isSafeInteger(reply.Id);
}
