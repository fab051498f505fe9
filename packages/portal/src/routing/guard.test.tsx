import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicPages } from '@countersign/api-client/config';
import { createServices } from '../app/createServices.ts';
import { aSession, signedIn, signedOut } from '../features/login/login.fixtures.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { RouteNeeds } from './needs.ts';
import { rootRoute, signedInRoute } from './root.ts';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

const errors = { referenceOf: () => '', report: () => '' };

function withRoles(over: Partial<Extract<SessionState, { status: 'signedIn' }>['profile']>): SessionState {
  return signedIn.status === 'signedIn'
    ? { ...signedIn, profile: { ...signedIn.profile, ...over } }
    : signedIn;
}

/** Opens a small router with one page that states its requirements, as the session's user. */
function open(needs: RouteNeeds, session: Session, at = '/reports?month=5') {
  const loaded = vi.fn();
  const page = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/reports',
    staticData: { needs },
    loader: loaded,
    component: () => 'The reports',
  });
  const login = createRoute({
    getParentRoute: () => rootRoute,
    path: publicPages.login,
    component: () => 'The login',
  });
  const denied = createRoute({
    getParentRoute: () => rootRoute,
    path: publicPages.accessDenied,
    component: () => 'Access denied',
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      login,
      denied,
      signedInRoute.update({ component: Outlet }).addChildren([page]),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: {
      session,
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      servicesOf: (profile) =>
        createServices({ config, session, errors, setPageColor: () => undefined }, profile),
    },
  });
  render(<RouterProvider<typeof router> router={router} />);
  return { router, loaded };
}

function answerFeatures(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/api/features') ? answer() : Promise.resolve(Response.json({})),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the guard of a route', () => {
  it('lets in whoever has what it needs, and only then starts its loader', async () => {
    answerFeatures(() => Promise.resolve(Response.json([])));
    let finish = (): void => undefined;
    let state: SessionState = { status: 'starting' };
    const found = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const session = aSession(state, { getSnapshot: () => state, resume: () => found });
    const { loaded } = open({ role: 'administrator' }, session);
    expect(loaded).not.toHaveBeenCalled();
    state = signedIn;
    finish();
    expect(await screen.findByText('The reports')).toBeVisible();
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('waits at the address while the identity site is unreachable', async () => {
    answerFeatures(() => Promise.resolve(Response.json([])));
    const remember = vi.fn();
    let answer = (): void => undefined;
    let state: SessionState = { status: 'unreachable' };
    const known = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const session = aSession(state, { getSnapshot: () => state, resume: () => known, remember });
    const { router, loaded } = open({}, session);
    state = signedIn;
    answer();
    expect(await screen.findByText('The reports')).toBeVisible();
    expect(loaded).toHaveBeenCalledOnce();
    expect(router.state.location.href).toBe('/reports?month=5');
    expect(remember).not.toHaveBeenCalled();
  });

  it('remembers the whole address for after the sign-in', async () => {
    const remember = vi.fn();
    const { loaded } = open({}, aSession(signedOut(), { remember }));
    expect(await screen.findByText('The login')).toBeVisible();
    expect(remember).toHaveBeenCalledExactlyOnceWith('/reports?month=5');
    expect(loaded).not.toHaveBeenCalled();
  });

  it('denies whoever was refused, or lacks the role', async () => {
    const { loaded } = open({ role: 'owner' }, aSession(signedIn));
    expect(await screen.findByText('Access denied')).toBeVisible();
    expect(loaded).not.toHaveBeenCalled();
  });

  it('denies whoever has no role here at all', async () => {
    open({}, aSession({ status: 'refused', message: 'not an admin' }));
    expect(await screen.findByText('Access denied')).toBeVisible();
  });

  it.each([
    ['has not', () => Promise.resolve(Response.json([]))],
    [
      'has, but nobody could read it',
      () => Promise.resolve(Response.json({ Message: 'No.' }, { status: 403 })),
    ],
  ])('denies what hangs on a feature that the firm %s', async (_what, answer) => {
    answerFeatures(answer);
    open({ feature: 'AdobeSign' }, aSession(signedIn));
    expect(await screen.findByText('Access denied')).toBeVisible();
  });

  it('opens what hangs on a feature that the firm has', async () => {
    const on = { Id: 1, Name: 'AdobeSign', Description: '', IsEnabled: true };
    answerFeatures(() => Promise.resolve(Response.json([on])));
    open({ feature: 'AdobeSign' }, aSession(signedIn));
    expect(await screen.findByText('The reports')).toBeVisible();
  });

  it('sends whoever has no authenticator to set one up, and shows nothing of the page', async () => {
    const setUpSecondFactor = vi.fn(() => new Promise<never>(() => undefined));
    const without = withRoles({ mfa_enabled: false, requireMFA: false });
    const { loaded } = open({ secondFactor: true }, aSession(without, { setUpSecondFactor }));
    await expect.poll(() => setUpSecondFactor.mock.calls).toEqual([['/reports?month=5']]);
    expect(loaded).not.toHaveBeenCalled();
    expect(screen.queryByText('The reports')).toBeNull();
  });

  it('goes to the sign-in, which says why, where the identity site cannot be reached for it', async () => {
    const setUpSecondFactor = () => Promise.reject(new Error('unreachable'));
    const without = withRoles({ mfa_enabled: false, requireMFA: false });
    open({ secondFactor: true }, aSession(without, { setUpSecondFactor }));
    expect(await screen.findByText('The login')).toBeVisible();
  });

  it('leaves nothing, and remembers nothing, for a page that is only looked at ahead', async () => {
    const left = { remember: vi.fn(), setUpSecondFactor: vi.fn(() => new Promise<never>(() => undefined)) };
    const without = withRoles({ mfa_enabled: false, requireMFA: false });
    const { router, loaded } = open({ secondFactor: true }, aSession(without, left), publicPages.login);
    await screen.findByText('The login');
    await router.preloadRoute({ to: '/reports' });
    const stranger = open({}, aSession(signedOut(), left), publicPages.login);
    await stranger.router.preloadRoute({ to: '/reports' });
    expect(left.setUpSecondFactor).not.toHaveBeenCalled();
    expect(left.remember).not.toHaveBeenCalled();
    expect(loaded).not.toHaveBeenCalled();
  });
});
