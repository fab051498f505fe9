import styles from './Form.module.css';
import type { PageProblem } from '@countersign/api-client/rules';

/** Id of the form's error, which describes the field that has focus. */
export const PROBLEM_ID = 'problem';

/** Shows an error of the whole form. */
export function Problem({ problem }: { problem: PageProblem | null }) {
  if (problem === null || problem.field !== null) return null;
  return (
    <div id={PROBLEM_ID} className={styles.notice} role="alert">
      <svg className={styles.noticeIcon} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="M8 4v5M8 11.2v.8" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <p>{problem.text}</p>
    </div>
  );
}
