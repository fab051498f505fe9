import { Fragment, useState, type FocusEvent, type ReactNode } from 'react';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import { SignerRow, type Measure } from './SignerRow.js';
import type { SignerAccount, SignerId } from './SignerPicker.js';
import * as styles from './SignerPicker.css.js';

export interface SignerRowsProps<Id extends SignerId> {
  /** Accounts that match the search. */
  shown: readonly SignerAccount<Id>[];
  selectedIds: readonly Id[];
  onToggle: (id: Id, selected: boolean) => void;
}

export interface DrawnRowsProps {
  shown: readonly SignerAccount<SignerId>[];
  /** Draws the row at this place. */
  draw: (index: number, measure?: Measure) => ReactNode;
}

/**
 * Lists up to this length render completely; in a longer one, this many rows until the rest can be omitted.
 */
const SHORT_LIST = 40;

function FirstRows({ shown, draw }: DrawnRowsProps) {
  return shown.slice(0, SHORT_LIST).map(({ id }, index) => <Fragment key={id}>{draw(index)}</Fragment>);
}

const NearRows = lazyComponent(async () => (await import('./NearSignerRows.js')).NearSignerRows, FirstRows);

/** Lists the accounts. In a long list only the rows near the visible area are in the page. */
export function SignerRows<Id extends SignerId>({ shown, selectedIds, onToggle }: SignerRowsProps<Id>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(-1);

  function draw(index: number, measure?: Measure): ReactNode {
    const account = shown[index];
    return account === undefined ? null : (
      <SignerRow
        account={account}
        selected={selectedIds.includes(account.id)}
        position={index + 1}
        total={shown.length}
        onToggle={onToggle}
        measure={measure}
      />
    );
  }

  return (
    <ul
      ref={setList}
      className={styles.list}
      onFocus={(event) => setFocused(indexOf(event))}
      onBlur={() => setFocused(-1)}
    >
      {shown.length > SHORT_LIST ? (
        <NearRows shown={shown} draw={draw} list={list} focused={focused} />
      ) : (
        <FirstRows shown={shown} draw={draw} />
      )}
    </ul>
  );
}

/** The row that has focus; -1 for the list itself. */
function indexOf({ target }: FocusEvent<HTMLElement>): number {
  return Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
