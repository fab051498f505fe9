import { createRoot } from 'react-dom/client';
import { Story } from './Story.js';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Story />);
