import '@countersign/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Look, lookOf } from './pages';
import { Story } from './Story';

const look = lookOf(location.search);
const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, look === null ? <Story /> : <Look name={look} />);
