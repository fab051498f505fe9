import { renderToString } from 'react-dom/server';
import { Story } from './Story.js';

process.stdout.write(renderToString(<Story />));
