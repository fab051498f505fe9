import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Spinner.css.js';

export interface SpinnerProps {
  /**
   * Width and height, px.
   * @default 16
   */
  size?: 14 | 16 | 24;
  /** What is awaited, for screen readers. Without it the spinner is decoration beside words. */
  label?: string;
}

/** Something is on its way. Over ten seconds needs words beside it. */
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
