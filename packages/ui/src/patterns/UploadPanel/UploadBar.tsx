import * as styles from './UploadPanel.css.js';

export interface UploadBarProps {
  percent: number;
}

/** Two pixels of progress. The words beside it say the same, so that it is decoration. */
export function UploadBar({ percent }: UploadBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.barFill} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
