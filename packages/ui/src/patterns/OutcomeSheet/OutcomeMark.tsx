import { Icon, type IconComponent } from '../../components/Icon/Icon.js';
import {
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
const teeth = 24;

/** Draws the seal's edge: one small wave for each tooth, around a circle of 44. */
function edge(): string {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (Math.PI * index) / teeth;
    const radius = index % 2 === 0 ? 22 : 20.4;
    return `${(22 + radius * Math.sin(angle)).toFixed(2)} ${(22 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

export interface OutcomeMarkProps {
  kind: OutcomeKind;
  /** `paper`: 84 px, over the edge of the signed paper. */
  size?: 'sheet' | 'paper';
}

/** Draws the mark of an outcome: the seal only for a signature, discs for all others. */
export function OutcomeMark({ kind, size = 'sheet' }: OutcomeMarkProps) {
  if (kind === 'signed') {
    return (
      <svg className={styles.seal} data-size={size} viewBox="0 0 44 44" aria-hidden="true">
        <path d={edge()} className={styles.sealField} />
        <circle cx="22" cy="22" r="17" className={styles.sealRing} />
        <path d="m14.8 22.6 5 5 9.6-10.8" className={styles.sealTick} />
      </svg>
    );
  }
  return (
    <span className={styles.disc} data-kind={kind} aria-hidden="true">
      <Icon icon={icons[kind]} size={20} />
    </span>
  );
}
