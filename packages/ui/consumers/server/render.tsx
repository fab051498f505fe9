import { renderToString } from 'react-dom/server';
import { Look, lookOf } from './pages.js';
import { Story } from './Story.js';

const look = lookOf(process.argv[2] ?? '');
process.stdout.write(renderToString(look === null ? <Story /> : <Look name={look} />));
