import { Button } from '../../components/Button/Button.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Skeleton } from '../../components/Skeleton/Skeleton.js';
import type { SignerAccount, SignerId } from './SignerPicker.js';
import { noAccounts, noAccountsMatch } from './signerPicker.messages.js';
import { SignerRows, type SignerRowsProps } from './SignerRows.js';
import * as styles from './SignerPicker.css.js';

export type SignerAccounts<Id extends SignerId = number> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; accounts: readonly SignerAccount<Id>[] };

export interface SignerListProps<Id extends SignerId> extends SignerRowsProps<Id> {
  accounts: SignerAccounts<Id>;
  search: string;
}

/** Lists the accounts, or says why there are none. */
export function SignerList<Id extends SignerId>({
  accounts,
  shown,
  search,
  selectedIds,
  onToggle,
}: SignerListProps<Id>) {
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
    return <p className={styles.empty}>{noAccounts}</p>;
  }
  if (shown.length === 0) {
    return (
      <p className={styles.empty} role="status">
        {noAccountsMatch(search.trim())}
      </p>
    );
  }
  return <SignerRows shown={shown} selectedIds={selectedIds} onToggle={onToggle} />;
}
