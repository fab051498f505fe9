/** Every feature, once: a new screen costs one line. What its routes state decides the rest. */
export { deletedDocumentsRoute, documentsRoute } from '../features/documents/documents.route.tsx';
