import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Spinner.css.js';

export interface SpinnerProps {
  /**
   * Width and height in px.
   * @default 16
   */
  size?: 14 | 16 | 24 | undefined;
  /** What is loading, for screen readers. Without it the spinner is decorative, beside text. */
  label?: string | undefined;
}

/**
 * Shows that something is loading: where it stands for a part of the page, once that has taken a second. A wait over ten
 * seconds needs text beside it.
 */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const spinner = <span className={styles.spinner} data-size={size} aria-hidden="true" />;
  if (label === undefined) return spinner;
  return (
    <span role="status">
      {spinner}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
