import type { PortalConfig } from '@countersign/api-client';
import type { EarlyStart } from './earlyStart.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { hintSession } from './hint.ts';
import { createIdentityClient, type IdentityClient, type SignInGrant } from './identityClient.ts';
import { HOME } from './parseReturnPath.ts';
import { profileOf } from './profile.ts';
import { rememberedTarget } from './rememberedTarget.ts';
import { secondFactorNeed } from './secondFactor.ts';
import type { Session, SessionState, SignInOptions } from './session.ts';
import { sessionMessages } from './session.messages.ts';
import { asSignInError, isUnreachable, needsPerson, SignInError } from './signInError.ts';
import { createTokenManager } from './tokenManager.ts';
import { keepTransaction, newTransaction, takeTransaction, type Transaction } from './transaction.ts';

export interface SessionParts {
  /** @default the browser */
  readonly environment?: SessionEnvironment;
  /** @default the identity site of the configuration */
  readonly identity?: IdentityClient;
}

interface Found {
  readonly grant: SignInGrant;
  readonly transaction: Transaction;
}

/** The page is being left, so nothing continues here. */
const never = new Promise<never>(() => undefined);

/** Manages the sign-in of this tab: OpenID Connect with code and PKCE; tokens and profile in memory only. */
export function createSession(config: PortalConfig, parts: SessionParts = {}): Session {
  const environment = parts.environment ?? browserEnvironment();
  const identity = parts.identity ?? createIdentityClient({ identity: config.identity });
  const { origin, tabs } = environment;
  const address = (path: string) => `${origin}${path}`;
  const targets = rememberedTarget({
    origin,
    now: environment.now,
    tab: environment.tabStorage,
    shared: environment.sharedStorage,
  });
  const listeners = new Set<() => void>();
  const finished = new Map<string, Promise<string>>();
  let state: SessionState = { status: 'starting' };
  let resuming: Promise<void> | null = null;
  let ending = false;
  /** After a sign-out nothing is stored until a user signs in again. */
  let forgetful = false;

  const keeper = createTokenManager({
    identity,
    now: environment.now,
    tabs,
    exclusively: environment.exclusively,
    pause: environment.pause,
    signInSilently: async () => (await askSilently())?.grant ?? null,
    onEnded: () => {
      become({ status: 'signedOut', message: null });
    },
  });

  function become(next: SessionState): void {
    state = next;
    if (next.status !== 'starting') hintSession(environment.sharedStorage, next.status === 'signedIn');
    for (const listener of [...listeners]) listener();
  }

  function drop(message: string | null): void {
    keeper.clear();
    become({ status: 'signedOut', message });
  }

  function dropOnPurpose(): void {
    keeper.clear();
    become({ status: 'signedOut', message: sessionMessages.signedOut, onPurpose: true });
  }

  /** Null if the identity site has no session here. */
  async function askSilently(early: EarlyStart | null = null): Promise<Found | null> {
    const transaction = early?.transaction ?? newTransaction(address('/auth/silent.html'));
    const answer =
      early === null
        ? await environment.askSilently(await identity.authorizeUrl(transaction, { prompt: 'none' }))
        : await early.answer;
    try {
      return { grant: await identity.redeem(answer, transaction, await early?.reply), transaction };
    } catch (error) {
      if (needsPerson(error)) return null;
      throw error;
    }
  }

  async function leaveToSignIn(transaction: Transaction, options: SignInOptions = {}): Promise<void> {
    keepTransaction(environment.tabStorage, transaction);
    const { theme, again = false } = options;
    const url = await identity.authorizeUrl(transaction, {
      ...(theme !== undefined && { theme }),
      ...(again && { prompt: 'login' }),
    });
    environment.leave(url);
  }

  /** The tokens' user may enter, must set up an authenticator first, or is denied. */
  async function enter(grant: SignInGrant, transaction: Transaction): Promise<'entered' | 'left'> {
    const profile = profileOf(grant.claims);
    // A user sent to set up an authenticator for a page must return with it.
    const need = secondFactorNeed(profile, { pageForces: transaction.secondFactor });
    if (need === null) {
      keeper.accept(grant);
      forgetful = false;
      become({ status: 'signedIn', profile });
      tabs.post({ kind: 'signedIn', subject: grant.subject });
      return 'entered';
    }
    if (transaction.secondFactor) {
      throw new SignInError(sessionMessages.unreadable, { code: 'invalid_token', details: `mfa: ${need}` });
    }
    await leaveToSignIn(newTransaction(address('/callback'), { secondFactor: true }));
    return 'left';
  }

  function refuse(error: unknown): SignInError {
    const failure = asSignInError(error);
    keeper.clear();
    const { message } = failure;
    become(
      failure.code === 'access_denied' ? { status: 'refused', message } : { status: 'signedOut', message },
    );
    return failure;
  }

  async function lookForSession(early: EarlyStart | null = null): Promise<void> {
    try {
      const found = await askSilently(early);
      if (found === null) return become({ status: 'signedOut', message: null });
      if (secondFactorNeed(profileOf(found.grant.claims)) !== null)
        targets.remember(environment.currentPath());
      await enter(found.grant, found.transaction);
    } catch (error) {
      // A frame that cannot see the cookie looks like no answer. The sign-in page itself then finds the
      // session, or reports that it is unreachable.
      if (isUnreachable(asSignInError(error))) become({ status: 'signedOut', message: null });
      else refuse(error);
    }
  }

  async function signInByPopup(options: SignInOptions): Promise<void> {
    const popup = environment.openPopup();
    try {
      const transaction = newTransaction(address('/auth/popup.html'));
      const url = await identity.authorizeUrl(
        transaction,
        options.theme === undefined ? {} : { theme: options.theme },
      );
      await enter(await identity.redeem(await popup.ask(url), transaction), transaction);
    } catch (error) {
      popup.close();
      throw refuse(error);
    }
  }

  async function complete(callbackUrl: string): Promise<string> {
    const transaction = takeTransaction(environment.tabStorage);
    try {
      if (transaction === null) throw new SignInError(sessionMessages.expired, { code: 'invalid_state' });
      const grant = await identity.redeem(new URL(callbackUrl).searchParams, transaction);
      if ((await enter(grant, transaction)) === 'left') return await never;
      return targets.take() ?? HOME;
    } catch (error) {
      throw refuse(error);
    }
  }

  async function leaveToSecondFactor(target: string): Promise<never> {
    targets.remember(target);
    keeper.clear();
    // While the page is being left, everything waits for a session, and nothing looks for one.
    resuming = never;
    become({ status: 'starting' });
    await leaveToSignIn(newTransaction(address('/callback'), { secondFactor: true })).catch(
      (error: unknown) => {
        throw refuse(error);
      },
    );
    return never;
  }

  async function leaveToSignOut(): Promise<void> {
    environment.leave(await identity.signOutUrl(address('/login?signedOut=1')));
  }

  tabs.listen((message) => {
    const subject = keeper.subject();
    if (message.kind === 'token') return keeper.acceptShared(message.shared);
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
      if (state.status !== 'starting' || environment.framed) return Promise.resolve();
      if (resuming !== null) return resuming;
      const early = environment.takeEarlyStart();
      resuming =
        early === null
          ? new Promise((resolve) => {
              void environment.exclusively(() => lookForSession().then(resolve));
            })
          : lookForSession(early).finally(early.release);
      return resuming;
    },
    async signIn(options = {}) {
      forgetful = false;
      if (options.target !== undefined) targets.remember(options.target);
      if (environment.framed) return signInByPopup(options);
      await leaveToSignIn(newTransaction(address('/callback')), options).catch((error: unknown) => {
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
      tabs.post({ kind: 'signedOut' });
      dropOnPurpose();
      await leaveToSignOut();
    },
    setUpSecondFactor: leaveToSecondFactor,
    token: (audience) => keeper.get(audience),
    unauthorized() {
      if (ending || keeper.subject() === null) return;
      ending = true;
      targets.remember(environment.currentPath());
      tabs.post({ kind: 'ended' });
      drop(sessionMessages.unreadable);
      leaveToSignOut().catch((error: unknown) => {
        ending = false;
        drop(asSignInError(error).message);
      });
    },
    secondFactorRequired() {
      if (ending || keeper.subject() === null) return;
      // A failure is in the state, which the page shows.
      leaveToSecondFactor(environment.currentPath()).catch(() => undefined);
    },
    remember(target) {
      if (!forgetful) targets.remember(target);
    },
  };
}
