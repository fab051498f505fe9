/** Every feature, once: a new screen costs one line. What its routes state decides the rest. */
export { deletedDocumentsRoute } from '../features/deletedDocuments/deletedDocuments.route.tsx';
export { documentsRoute } from '../features/documents/documents.route.tsx';
