import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.js';

let stop = (): void => undefined;

function show(html: string): void {
  document.body.innerHTML = html;
}

function aFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** Focuses a button and removes the part it is in. */
async function removeFocused(name: string, part: string): Promise<void> {
  screen.getByRole('button', { name }).focus();
  document.querySelector(part)?.remove();
  await aFrame();
  await aFrame();
}

const grid = '<div role="grid" tabindex="-1"><div role="gridcell" tabindex="0">Deed.pdf</div></div>';

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  show('');
});

test('when a bar over a grid goes, the focus goes to the tab stop of the grid', async () => {
  show(`<main><input>${grid}<section id="bar"><button>Clear selection</button></section></main>`);
  await removeFocused('Clear selection', '#bar');
  expect(screen.getByText('Deed.pdf')).toHaveFocus();
});

test('when one of several goes, the focus goes to the first that is left beside it', async () => {
  show('<main><h1>Filters</h1><ul><li><button>A</button></li><li id="b"><button>B</button></li></ul></main>');
  await removeFocused('B', '#b');
  expect(screen.getByRole('button', { name: 'A' })).toHaveFocus();
});

test('what was given the focus instead is looked after in turn', async () => {
  show(
    '<main><ul><li id="a"><button>A</button></li><li id="b"><button>B</button></li><li><button>C</button></li></ul></main>',
  );
  screen.getByRole('button', { name: 'A' }).focus();
  document.querySelector('#a')?.remove();
  // Within the frame in which the first loss is noticed.
  await Promise.resolve();
  screen.getByRole('button', { name: 'B' }).focus();
  await aFrame();
  await removeFocused('B', '#b');
  expect(screen.getByRole('button', { name: 'C' })).toHaveFocus();
});

test('when a float goes, the focus goes where it was before', async () => {
  show(`<main><button>Columns</button>${grid}</main><div id="menu"><button>Reset</button></div>`);
  screen.getByRole('button', { name: 'Columns' }).focus();
  await removeFocused('Reset', '#menu');
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
});

test('when a menu goes whose cell was drawn anew, the focus goes to the tab stop of the grid', async () => {
  show(`<main><button>Upload</button>${grid}</main><div id="menu"><button>Download</button></div>`);
  screen.getByRole('gridcell').focus();
  screen.getByRole('button', { name: 'Download' }).focus();
  screen.getByRole('gridcell').replaceWith(Object.assign(document.createElement('i'), { tabIndex: 0 }));
  document.querySelector('#menu')?.remove();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('I'));
});

test('where nothing is left to take it, the content of the page does', async () => {
  show('<main><p>Signed out</p></main><div id="menu"><button>Sign out</button></div>');
  await removeFocused('Sign out', '#menu');
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('leaves the focus alone that somebody else has taken, or that a press has put nowhere', async () => {
  show('<main><button>Upload</button><p id="note"><button>Close</button></p></main>');
  screen.getByRole('button', { name: 'Close' }).focus();
  screen.getByRole('button', { name: 'Close' }).blur();
  document.querySelector('main')?.append('Another line');
  await aFrame();
  await aFrame();
  expect(document.activeElement).toBe(document.body);
});

test('when the header of a grid goes, the focus goes to its tab stop', async () => {
  const header = '<div data-grid-header><button tabindex="0">Title</button></div>';
  show(`<main><input><div role="grid" tabindex="-1">${header}<div tabindex="0">Deed.pdf</div></div></main>`);
  await removeFocused('Title', '[data-grid-header]');
  expect(screen.getByText('Deed.pdf')).toHaveFocus();
});

test('finds the neighbour of what went before this was loaded', async () => {
  stop();
  show(`<main>${grid}<section id="bar"><button>Clear selection</button></section></main>`);
  let path: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => (path = event.composedPath()), { once: true });
  await removeFocused('Clear selection', '#bar');
  stop = keepFocus({ path });
  await waitFor(() => expect(screen.getByText('Deed.pdf')).toHaveFocus());
});

test('leaves what is in a dialog to the dialog', async () => {
  show(
    '<main><button>Open</button></main><div role="dialog"><button>Yes</button><p><button>No</button></p></div>',
  );
  await removeFocused('No', 'p');
  expect(document.activeElement).toBe(document.body);
});

describe('of a part', () => {
  function keepPart(): void {
    stop();
    stop = keepFocus({ part: document.querySelector('#part') ?? document.body });
  }

  test('gives the focus to a neighbour within it', async () => {
    show(`<button>Outside</button><div id="part"><p><button>Clear selection</button></p>${grid}</div>`);
    keepPart();
    await removeFocused('Clear selection', 'p');
    expect(screen.getByText('Deed.pdf')).toHaveFocus();
  });

  test('leaves the focus alone where nothing in it can take it', async () => {
    show('<main><button>Outside</button></main><div id="part"><p><button>Clear selection</button></p></div>');
    keepPart();
    await removeFocused('Clear selection', 'p');
    expect(document.activeElement).toBe(document.body);
  });

  test('leaves the page around it alone', async () => {
    show(`<p><button>Mine</button></p><div id="part">${grid}<i><button>Clear selection</button></i></div>`);
    keepPart();
    screen.getByRole('button', { name: 'Clear selection' }).focus();
    screen.getByRole('button', { name: 'Mine' }).focus();
    document.querySelector('i')?.remove();
    await removeFocused('Mine', 'p');
    expect(document.activeElement).toBe(document.body);
  });
});
