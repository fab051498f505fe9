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
 * `starting` checks for an existing session; `signedOut` says why, if there is a reason, and whether the user
 * asked for it; `refused` is a user who may not enter.
 * @stories ../features/login/
 * @story starting Processing
 */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'signedOut'; readonly message: string | null; readonly onPurpose?: true }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'signedIn'; readonly profile: SessionProfile };

export interface SignInOptions {
  /** A path of this portal to come back to. */
  readonly target?: string;
  /** Firm id: whose look the sign-in page wears. */
  readonly theme?: string;
  /** Asks who it is even where somebody is signed in: after a refusal. */
  readonly again?: boolean;
}

/** The sign-in of this browser tab. Tokens stay in memory; the other tabs follow a sign-out. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks for a standing session without asking anybody anything. */
  resume(): Promise<void>;
  /**
   * Leaves for the identity site, and comes back to `target` or to what was remembered. In a frame it opens a
   * window instead: call it within the click then; it resolves when the person is signed in.
   *
   * @throws SignInError with the sentence to show.
   */
  signIn(options?: SignInOptions): Promise<void>;
  /**
   * Finishes a sign-in at /callback.
   *
   * @returns The path to go on to.
   * @throws SignInError with the sentence to show.
   */
  completeSignIn(callbackUrl: string): Promise<string>;
  /** Ends the session here, in the other tabs and at the identity site. */
  signOut(): Promise<void>;
  /**
   * Leaves for the identity site to set up an authenticator, which a page needs though the firm does not, and comes
   * back to `target`. Tokens and profile are dropped before. Resolves never: the page is gone.
   *
   * @throws SignInError with the sentence to show, which the state then has too.
   */
  setUpSecondFactor(target: string): Promise<never>;
  /** An access token that is valid for a while, or null when there is no session any more. */
  token(audience: Audience): Promise<string | null>;
  /** The server refused a token: one sign-out, however many calls noticed. */
  unauthorized(): void;
  /** Keeps a path for after the next sign-in: same origin, a known route, once, for 30 minutes. */
  remember(target: string): void;
}
