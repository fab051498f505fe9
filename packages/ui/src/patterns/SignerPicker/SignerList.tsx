import { Avatar } from '../../components/Avatar/Avatar.js';
import { Button } from '../../components/Button/Button.js';
import { Checkbox } from '../../components/Checkbox/Checkbox.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Skeleton } from '../../components/Skeleton/Skeleton.js';
import type { SignerAccount } from './SignerPicker.js';
import * as styles from './SignerPicker.css.js';

export type SignerAccounts =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; accounts: readonly SignerAccount[] };

export interface SignerListProps {
  accounts: SignerAccounts;
  /** Accounts that match the search. */
  shown: readonly SignerAccount[];
  search: string;
  selectedIds: readonly number[];
  onToggle: (id: number, selected: boolean) => void;
}

const statusLabels = { ready: null, notAccepted: 'Invitation not accepted', inactive: 'Inactive' } as const;

/** Lists the accounts, or says why there are none. */
export function SignerList({ accounts, shown, search, selectedIds, onToggle }: SignerListProps) {
  if (accounts.status === 'loading') {
    return (
      <div className={styles.waiting} role="status" aria-label="Loading accounts">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} width={`${70 - line * 9}%`} />
        ))}
      </div>
    );
  }
  if (accounts.status === 'failed') {
    return (
      <Notice
        tone="critical"
        action={
          <Button size="small" onPress={accounts.onRetry}>
            Try again
          </Button>
        }
      >
        {accounts.message}
      </Notice>
    );
  }
  if (accounts.accounts.length === 0) {
    return <p className={styles.empty}>This client has no accounts yet. Invite one to collect signatures.</p>;
  }
  if (shown.length === 0) {
    return (
      <p className={styles.empty} role="status">
        No accounts match “{search.trim()}”.
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {shown.map((account) => (
        <li key={account.id} className={styles.row}>
          <Checkbox
            label={<SignerText account={account} />}
            checked={selectedIds.includes(account.id)}
            disabled={account.status === 'inactive'}
            onChange={(selected) => onToggle(account.id, selected)}
          />
        </li>
      ))}
    </ul>
  );
}

interface SignerTextProps {
  account: SignerAccount;
}

function SignerText({ account }: SignerTextProps) {
  const status = statusLabels[account.status];
  return (
    <span className={styles.person}>
      <Avatar name={account.name} size={28} inactive={account.status === 'inactive'} />
      <span className={styles.text}>
        <span className={styles.name} data-status={account.status}>
          {account.name}
        </span>
        <span className={styles.email}>{account.email}</span>
      </span>
      {status === null ? null : (
        <span className={styles.status} data-status={account.status}>
          {status}
        </span>
      )}
    </span>
  );
}
