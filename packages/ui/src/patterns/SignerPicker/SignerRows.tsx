import { useState, type FocusEvent } from 'react';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import { SignerRow } from './SignerRow.js';
import type { SignerAccount } from './SignerPicker.js';
import * as styles from './SignerPicker.css.js';

export interface SignerRowsProps {
  /** Accounts that match the search. */
  shown: readonly SignerAccount[];
  selectedIds: readonly number[];
  onToggle: (id: number, selected: boolean) => void;
}

/**
 * Lists up to this length render completely; in a longer one, this many rows until the rest can be omitted.
 */
const SHORT_LIST = 40;

function FirstRows({ shown, selectedIds, onToggle }: SignerRowsProps) {
  return shown
    .slice(0, SHORT_LIST)
    .map((account, index) => (
      <SignerRow
        key={account.id}
        account={account}
        selected={selectedIds.includes(account.id)}
        position={index + 1}
        total={shown.length}
        onToggle={onToggle}
      />
    ));
}

const NearRows = lazyComponent(async () => (await import('./NearSignerRows.js')).NearSignerRows, FirstRows);

/** Lists the accounts. In a long list only the rows near the visible area are in the page. */
export function SignerRows(props: SignerRowsProps) {
  const { shown } = props;
  const [list, setList] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(-1);
  return (
    <ul
      ref={setList}
      className={styles.list}
      onFocus={(event) => setFocused(indexOf(event))}
      onBlur={() => setFocused(-1)}
    >
      {shown.length > SHORT_LIST ? (
        <NearRows {...props} list={list} focused={focused} />
      ) : (
        <FirstRows {...props} />
      )}
    </ul>
  );
}

/** The row that has focus; -1 for the list itself. */
function indexOf({ target }: FocusEvent<HTMLElement>): number {
  return Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
