import * as styles from './EmptyState.css.js';

/** Draws two papers, the upper one signed. */
export function DocumentsIllustration() {
  return (
    <svg viewBox="0 0 148 112" width={148} height={112} className={styles.illustration} aria-hidden="true">
      <path d="M52 18h52a5 5 0 0 1 5 5.500l-8 78a5 5 0 0 1-5.5 4.500L44 101z" className={styles.backLine} />
      <rect x="31" y="7" width="74" height="94" rx="5" className={styles.sheetLine} />
      <path d="M43 25h30M43 36h50M43 46h42M43 56h50" className={styles.textLines} />
      <path d="M43 84h50M44 78l4 4m0-4-4 4" className={styles.rule} />
      <path
        d="M57 83c4-3 10-15 13-13s-5 12-3 12 5-8 7-8-1 6 1 6 3-3 5-3 1 3 3 3 4-2 6-3"
        className={styles.ink}
      />
    </svg>
  );
}

/** Draws a paper under a lens: nothing matches. */
export function SearchIllustration() {
  return (
    <svg viewBox="0 0 148 112" width={148} height={112} className={styles.illustration} aria-hidden="true">
      <rect x="37" y="7" width="74" height="94" rx="5" className={styles.sheetLine} />
      <path d="M49 25h30M49 36h50M49 46h20M49 56h14M49 88h50" className={styles.textLines} />
      <circle cx="87" cy="62" r="16" className={styles.backLine} />
      <path d="m99 74 12 12" className={styles.ink} />
    </svg>
  );
}

/** Draws a torn paper. */
export function TornIllustration() {
  return (
    <svg viewBox="0 0 148 112" width={148} height={112} className={styles.illustration} aria-hidden="true">
      <path
        d="M42 9h58a5 5 0 0 1 5 5v26l-8 6 8 7-8 7 8 7v26a5 5 0 0 1-5 5H42a5 5 0 0 1-5-5V67l8-7-8-7 8-7-8-6V14a5 5 0 0 1 5-5z"
        className={styles.sheetLine}
      />
      <path d="M49 26h31M49 36h44M49 78h44M49 88h26" className={styles.textLines} />
      <circle cx="111" cy="84" r="15" className={styles.seal} />
      <path d="M111 77v8M111 91v.1" className={styles.alarm} />
    </svg>
  );
}
