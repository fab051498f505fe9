import { Icon, type IconComponent } from '../../components/Icon/Icon.js';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  LockIcon,
  MinusIcon,
  SendIcon,
  UsersIcon,
} from '../../components/Icon/icons.js';
import type { OutcomeKind } from './OutcomeSheet.js';
import * as styles from './OutcomeSheet.css.js';

const icons: Record<Exclude<OutcomeKind, 'signed'>, IconComponent> = {
  sent: SendIcon,
  declined: CloseIcon,
  expired: ClockIcon,
  inUse: LockIcon,
  waiting: UsersIcon,
  none: MinusIcon,
};

/** Number of points of the seal's edge. */
const teeth = 20;

/** Draws the seal's edge: one small wave for each tooth, around a circle of 44. */
function edge(): string {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (Math.PI * index) / teeth;
    const radius = index % 2 === 0 ? 22 : 20.2;
    return `${(22 + radius * Math.sin(angle)).toFixed(2)} ${(22 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Draws the mark of an outcome: the seal only for a signature, discs for all others. */
export function OutcomeMark({ kind }: { kind: OutcomeKind }) {
  if (kind === 'signed') {
    return (
      <span className={styles.seal} aria-hidden="true">
        <svg width="44" height="44" viewBox="0 0 44 44">
          <path d={edge()} className={styles.sealField} />
          <circle cx="22" cy="22" r="16.5" className={styles.sealRing} />
        </svg>
        <span className={styles.sealTick}>
          <Icon icon={CheckIcon} size={20} />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.disc} data-kind={kind} aria-hidden="true">
      <Icon icon={icons[kind]} size={20} />
    </span>
  );
}
