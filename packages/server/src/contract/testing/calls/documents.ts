import { anUpload } from '../desk.ts';
import { clientFilter, document, post, put, remove, type GoodCall } from './call.ts';

export const documents: Record<string, GoodCall> = {
  listDocuments: ({ call, clientId }) => call(`/documents/clients/${clientId}?searchTerm=letter`),
  listSameSizeDocuments: ({ call, clientId }) =>
    call(`/documents/clients/${clientId}/sameSize?sizes=52000,1`),
  createDocument: async (desk) => {
    const { identifier, size } = await anUpload(desk);
    const body = { name: 'minutes.pdf', size, uploadIdentifier: identifier, folderId: 0 };
    return desk.call(`/documents/clients/${desk.clientId}`, put(body));
  },
  getDocument: async (desk) => desk.call(`/documents/${await document(desk)}`),
  deleteDocument: async (desk) => desk.call(`/documents/${await document(desk)}`, remove),
  deleteDocuments: async (desk) =>
    desk.call('/documents/removeMultiple', post({ documentIds: [await document(desk)] })),
  listDocumentIds: async (desk) => {
    await document(desk);
    return desk.call(`/documents/clients/${desk.clientId}/ids?first=0&count=500&thenBy=Title:asc`);
  },
  markDocuments: async (desk) =>
    desk.call(
      `/documents/clients/${desk.clientId}/readMarks`,
      post({ read: true, documentIds: [await document(desk)] }),
    ),
  listDeletedDocuments: async (desk) => {
    await desk.call(`/documents/${await document(desk)}`, remove);
    return desk.call(`/documents/clients/${desk.clientId}/deleted?searchTerm=letter`);
  },
  restoreDocuments: async (desk) => {
    const id = await document(desk);
    await desk.call(`/documents/${id}`, remove);
    return desk.call('/documents/restoreMultiple', post({ documentIds: [id] }));
  },
  assignDocumentFilter: async (desk) => {
    const body = { documentId: await document(desk), filterId: await clientFilter(desk, 'Assigned') };
    return desk.call('/documents/assignFilter', post(body));
  },
  renameDocument: async (desk) =>
    desk.call(`/documents/${await document(desk)}/rename`, post({ Title: 'Minutes of the meeting' })),
  setDocumentNotifications: async (desk) =>
    desk.call(`/documents/${await document(desk)}/notifications`, put({ EnabledNotifications: false })),
  getDocumentLink: async (desk) => desk.call(`/documents/${await document(desk)}/getlink`),
  listDocumentAudit: async (desk) => desk.call(`/audit/document/${await document(desk)}`),
};
