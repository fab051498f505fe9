import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { ThemeProvider } from '@countersign/ui';
import * as stories from '../features/login/AccessDeniedScreen.stories.tsx';
import { aSession, signedIn, signedOut } from '../features/login/login.fixtures.ts';
import { createErrorLog } from '../services/errorLog.ts';
import type { Session, SessionState } from '../session/session.ts';
import { playStories } from '../testing/storiesInDom.tsx';
import { FrontPage } from './FrontPage.tsx';
import { RouterServicesContext } from './routerServices.ts';

const { RoleMissing, NotAccepted } = composeStories(stories);

playStories();

function open(session: Session) {
  const go = vi.fn();
  const services = {
    config: { api: '', files: '', identity: { issuer: '', clientId: '' }, signing: '' },
    session,
    errors: createErrorLog({ write: vi.fn(), random: () => '1', path: () => '/accessdenied' }),
    setPageColor: vi.fn(),
  };
  render(
    <RouterServicesContext value={services}>
      <FrontPage url={new URL('http://localhost:4000/accessdenied')} go={go} />
    </RouterServicesContext>,
    { wrapper: ThemeProvider },
  );
  return go;
}

const home = () => screen.queryByRole('button', { name: 'Go to Documents' });

test.each([
  ['RoleMissing', RoleMissing],
  ['NotAccepted', NotAccepted],
])('the story %s plays', async (_name, story) => {
  await story.run();
});

test('an employee without the role is led to the documents, or out', async () => {
  const go = open(aSession(signedIn));
  await userEvent.click(screen.getByRole('button', { name: 'Go to Documents' }));
  expect(go).toHaveBeenLastCalledWith('/');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(go).toHaveBeenLastCalledWith('/logout');
});

test.each<[string, SessionState]>([
  ['may not enter at all', { status: 'refused', message: 'not an admin' }],
  ['signed out', signedOut()],
])('whoever %s is led nowhere else', (_who, state) => {
  open(aSession(state));
  expect(home()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a reloaded page asks who the user is', () => {
  let state: SessionState = { status: 'starting' };
  let tell = (): void => undefined;
  const resume = vi.fn(() => Promise.resolve());
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  open(aSession(state, { getSnapshot: () => state, subscribe, resume }));
  expect(resume).toHaveBeenCalledOnce();
  expect(home()).toBeNull();
  state = signedIn;
  act(() => tell());
  expect(home()).toBeVisible();
});
