import { createRoot } from 'react-dom/client';
import { Look, lookOf } from './pages.js';
import { Story } from './Story.js';

const look = lookOf(location.search);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(look === null ? <Story /> : <Look name={look} />);
