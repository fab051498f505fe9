/** What the identity provider reports about the signed-in user. */
export interface SessionProfile {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly connectedFirm: string;
  readonly firmId: number;
  /** Employee id, used when signing as the firm's representative. */
  readonly portalUserID: number;
  /** Undefined if the provider reports none: the user must then set up an authenticator. */
  readonly mfa_enabled: boolean | undefined;
  readonly requireMFA: boolean;
}

/** The service that a token is for. */
export type Audience = 'api' | 'files';

/**
 * `starting` checks for an existing session; `unreachable` could not check it, because the identity site didn't
 * respond; `signedOut` says why, if there is a reason, and whether the user
 * asked for it; `refused` is a user who may not enter.
 * @stories ../features/login/
 * @story starting Processing
 */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'signedOut'; readonly message: string | null; readonly onPurpose?: true }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'signedIn'; readonly profile: SessionProfile };

export interface SignInOptions {
  /** A path of this portal to return to. */
  readonly target?: string;
  /** Firm id, for the branding of the sign-in page. */
  readonly theme?: string;
  /** Asks for credentials even if a user is signed in: after access was denied. */
  readonly again?: boolean;
}

/** The sign-in of this browser tab. Tokens stay in memory; the other tabs follow a sign-out. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks for an active session without showing a page. Waits until the identity site has responded. */
  resume(): Promise<void>;
  /** Looks again while the identity site is unreachable. Resolves after that one try, whatever came of it. */
  lookAgain(): Promise<void>;
  /**
   * Leaves for the identity site, and returns to `target` or to the stored return address. In a frame it
   * opens a window instead: call it in the click handler; it resolves when the user is signed in.
   *
   * @throws SignInError with the sentence to show.
   */
  signIn(options?: SignInOptions): Promise<void>;
  /**
   * Completes a sign-in at /callback.
   *
   * @returns the path to open
   * @throws SignInError with the sentence to show.
   */
  completeSignIn(callbackUrl: string): Promise<string>;
  /** Ends the session here, in the other tabs and at the identity site. */
  signOut(): Promise<void>;
  /**
   * Leaves for the identity site to set up an authenticator, which a page requires although the firm does
   * not, and returns to `target`. Drops tokens and profile first. Never resolves, because the page is left.
   *
   * @throws SignInError with the sentence to show, which the state then has too.
   */
  setUpSecondFactor(target: string): Promise<never>;
  /** Returns an access token that stays valid for a while, or null if the session has ended. */
  token(audience: Audience): Promise<string | null>;
  /** Handles a rejected token: one sign-out, however many calls noticed. */
  unauthorized(): void;
  /**
   * Handles a call refused because the firm requires a second factor by now: one sign-in with it, however many calls
   * noticed, and back to the page.
   */
  secondFactorRequired(): void;
  /** Stores a return path for the next sign-in: same origin, used once, within 30 minutes. */
  remember(target: string): void;
}
