import type { PortalConfig } from '@countersign/api-client';
import type { EarlyStart } from './earlyStart.ts';
import { endSigningOut, startSigningOut, stopSigningOut } from './endingSession.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { hintSession } from './hint.ts';
import { createIdentityClient, type IdentityClient } from './identityClient.ts';
import { HOME } from './parseReturnPath.ts';
import { profileOf } from './profile.ts';
import { rememberedTarget } from './rememberedTarget.ts';
import { secondFactorNeed } from './secondFactor.ts';
import type { Session, SessionState } from './session.ts';
import { sessionMessages } from './session.messages.ts';
import { asSignInError, isSilentFrame, isUnreachable, SignInError } from './signInError.ts';
import { createSignInRequests, type Answered } from './signInRequests.ts';
import { storeSignOut } from './signOutTime.ts';
import { createTokenManager } from './tokenManager.ts';

export interface SessionParts {
  /** @default the browser */
  readonly environment?: SessionEnvironment;
  /** @default the identity site of the configuration */
  readonly identity?: IdentityClient;
}

/** The page is being left, so nothing continues here. */
const never = new Promise<never>(() => undefined);

/** Manages the sign-in of this tab: OpenID Connect with code and PKCE; tokens and profile in memory only. */
export function createSession(config: PortalConfig, parts: SessionParts = {}): Session {
  const environment = parts.environment ?? browserEnvironment();
  const identity = parts.identity ?? createIdentityClient({ identity: config.identity });
  const { origin, tabs } = environment;
  const requests = createSignInRequests(environment, identity);
  const targets = rememberedTarget({
    origin,
    now: environment.now,
    tab: environment.tabStorage,
    shared: environment.sharedStorage,
  });
  const listeners = new Set<() => void>();
  const finished = new Map<string, Promise<string>>();
  let state: SessionState = { status: 'starting' };
  /** Settled as soon as the state says whether there is a session. */
  const known = Promise.withResolvers<undefined>();
  let resuming: Promise<void> | null = null;
  let looking: Promise<void> | null = null;
  let ending = false;
  /** After a sign-out nothing is stored until a user signs in again. */
  let forgetful = false;

  const tokens = createTokenManager({
    identity,
    now: environment.now,
    tabs,
    exclusively: environment.exclusively,
    pause: environment.pause,
    signInSilently: async () => (await requests.askSilently())?.grant ?? null,
    onEnded: () => {
      become({ status: 'signedOut', message: null });
    },
  });

  const isKnown = () => state.status !== 'starting' && state.status !== 'unreachable';

  function become(next: SessionState): void {
    state = next;
    if (isKnown()) {
      hintSession(environment.sharedStorage, next.status === 'signedIn');
      known.resolve(undefined);
    }
    for (const listener of [...listeners]) listener();
  }

  function drop(message: string | null): void {
    tokens.clear();
    become({ status: 'signedOut', message });
  }

  function dropOnPurpose(): void {
    tokens.clear();
    storeSignOut(environment.sharedStorage, environment.now());
    become({ status: 'signedOut', message: sessionMessages.signedOut, onPurpose: true });
  }

  /** The tokens' user may enter, must set up an authenticator first, or is denied. */
  async function enter({ grant, transaction }: Answered): Promise<'entered' | 'left'> {
    const profile = profileOf(grant.claims);
    // A user sent to set up an authenticator for a page must return with it.
    const need = secondFactorNeed(profile, { pageForces: transaction.secondFactor });
    if (need === null) {
      tokens.accept(grant);
      forgetful = false;
      stopSigningOut(environment.sharedStorage);
      become({ status: 'signedIn', profile });
      tabs.post({ kind: 'signedIn', subject: grant.subject });
      return 'entered';
    }
    if (transaction.secondFactor) {
      throw new SignInError(sessionMessages.unreadable, { code: 'invalid_token', details: `mfa: ${need}` });
    }
    become({ status: 'starting' });
    await requests.leaveForSecondFactor();
    return 'left';
  }

  function refuse(error: unknown): SignInError {
    const failure = asSignInError(error);
    tokens.clear();
    const { message } = failure;
    become(
      failure.code === 'access_denied' ? { status: 'refused', message } : { status: 'signedOut', message },
    );
    return failure;
  }

  async function lookForSession(early: EarlyStart | null = null): Promise<void> {
    try {
      const found = await requests.askSilently(early);
      if (found === null) return become({ status: 'signedOut', message: null });
      if (secondFactorNeed(profileOf(found.grant.claims)) !== null)
        targets.remember(environment.currentPath());
      await enter(found);
    } catch (error) {
      const failure = asSignInError(error);
      // A frame that cannot see the cookie looks like no response. The sign-in page itself then finds the
      // session, or reports that it is unreachable.
      if (isSilentFrame(failure)) become({ status: 'signedOut', message: null });
      else if (isUnreachable(failure)) become({ status: 'unreachable' });
      else refuse(failure);
    }
  }

  function lookAgain(): Promise<void> {
    looking ??= environment
      .exclusively(async () => {
        if (state.status === 'unreachable') await lookForSession();
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  async function complete(callbackUrl: string): Promise<string> {
    try {
      if ((await enter(await requests.readCallback(callbackUrl))) === 'left') return await never;
      return targets.take() ?? HOME;
    } catch (error) {
      throw refuse(error);
    }
  }

  async function leaveToSecondFactor(target: string): Promise<never> {
    targets.remember(target);
    tokens.clear();
    // While the page is being left, everything waits for a session, and nothing looks for one.
    resuming = never;
    become({ status: 'starting' });
    await requests.leaveForSecondFactor().catch((error: unknown) => {
      throw refuse(error);
    });
    return never;
  }

  endSigningOut(environment.sharedStorage, new URL(`${origin}${environment.currentPath()}`));

  tabs.listen((message) => {
    const subject = tokens.subject();
    if (message.kind === 'token') return tokens.acceptShared(message.shared);
    if (message.kind === 'signedIn') {
      if (subject !== null && subject !== message.subject) dropOnPurpose();
      return;
    }
    if (message.kind === 'signedOut') {
      forgetful = true;
      targets.forget();
    }
    if (message.kind === 'ended') drop(sessionMessages.unreadable);
    else dropOnPurpose();
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume() {
      if (isKnown() || environment.framed) return Promise.resolve();
      if (state.status === 'unreachable') void lookAgain();
      if (resuming !== null) return resuming;
      resuming = known.promise;
      const early = environment.takeEarlyStart();
      if (early === null) void environment.exclusively(() => lookForSession());
      else void lookForSession(early).finally(early.release);
      return resuming;
    },
    lookAgain,
    async signIn(options = {}) {
      forgetful = false;
      if (options.target !== undefined) targets.remember(options.target);
      const asked = environment.framed ? requests.askByPopup(options, enter) : requests.leave(options);
      await asked.catch((error: unknown) => {
        throw refuse(error);
      });
    },
    completeSignIn(callbackUrl) {
      const completing = finished.get(callbackUrl) ?? complete(callbackUrl);
      finished.set(callbackUrl, completing);
      return completing;
    },
    async signOut() {
      ending = true;
      forgetful = true;
      targets.forget();
      const proof = startSigningOut(environment.sharedStorage);
      tabs.post({ kind: 'signedOut' });
      dropOnPurpose();
      await requests.leaveToSignOut(proof);
    },
    setUpSecondFactor: leaveToSecondFactor,
    token: (audience) => tokens.get(audience),
    unauthorized() {
      if (ending || tokens.subject() === null) return;
      ending = true;
      targets.remember(environment.currentPath());
      tabs.post({ kind: 'ended' });
      drop(sessionMessages.unreadable);
      requests.leaveToSignOut().catch((error: unknown) => {
        ending = false;
        drop(asSignInError(error).message);
      });
    },
    secondFactorRequired() {
      if (ending || tokens.subject() === null) return;
      // A failure is in the state, which the page shows.
      leaveToSecondFactor(environment.currentPath()).catch(() => undefined);
    },
    remember(target) {
      if (!forgetful) targets.remember(target);
    },
  };
}
