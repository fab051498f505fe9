import * as styles from './UploadPanel.css.js';

export interface UploadBarProps {
  percent: number;
}

/** Shows two pixels of progress. The text beside it says the same, so it is decorative. */
export function UploadBar({ percent }: UploadBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.barFill} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
