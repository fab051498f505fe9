import { Field } from './Field.tsx';
import { pageMessages } from './identity.messages.ts';
import styles from './Form.module.css';
import type { PageProblem } from '@countersign/api-client/rules';
import { Problem } from './Problem.tsx';

export interface PasswordPageProps {
  action: string;
  email: string;
  /** The firm of the theme requires a second factor for everyone. */
  secondFactorNext: boolean;
  problem: PageProblem | null;
}

/** Renders the first step: email and password. */
export function PasswordPage({ action, email, secondFactorNext, problem }: PasswordPageProps) {
  const retyping = email !== '' && problem?.field !== 'email';
  return (
    <>
      <h1 className={styles.heading}>Sign in</h1>
      <form className={styles.form} method="post" action={action}>
        <Problem problem={problem} />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          problem={problem}
          first={!retyping}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          problem={problem}
          first={retyping}
        />
        <button className={styles.submit} type="submit">
          Sign in
        </button>
        {secondFactorNext ? <p className={styles.hint}>{pageMessages.secondFactorNext}</p> : null}
      </form>
    </>
  );
}
