/** Run by itself: inspects a PDF, and prints what came of it as JSON. */
import { inspectPdf } from '../processing.ts';
import { fileOf } from './files.ts';
import { samplePdf } from './samples.ts';

process.stdout.write(`${JSON.stringify(await inspectPdf(fileOf(await samplePdf())))}\n`);
