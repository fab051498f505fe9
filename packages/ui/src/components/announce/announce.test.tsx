import { afterEach, expect, it, vi } from 'vitest';
import { announce, announceWhile } from './announce.js';

function regions(): readonly Element[] {
  return [...document.querySelectorAll('[data-live-announcer]')];
}

afterEach(() => {
  vi.useRealTimers();
});

it('has both live regions on the page before the first sentence', () => {
  const before = regions();
  expect(before.map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  expect(before.map((region) => region.textContent)).toEqual(['', '']);
  announce('70 documents');
  announce('The document is in use', 'assertive');
  expect(regions()).toEqual(before);
  expect(before.map((region) => region.textContent)).toEqual(['70 documents', 'The document is in use']);
});

let minutes = 0;

/** Long after what the tests before said. */
function afterASilence(): void {
  minutes += 1;
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000 });
}

function polite(): readonly string[] {
  return [...(regions()[0]?.children ?? [])].map(({ textContent }) => textContent);
}

it('speaks sentences that come within a moment one after the other', () => {
  afterASilence();
  announce('3 of 70 selected');
  const first = regions()[0]?.firstChild;
  announce('Sorted by Modified');
  // The first stays as it is: a sentence that is put back would be spoken again.
  expect(regions()[0]?.firstChild).toBe(first);
  expect(polite()).toEqual(['3 of 70 selected', 'Sorted by Modified']);
  vi.advanceTimersByTime(1_000);
  announce('Documents updated');
  expect(polite()).toEqual(['Documents updated']);
});

it('keeps the last sentences of a burst', () => {
  afterASilence();
  for (let selected = 1; selected <= 6; selected += 1) announce(`${selected} of 70 selected`);
  expect(polite()).toEqual(['4 of 70 selected', '5 of 70 selected', '6 of 70 selected']);
});

it('lets an urgent sentence replace the one before it', () => {
  announce('The document is in use', 'assertive');
  announce('The connection was lost', 'assertive');
  expect(regions()[1]?.textContent).toBe('The connection was lost');
});

it('removes what is no longer true, and nothing else', () => {
  afterASilence();
  const over = announceWhile('Dragging Lease');
  announce('Drop it on a filter');
  over();
  expect(polite()).toEqual(['Drop it on a filter']);
});
