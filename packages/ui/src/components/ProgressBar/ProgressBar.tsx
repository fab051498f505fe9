import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps {
  /** What is running, for screen readers: "Uploading lease.pdf". */
  label: string;
  /** Percent, 0 to 100; null while it is not known. */
  value: number | null;
  /** Said instead of the percentage: "Uploading 62 %". */
  valueText?: string;
  /**
   * `positive` once it is done, `critical` once it has failed.
   * @default 'accent'
   */
  tone?: 'accent' | 'positive' | 'critical';
  /**
   * Height of the line, px.
   * @default 2
   */
  height?: 2 | 4;
  /** Runs along an edge, without round ends. */
  edge?: boolean;
}

/** How far something has come. Words stand beside it. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'accent',
  height = 2,
  edge = false,
}: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={valueText}
      className={styles.track}
      data-height={height}
      data-edge={edge ? '' : undefined}
    >
      <div
        className={styles.bar}
        data-tone={tone}
        data-unknown={percent === null ? '' : undefined}
        style={percent === null ? undefined : { width: `${String(percent)}%` }}
      />
    </div>
  );
}
