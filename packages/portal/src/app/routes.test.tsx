import { act, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeProvider } from '@countersign/ui';
import { aSession, signedIn } from '../features/login/login.fixtures.ts';
import { Portal } from './Portal.tsx';
import { RouterServicesContext } from './routerServices.ts';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

function goTo(href: string): void {
  act(() => {
    window.history.pushState(null, '', href);
  });
}

/** The servers never respond, so the screen stays in its loading state. */
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // jsdom has no layout: no widths to query, and nothing to scroll.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a document is chosen', '/documents/12/7'],
  ['a preview opens', '/documents/preview/12/7'],
  ['a document is signed', '/documents/sign/12/7'],
])('keeps the page, and what is being done in it, while %s', async (_when, href) => {
  window.history.replaceState(null, '', '/documents/12');
  render(
    <RouterServicesContext
      value={{
        config,
        session: aSession(signedIn),
        errors: { referenceOf: () => '', report: () => '' },
        setPageColor: () => undefined,
      }}
    >
      <Portal />
    </RouterServicesContext>,
    { wrapper: ThemeProvider },
  );
  const search = await screen.findByRole('searchbox', { name: 'Search documents' });
  await userEvent.type(search, 'lease');
  goTo(href);
  expect(window.location.pathname).toBe(href);
  expect(await screen.findByRole('searchbox', { name: 'Search documents', hidden: true })).toBe(search);
  expect(search).toHaveValue('lease');
  goTo('/documents/12');
  expect(screen.getByRole('searchbox', { name: 'Search documents', hidden: true })).toBe(search);
});
