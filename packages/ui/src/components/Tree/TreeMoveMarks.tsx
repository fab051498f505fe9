import { styleVariables } from '../../theme/styleVariables.js';
import * as styles from './Tree.css.js';
import type { TreeId } from './treeItems.js';
import { treeMoveMessages } from './treeMove.messages.js';
import type { Aim } from './treeMoving.js';

/**
 * Renders the line of the drop position, and why it is invalid. Screen readers announce both as they happen.
 */
export function DropMark<Id extends TreeId>({ aim: { spot, refusal } }: { aim: Aim<Id> }) {
  if (spot === undefined) return null;
  return (
    <>
      {spot.side === 'inside' ? null : (
        <span
          className={styles.line}
          data-side={spot.side}
          data-refused={refusal === undefined ? undefined : ''}
          style={styleVariables({ [styles.dropLevel]: String(spot.level) })}
          aria-hidden="true"
        />
      )}
      {refusal === undefined ? null : (
        <span className={styles.reason} aria-hidden="true">
          {refusal}
        </span>
      )}
    </>
  );
}

/** Says what ends a move by keys, which was spoken as it began. */
export function MoveHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      {treeMoveMessages.hint}
    </div>
  );
}
