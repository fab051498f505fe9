import { Field } from './Field.tsx';
import { pageMessages } from './identity.messages.ts';
import styles from './Form.module.css';
import type { PageProblem } from '@countersign/api-client/rules';
import { Problem } from './Problem.tsx';

export interface SetUpPageProps {
  action: string;
  restart: string;
  /** Base32. */
  secret: string;
  qr: { size: number; path: string };
  problem: PageProblem | null;
}

/** Sets up an authenticator: users scan or type the secret, then confirm it with the first code. */
export function SetUpPage({ action, restart, secret, qr, problem }: SetUpPageProps) {
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <>
      <div>
        <h1 className={styles.heading}>Set up two-factor authentication</h1>
        <p className={styles.intro}>{pageMessages.setUp}</p>
      </div>
      <div className={styles.steps}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={pageMessages.qr}
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p>
          Or enter this key: <span className={styles.secret}>{groups}</span>
        </p>
      </div>
      <form className={styles.form} method="post" action={action}>
        <Problem problem={problem} />
        <Field
          name="code"
          label="Authenticator code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          problem={problem}
          first
          digits
        />
        <button className={styles.submit} type="submit">
          Verify
        </button>
        <a className={styles.link} href={restart}>
          Use another account
        </a>
      </form>
    </>
  );
}
