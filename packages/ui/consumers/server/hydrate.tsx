import '@countersign/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Story } from './Story';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <Story />);
