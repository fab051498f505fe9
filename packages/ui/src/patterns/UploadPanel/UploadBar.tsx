import * as styles from './UploadPanel.css.js';

export interface UploadBarProps {
  percent: number;
  /** Whether it glides from one figure to the next. It costs several frames each time. */
  gliding: boolean;
}

/** Shows two pixels of progress. The text beside it says the same, so it is decorative. */
export function UploadBar({ percent, gliding }: UploadBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span
        className={styles.barFill}
        data-gliding={gliding || undefined}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
