import { Notice } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';

/** `other`: someone else is signed in than the person who is to sign. */
export type LoginOutcome = 'none' | 'other' | 'failed';

export interface LoginStepProps {
  /** Name of the firm. */
  firm: string;
  /** Where to sign in. */
  href: string;
  /** What came of the sign-in just tried. */
  outcome: LoginOutcome;
}

/** Asks an account holder to sign in, where their firm wants that first. */
export function LoginStep({ firm, href, outcome }: LoginStepProps) {
  const other = outcome === 'other';
  return (
    <section className={styles['sheet']} aria-labelledby="login-title">
      <div>
        <h1 id="login-title" className={styles['title']}>
          Sign in first
        </h1>
        <p className={styles['below']}>{pageMessages.signInFirst(firm)}</p>
      </div>
      {outcome === 'none' ? null : (
        <Notice
          tone={other ? 'caution' : 'critical'}
          title={other ? undefined : pageMessages.loginUnfinished}
          live
        >
          {other ? pageMessages.otherLogin : pageMessages.loginFailed}
        </Notice>
      )}
      <a className={styles['action']} href={other ? `${href}?again=1` : href}>
        {other ? 'Sign in as someone else' : outcome === 'failed' ? 'Try again' : 'Sign in'}
      </a>
    </section>
  );
}
