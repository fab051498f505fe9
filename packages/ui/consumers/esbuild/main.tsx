import '@countersign/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Look, lookOf } from './pages';
import { Story } from './Story';

const look = lookOf(location.search);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(look === null ? <Story /> : <Look name={look} />);
