import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { formatCount } from '../../components/counts/counts.js';
import { Icon } from '../../components/Icon/Icon.js';
import { CircleAlertIcon } from '../../components/Icon/icons.js';
import { SearchField } from '../../components/SearchField/SearchField.js';
import { matchingAccounts } from './matchingAccounts.js';
import { SetupSection } from './SetupSection.js';
import { SignerList, type SignerAccounts } from './SignerList.js';
import * as styles from './SignerPicker.css.js';

/** What an account is known by: a number, or a string such as a UUID. */
export type SignerId = number | string;

export interface SignerAccount<Id extends SignerId = number> {
  /** Unique id. */
  id: Id;
  /** The person's full name. */
  name: string;
  /** Address for the PIN. */
  email: string;
  /** An account with a pending invitation can be selected; an inactive one cannot. */
  status: 'ready' | 'notAccepted' | 'inactive';
}

export interface SignerPickerProps<Id extends SignerId = number> {
  /** The client that the accounts belong to. */
  clientName: string;
  /** One of loading, failed and ready. */
  accounts: SignerAccounts<Id>;
  /** Ids of the selected signers. */
  selectedIds: readonly Id[];
  /** Called with the ids of all selected signers. */
  onSelectedChange: (ids: readonly Id[]) => void;
  /** Error of the selection. It focuses the search field when it appears, and is read with it. */
  error?: string | undefined;
  /** Ref to the search field, to focus it while the error stays. */
  searchRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Selects the accounts of a client that sign. */
export function SignerPicker<Id extends SignerId>({
  clientName,
  accounts,
  selectedIds,
  onSelectedChange,
  error,
  searchRef,
}: SignerPickerProps<Id>) {
  const errorId = useId();
  const [search, setSearch] = useState('');
  const known = accounts.status === 'ready' ? accounts.accounts : [];
  const invalid = error !== undefined && error !== '';
  const ownRef = useRef<HTMLInputElement>(null);
  const field = searchRef ?? ownRef;

  useEffect(() => {
    if (invalid) field.current?.focus();
  }, [invalid, field]);

  return (
    <SetupSection
      title="Signers"
      aside={
        accounts.status === 'ready'
          ? `${formatCount(selectedIds.length)} of ${formatCount(known.length)} accounts selected`
          : undefined
      }
    >
      <div className={styles.box} role="group" aria-label="Signers" data-invalid={invalid ? '' : undefined}>
        <div className={styles.search}>
          <SearchField
            ref={field}
            describedBy={invalid ? errorId : undefined}
            label={`Search accounts of ${clientName}`}
            value={search}
            onChange={setSearch}
            fullWidth
          />
        </div>
        <SignerList
          accounts={accounts}
          shown={matchingAccounts(known, search)}
          search={search}
          selectedIds={selectedIds}
          onToggle={(id, selected) => onSelectedChange(toggled(known, selectedIds, id, selected))}
        />
      </div>
      {invalid ? (
        <p className={styles.error} id={errorId} role="alert">
          <Icon icon={CircleAlertIcon} tone="critical" />
          {error}
        </p>
      ) : null}
    </SetupSection>
  );
}

/** Keeps the selection in the order of the list, so that the plan is always in the same order. */
function toggled<Id extends SignerId>(
  accounts: readonly SignerAccount<Id>[],
  selectedIds: readonly Id[],
  id: Id,
  selected: boolean,
): readonly Id[] {
  const next = new Set(selectedIds);
  if (selected) next.add(id);
  else next.delete(id);
  return accounts.filter((account) => next.has(account.id)).map((account) => account.id);
}
