import { call as callFiles, chunkForm, newUpload, sendChunk } from '../../../files/testing/filesFixture.ts';
import { anUpload } from '../desk.ts';
import { document, type GoodCall } from './call.ts';

export const fileService: Record<string, GoodCall> = {
  createDownload: async (desk) => {
    const body = { Id: await document(desk), FriendlyName: 'letter.pdf' };
    return callFiles(desk.files, 'POST', '/api/download/get', body);
  },
  createArchive: async (desk) => {
    const body = { clientId: desk.clientId, documentIds: [await document(desk)] };
    return callFiles(desk.files, 'POST', '/api/download/getArchive', body);
  },
  createPreview: async (desk) =>
    callFiles(desk.files, 'POST', '/api/download/getForPreview', { Id: await document(desk) }),
  getSignatureDocument: async (desk) =>
    callFiles(desk.files, 'PUT', '/api/download/getSignatureDocument', { Id: await document(desk) }),
  exportHistory: async (desk) => {
    const body = { Id: await document(desk), Format: 'csv', TimeZone: 'Australia/Sydney' };
    return callFiles(desk.files, 'POST', '/api/download/getHistory', body);
  },
  getUploadReadiness: ({ files }) => callFiles(files, 'GET', '/api/upload/ready'),
  getUploadIdentifier: ({ files }) => callFiles(files, 'GET', '/api/upload/GetNewIdentifier'),
  uploadChunk: async ({ files }) => {
    const plan = { identifier: await newUpload(files), chunkSize: 8, totalSize: 3 };
    return sendChunk(files, chunkForm(plan, 1, new Uint8Array([1, 2, 3])));
  },
  commitUpload: async (desk) => {
    const { identifier } = await anUpload(desk);
    const body = { fileId: identifier, originalFileName: 'minutes.pdf' };
    return callFiles(desk.files, 'PUT', '/api/upload/uploadchunks/commit', body);
  },
  getUploadDigests: async ({ files }) =>
    callFiles(files, 'GET', `/api/upload/uploadchunks/${await newUpload(files)}/digests?from=1`),
  getUploadState: async ({ files }) =>
    callFiles(files, 'GET', `/api/upload/uploadchunks/${await newUpload(files)}`),
};
