import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { escapeHtml } from '../../src/escapeHtml.ts';
import { listen, type Site } from '../uploads/listen.ts';
import { viewport, type BrowserState } from './recordLoad.ts';

/** The words of a page: its fields, the cells of its rows, and every other line. */
interface Words {
  readonly fields: readonly { readonly type: string; readonly label: string }[];
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[];
}

/** Reads the words of a page as somebody sees them. */
export async function readText(
  browser: Browser,
  address: string,
  { awaited, state }: { awaited: string; state: BrowserState | null },
): Promise<Words> {
  const context = await browser.newContext({
    viewport,
    ...(state !== null && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(awaited).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const words = (element: Element) => (element instanceof HTMLElement ? element.innerText.trim() : '');
      const grid = document.querySelector('[role=grid]');
      const rows = [...(grid?.querySelectorAll('[role=row]') ?? [])].map((row) =>
        [...row.children].map(words),
      );
      const fields = [...document.querySelectorAll('input')].map((input) => ({
        type: input.type,
        label: input.labels?.[0]?.innerText ?? input.ariaLabel ?? '',
      }));
      const cells = new Set(rows.flat());
      const lines = words(document.body)
        .split('\n')
        .filter((line) => line.trim() !== '' && !cells.has(line));
      return { fields, rows, lines };
    });
  } finally {
    await context.close();
  }
}

function page({ fields, rows, lines }: Words): string {
  const label = ({ type, label: text }: Words['fields'][number]) =>
    `<p><label>${escapeHtml(text)} <input type="${escapeHtml(type)}"></label></p>`;
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static</title>',
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">',
    '<style>body{font:14px/20px sans-serif}td{padding:6px 8px}</style></head><body><main>',
    // First, as what is awaited has to be in sight.
    rows.length > 0 ? `<table>${rows.map(row).join('')}</table>` : '',
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...fields.map(label),
    '</main></body></html>',
  ].join('\n');
}

/** Serves pages of words, each under its number, without a script and compressed. */
export async function startStaticSite(pages: readonly Words[]): Promise<Site> {
  const bodies = pages.map((words) => brotliCompressSync(page(words)));
  return listen(
    createServer((request, reply) => {
      const body = bodies[Number(request.url?.slice(1))];
      if (body === undefined) return reply.writeHead(404).end();
      return reply
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(body);
    }),
  );
}
