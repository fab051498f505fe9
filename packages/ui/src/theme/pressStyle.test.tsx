import { render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from './ThemeProvider.js';

function markers(): readonly Element[] {
  return [...document.querySelectorAll('#react-aria-pressable-style')];
}

afterEach(() => {
  for (const marker of markers()) marker.remove();
});

it('tells react-aria once that the page has its style', () => {
  render(
    <ThemeProvider>
      <ThemeProvider scope="part">Documents</ThemeProvider>
    </ThemeProvider>,
  );
  expect(markers()).toHaveLength(1);
});

it('leaves a page alone whose styles it does not bring', () => {
  const host = document.createElement('div');
  document.body.append(host);
  render(
    <>
      {createPortal(<ThemeProvider scope="part">Uploads</ThemeProvider>, host.attachShadow({ mode: 'open' }))}
    </>,
  );
  expect(host.shadowRoot?.textContent).toBe('Uploads');
  expect(markers()).toEqual([]);
  host.remove();
});
