import { Icon } from '../../components/Icon/Icon.js';
import { TimerIcon } from '../../components/Icon/icons.js';
import { Pill } from '../../components/Pill/Pill.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import * as styles from './SigningFrame.css.js';
import { formatClock, timeLimitExpired } from './signingFrame.messages.js';

export interface TimeLeftProps {
  /** Whole seconds until the lock ends. */
  seconds: number;
}

/** From here on the pill shows caution and the time is announced. */
const LAST_SECONDS = 60;

/** Shows how long the signer still holds the lock. */
export function TimeLeft({ seconds }: TimeLeftProps) {
  const expired = seconds === 0;
  const ending = seconds <= LAST_SECONDS;
  return (
    <>
      <Pill tone={ending ? 'caution' : 'outlined'} icon={<Icon icon={TimerIcon} size={14} />}>
        {expired ? (
          timeLimitExpired
        ) : (
          <span className={styles.figures}>{formatClock(seconds)} left to sign</span>
        )}
      </Pill>
      <VisuallyHidden>
        <span role="status">
          {expired ? timeLimitExpired : ending ? 'Less than a minute left to sign' : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
