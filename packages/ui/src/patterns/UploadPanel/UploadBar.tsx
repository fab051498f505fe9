import * as styles from './UploadPanel.css.js';

export interface UploadBarProps {
  percent: number;
  /** Whether it glides from one figure to the next. It costs several frames each time. */
  gliding: boolean;
  /** Names the bar of all files, whose progress no words say; beside that of one file are words. */
  label?: string | undefined;
}

/** Shows two pixels of progress. */
export function UploadBar({ percent, gliding, label }: UploadBarProps) {
  return (
    <div
      className={styles.bar}
      {...(label && { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent })}
    >
      <span
        className={styles.barFill}
        data-gliding={gliding || undefined}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
