import type { RefObject } from 'react';
import { formatCount } from '../../components/counts/counts.js';
import * as styles from './ShellTools.css.js';

export interface UploadIndicatorProps {
  /** Number of running uploads. */
  active: number;
  /** Number of failed files. */
  failed: number;
  /** Number of files that wait for a decision of the user. */
  waiting?: number | undefined;
  /** Progress of all files in whole per cent. */
  percent: number;
  /** Whether the uploads are shown. */
  expanded?: boolean | undefined;
  /** Called to show the uploads. */
  onPress: () => void;
  /** Gives access to the button, for focus when the uploads close. */
  ref?: RefObject<HTMLButtonElement | null> | undefined;
}

const RADIUS = 7.5;
const LENGTH = 2 * Math.PI * RADIUS;

/** Shows an arrow, with a ring of progress while uploads are running. */
export function UploadIndicator({
  active,
  failed,
  waiting = 0,
  percent,
  expanded,
  onPress,
  ref,
}: UploadIndicatorProps) {
  const ringed = active > 0 || failed > 0 || waiting > 0;
  const shown = active > 0 ? percent : 100;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.indicator}
      aria-label={text(active, failed, waiting)}
      aria-expanded={expanded}
      onClick={onPress}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        {ringed ? (
          <>
            <circle className={styles.track} cx="9" cy="9" r={RADIUS} />
            <circle
              className={styles.arc}
              cx="9"
              cy="9"
              r={RADIUS}
              strokeDasharray={`${(LENGTH * shown) / 100} ${LENGTH}`}
              data-failed={failed > 0 && active === 0 ? '' : undefined}
              data-waiting={waiting > 0 && failed === 0 && active === 0 ? '' : undefined}
            />
            <path className={styles.arrow} d="M9 12.2V6.2M6.6 8.4 9 6l2.400 2.400" />
          </>
        ) : (
          <path className={styles.arrow} d="M9 12V2.800M5.400 6.200 9 2.600l3.600 3.600M3 15.400h12" />
        )}
      </svg>
    </button>
  );
}

/** Omits the percentage, because a name that keeps changing would be announced repeatedly. */
function text(active: number, failed: number, waiting: number): string {
  const parts = [
    active > 0 ? `${formatCount(active)} in progress` : null,
    failed > 0 ? `${formatCount(failed)} failed` : null,
    waiting > 0 ? `${formatCount(waiting)} ${waiting === 1 ? 'needs' : 'need'} attention` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Uploads' : `Uploads: ${parts.join(', ')}`;
}
