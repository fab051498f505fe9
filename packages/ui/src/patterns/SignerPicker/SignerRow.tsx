import { Avatar } from '../../components/Avatar/Avatar.js';
import { Checkbox } from '../../components/Checkbox/Checkbox.js';
import type { SignerAccount, SignerId } from './SignerPicker.js';
import * as styles from './SignerPicker.css.js';

export type Measure = (element: Element | null) => void;

interface SignerRowProps<Id extends SignerId> {
  account: SignerAccount<Id>;
  selected: boolean;
  /** Position in the whole list, from 1. */
  position: number;
  total: number;
  onToggle: (id: Id, selected: boolean) => void;
  /** Receives the row's element, to measure its height. */
  measure?: Measure | undefined;
}

/** Selects one account. */
export function SignerRow<Id extends SignerId>({
  account,
  selected,
  position,
  total,
  onToggle,
  measure,
}: SignerRowProps<Id>) {
  return (
    <li
      ref={measure}
      className={styles.row}
      aria-setsize={total}
      aria-posinset={position}
      data-index={position - 1}
    >
      <Checkbox
        label={<SignerText account={account} />}
        checked={selected}
        disabled={account.status === 'inactive'}
        onChange={(next) => onToggle(account.id, next)}
      />
    </li>
  );
}

/** Where a narrow row breaks an address first: after "@" and ".". */
const breakable = /(?<=[@.])/;

const statusLabels = { ready: null, notAccepted: 'Invitation not accepted', inactive: 'Inactive' } as const;

function SignerText({ account }: { account: SignerAccount<SignerId> }) {
  const status = statusLabels[account.status];
  return (
    <span className={styles.person}>
      <Avatar name={account.name} size={28} inactive={account.status === 'inactive'} />
      <span className={styles.text}>
        <span className={styles.name} data-status={account.status}>
          {account.name}
        </span>
        <span className={styles.email}>
          {account.email.split(breakable).flatMap((part, index) => [part, <wbr key={index} />])}
        </span>
      </span>
      {status === null ? null : (
        <span className={styles.status} data-status={account.status}>
          {status}
        </span>
      )}
    </span>
  );
}
