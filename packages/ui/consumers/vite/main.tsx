import '@countersign/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Story } from './Story';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Story />);
