export { ClientPicker } from './ClientPicker.tsx';
export { documentsRoute } from './documents.route.tsx';
