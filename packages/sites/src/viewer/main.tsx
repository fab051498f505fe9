import { createRoot } from 'react-dom/client';
import { openFile } from './document/openFile.ts';
import { readViewerQuery } from './query.ts';
import { ViewerPage } from './ViewerPage.tsx';

const query = readViewerQuery(window.location.search, window.location.origin);
document.title = query.title === '' ? 'Document' : query.title;
// In a frame, the title stands on the dialog around it.
if (window.self !== window.top) document.documentElement.dataset['framed'] = '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<ViewerPage query={query} open={openFile} />);
