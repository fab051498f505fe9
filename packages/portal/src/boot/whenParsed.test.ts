import { expect, it } from 'vitest';
import { whenParsed } from './whenParsed.ts';

/** A document that is read up to here. */
class Page extends EventTarget {
  readyState: DocumentReadyState = 'loading';
}

it('waits for the elements of a page that is still being read', async () => {
  const page = new Page();
  const order: string[] = [];
  const parsed = whenParsed(page).then(() => order.push('run'));
  await Promise.resolve();
  order.push('read');
  page.dispatchEvent(new Event('DOMContentLoaded'));
  await parsed;
  expect(order).toEqual(['read', 'run']);
});

it('waits for nothing on a page that was read', async () => {
  const page = Object.assign(new Page(), { readyState: 'interactive' as const });
  await expect(whenParsed(page)).resolves.toBeUndefined();
});
