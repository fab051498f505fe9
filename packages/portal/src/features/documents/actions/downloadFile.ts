import type { QueryClient } from '@tanstack/react-query';
import { fileMutations, type FilesClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { documentFileName } from '@countersign/api-client/rules';
import { saveFile } from '../../../services/saveFile.ts';
import { mutate } from '../../../services/writes/mutate.ts';

/** What the download of a document's file needs to know. */
export type Downloaded = Pick<Schemas['Document'], 'Id' | 'Title' | 'Extension' | 'UploadedExtension'>;

/**
 * Downloads a document under the name that its file was uploaded with; rejects if its link was not created.
 *
 * @param onFailure called at most once later, with what to say, if the file was not sent
 */
export async function downloadFile(
  { files, queryClient }: { readonly files: FilesClient; readonly queryClient: QueryClient },
  document: Downloaded,
  onFailure: (detail: string) => void,
): Promise<void> {
  const asked = { Id: document.Id, FriendlyName: documentFileName(document) };
  const { fileUrl } = await mutate(queryClient, fileMutations.download(files), asked);
  saveFile(fileUrl, onFailure);
}
