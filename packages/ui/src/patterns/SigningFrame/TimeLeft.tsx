import { useLayoutEffect, useRef } from 'react';
import { announce } from '../../components/announce/announce.js';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import { TimerIcon } from '../../components/Icon/icons.js';
import { Pill } from '../../components/Pill/Pill.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import * as styles from './SigningFrame.css.js';
import {
  formatClock,
  timeExtended,
  timeLeftToSign,
  timeLimitExpired,
  timeWarning,
} from './signingFrame.messages.js';

export interface TimeLeftProps {
  /** Whole seconds until the lock ends. */
  seconds: number;
  /** Called to extend the time, which is offered two minutes before the end. If omitted, it is not offered. */
  onExtend?: (() => void) | undefined;
  /** Whether the time is being extended. */
  extending?: boolean | undefined;
}

/** From here on more time is offered, in seconds. */
const OFFER_SECONDS = 120;

/** From here on the pill shows caution. */
const LAST_SECONDS = 60;

/** Shows how long the signer still holds the lock, announces its end early, and offers more time. */
export function TimeLeft({ seconds, onExtend, extending = false }: TimeLeftProps) {
  const clock = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const before = useRef<number>(null);
  const expired = seconds === 0;
  const ending = seconds <= LAST_SECONDS;
  const offered = onExtend !== undefined && seconds <= OFFER_SECONDS && !expired;

  // Before a dialog notices that the focused button is gone.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (last === null && seconds > 0) announce(timeLeftToSign(seconds));
    if (last === null || seconds <= last || !pressed.current) return;
    pressed.current = false;
    announce(timeExtended(seconds));
    if (document.activeElement === document.body) clock.current?.focus();
  }, [seconds]);

  return (
    <div className={styles.time}>
      {offered ? (
        <Button
          size="small"
          pending={extending}
          onPress={() => {
            pressed.current = true;
            onExtend();
          }}
        >
          Extend to 5 minutes
        </Button>
      ) : null}
      <span ref={clock} tabIndex={-1} className={styles.clock}>
        <Pill tone={ending ? 'caution' : 'outlined'} icon={<Icon icon={TimerIcon} size={14} />}>
          {expired ? (
            timeLimitExpired
          ) : (
            <span className={styles.figures}>{formatClock(seconds)} left to sign</span>
          )}
        </Pill>
      </span>
      <VisuallyHidden>
        <span role="status">
          {expired
            ? timeLimitExpired
            : ending
              ? timeWarning(1, offered)
              : offered
                ? timeWarning(2, true)
                : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
