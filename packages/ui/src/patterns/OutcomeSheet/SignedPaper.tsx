import { OutcomeMark } from './OutcomeMark.js';
import * as styles from './SignedPaper.css.js';

/** The content of the paper that was signed. */
export interface OutcomePaper {
  /** The sentence that was agreed to. */
  clause: string;
  /** Name of the signer, written on the line. */
  name: string;
  /** When they signed. */
  date: string;
}

/** Draws the end of the signed paper with the seal. It repeats what the sheet says, so it is not read aloud. */
export function SignedPaper({ clause, name, date }: OutcomePaper) {
  return (
    <div className={styles.band} aria-hidden="true">
      <div className={styles.paper}>
        <p className={styles.clause}>{clause}</p>
        <div className={styles.signed}>
          <p className={styles.ink}>{name}</p>
          <p className={styles.date}>{date}</p>
        </div>
      </div>
      <div className={styles.seal}>
        <OutcomeMark kind="signed" size="paper" />
      </div>
    </div>
  );
}
