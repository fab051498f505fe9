import { escapeHtml } from '../../src/escapeHtml.ts';
import type { Kind, LoadRecord, LoadRequest } from './recordLoad.ts';

const colors: Readonly<Record<Kind, string>> = {
  page: '#3b6fb5',
  script: '#d18f1f',
  style: '#7a4fa3',
  font: '#3f8f5f',
  data: '#b5453b',
  other: '#8a8a8a',
};

const ROW = 20;
const LEFT = 360;
const WIDTH = 1_000;

function name(url: string): string {
  const { port, pathname } = new URL(url);
  const file = pathname.length > 44 ? `…${pathname.slice(-43)}` : pathname;
  return `:${port}${file}`;
}

function bar(request: LoadRequest, row: number, scale: number): string {
  const y = row * ROW + 24;
  const x = (at: number) => LEFT + at * scale;
  const width = (from: number, to: number) => Math.max(1, (to - from) * scale).toFixed(1);
  const { start, kind, bytes } = request;
  const head = request.head || start;
  const end = request.end || head;
  const size = bytes === 0 ? '' : `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `<text x="8" y="${y + 12}">${escapeHtml(name(request.url))}</text>`,
    `<rect x="${x(start).toFixed(1)}" y="${y + 3}" width="${width(start, head)}" height="11" fill="${colors[kind]}" opacity="0.35"/>`,
    `<rect x="${x(head).toFixed(1)}" y="${y + 3}" width="${width(head, end)}" height="11" fill="${colors[kind]}"/>`,
    `<text x="${(x(end) + 4).toFixed(1)}" y="${y + 12}" class="size">${Math.round(start)}–${Math.round(end)} ms ${size}</text>`,
  ].join('');
}

/** Draws a load as a page: every request, pale until its answer begins, and the moment that was awaited. */
export function waterfall(title: string, { requests, ready }: LoadRecord): string {
  const last = Math.max(ready, ...requests.map(({ end }) => end));
  const scale = WIDTH / last;
  const height = requests.length * ROW + 48;
  const at = (LEFT + ready * scale).toFixed(1);
  return [
    '<!doctype html><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title><h1 style="font:600 16px sans-serif">${escapeHtml(title)}</h1>`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + WIDTH + 180}" height="${height}">`,
    '<style>text{font:11px sans-serif}.size{fill:#666}</style>',
    ...requests.map((request, row) => bar(request, row, scale)),
    `<line x1="${at}" x2="${at}" y1="16" y2="${height}" stroke="#000" stroke-dasharray="3 3"/>`,
    `<text x="${at}" y="12">ready ${Math.round(ready)} ms</text></svg>`,
  ].join('\n');
}
