import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '@countersign/ui';
import { aSession, signedOut } from '../features/login/login.fixtures.ts';
import { createErrorLog } from '../services/errorLog.ts';
import { FrontPage } from './FrontPage.tsx';
import { lastFirmStore } from './branding/lastFirmStore.ts';
import { RouterServicesContext } from './routerServices.ts';

vi.mock('./branding/useFirmBranding.ts', () => ({ useFirmBranding: () => undefined }));

afterEach(() => {
  lastFirmStore.set(null);
});

test.each([
  ['no firm on a first visit', null, '/login', {}],
  ['the firm of the last sign-in', '12', '/login', { theme: '12' }],
  ['the firm of the address before that', '12', '/login?theme=7', { theme: '7' }],
])('the sign-in page wears %s', (_which, last, path, expected) => {
  if (last !== null) lastFirmStore.set(last);
  const signIn = vi.fn(() => Promise.resolve());
  const services = {
    config: { api: '', files: '', identity: { issuer: '', clientId: '' }, signing: '' },
    session: aSession(signedOut(), { signIn }),
    errors: createErrorLog({ write: vi.fn(), random: () => '1', path: () => '/login' }),
    setPageColor: vi.fn(),
  };
  render(
    <RouterServicesContext value={services}>
      <FrontPage url={new URL(path, 'http://localhost:4000')} go={vi.fn()} />
    </RouterServicesContext>,
    { wrapper: ThemeProvider },
  );
  expect(signIn).toHaveBeenCalledExactlyOnceWith(expected);
});
