import { Field } from './Field.tsx';
import { pageMessages } from './identity.messages.ts';
import styles from './Form.module.css';
import type { PageProblem } from '@countersign/api-client/rules';
import { Problem } from './Problem.tsx';

export interface CodePageProps {
  action: string;
  /** Address to start again as another user. */
  restart: string;
  problem: PageProblem | null;
}

/** Renders the second step: a code from the authenticator app. */
export function CodePage({ action, restart, problem }: CodePageProps) {
  return (
    <>
      <div>
        <h1 className={styles.heading}>Verify it’s you</h1>
        <p className={styles.intro}>{pageMessages.code}</p>
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
