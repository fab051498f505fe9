import type { EarlyStart } from './earlyStart.ts';
import { isSigningOut } from './endingSession.ts';
import type { SessionEnvironment } from './environment.ts';
import type { IdentityClient, SignInGrant } from './identityClient.ts';
import type { SignInOptions } from './session.ts';
import { sessionMessages } from './session.messages.ts';
import { asSignInError, isUnreachable, needsPerson, SignInError } from './signInError.ts';
import { keepTransaction, newTransaction, takeTransaction, type Transaction } from './transaction.ts';

/** The response to a sign-in request, and the request that it belongs to. */
export interface Answered {
  readonly grant: SignInGrant;
  readonly transaction: Transaction;
}

/** The ways to the identity site and back. None of them knows the state of the session. */
export interface SignInRequests {
  /** Null if the identity site has no session here. */
  askSilently(early?: EarlyStart | null): Promise<Answered | null>;
  /** Leaves the page; the response comes to /callback. */
  leave(options?: SignInOptions): Promise<void>;
  /** The same, for a user who must have a second factor. */
  leaveForSecondFactor(): Promise<void>;
  /** Asks in a window of its own; call it in a click handler. `enter` runs before the window may be closed. */
  askByPopup(options: SignInOptions, enter: (answered: Answered) => Promise<unknown>): Promise<void>;
  /** Reads the response at /callback to the request for which this tab left. */
  readCallback(url: string): Promise<Answered>;
  /** @param state Comes back with the user, to prove that the identity site sent them */
  leaveToSignOut(state?: string): Promise<void>;
}

export function createSignInRequests(
  environment: SessionEnvironment,
  identity: IdentityClient,
): SignInRequests {
  const address = (path: string) => `${environment.origin}${path}`;

  async function leaveWith(transaction: Transaction, options: SignInOptions): Promise<void> {
    keepTransaction(environment.tabStorage, transaction);
    const { theme } = options;
    const again = options.again === true || isSigningOut(environment.sharedStorage);
    const url = await identity.authorizeUrl(transaction, {
      ...(theme !== undefined && { theme }),
      ...(again && { prompt: 'login' }),
    });
    environment.leave(url);
  }

  async function askByFrame(transaction: Transaction): Promise<SignInGrant> {
    const url = await identity.authorizeUrl(transaction, { prompt: 'none' });
    return identity.redeem(await environment.askSilently(url), transaction);
  }

  async function resume(transaction: Transaction, early: EarlyStart | null): Promise<SignInGrant | null> {
    try {
      return await identity.resume(transaction, await early?.reply);
    } catch (error) {
      if (!isUnreachable(asSignInError(error))) throw error;
      // Loads when something failed: most visits have no use for it.
      const { askAgain } = await import('./silent/askAgain.ts');
      return askAgain(error, () => identity.resume(transaction), environment.pause);
    }
  }

  return {
    async askSilently(early = null) {
      if (isSigningOut(environment.sharedStorage)) return null;
      const transaction = early?.transaction ?? newTransaction(address('/auth/silent.html'));
      try {
        const grant = (await resume(transaction, early)) ?? (await askByFrame(transaction));
        // Meanwhile another tab may have signed out.
        return isSigningOut(environment.sharedStorage) ? null : { grant, transaction };
      } catch (error) {
        if (needsPerson(error)) return null;
        throw error;
      }
    },
    leave: (options = {}) => leaveWith(newTransaction(address('/callback')), options),
    leaveForSecondFactor: () => leaveWith(newTransaction(address('/callback'), { secondFactor: true }), {}),
    async askByPopup({ theme }, enter) {
      const popup = environment.openPopup();
      try {
        const transaction = newTransaction(address('/auth/popup.html'));
        const url = await identity.authorizeUrl(transaction, {
          ...(theme !== undefined && { theme }),
          ...(isSigningOut(environment.sharedStorage) && { prompt: 'login' }),
        });
        await enter({ grant: await identity.redeem(await popup.ask(url), transaction), transaction });
      } catch (error) {
        popup.close();
        throw error;
      }
    },
    async readCallback(url) {
      const transaction = takeTransaction(environment.tabStorage);
      if (transaction === null) throw new SignInError(sessionMessages.expired, { code: 'invalid_state' });
      return { grant: await identity.redeem(new URL(url).searchParams, transaction), transaction };
    },
    async leaveToSignOut(state) {
      environment.leave(await identity.signOutUrl(address('/login?signedOut=1'), state));
    },
  };
}
