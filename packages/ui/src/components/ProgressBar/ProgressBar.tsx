import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps {
  /** What is running, for screen readers: "Uploading lease.pdf". */
  label: string;
  /** Per cent, 0 to 100; null if unknown. */
  value: number | null;
  /** Announced instead of the percentage: "Uploading 62 %". */
  valueText?: string | undefined;
  /**
   * `positive` for completed, `critical` for failed.
   * @default 'accent'
   */
  tone?: 'accent' | 'positive' | 'critical' | undefined;
  /**
   * Height of the line, px.
   * @default 2
   */
  height?: 2 | 4 | undefined;
  /** Removes round ends, along an edge. */
  edge?: boolean | undefined;
}

/** Shows progress, beside text. */
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
