import { useState, type KeyboardEvent } from 'react';
import { Spinner } from '../Spinner/Spinner.js';
import { focusWhenReachable } from './focusWhenReachable.js';
import * as styles from './Tree.css.js';
import type { TreeId, TreeNode } from './treeItems.js';
import { treeMessages } from './tree.messages.js';
import type { TreeRename } from './useTreeRename.js';

export interface TreeRenameFieldProps<Id extends TreeId = number> {
  node: TreeNode<Id>;
  rename: TreeRename<Id>;
  /** Whether it is being saved: the typed text is then fixed. */
  pending: boolean;
  /** Id of the error message. */
  noteId: string | undefined;
  /** Called when the text changes. */
  onTyped: () => void;
}

/** Renders the name as a field, in the label's place. It handles its own keys. */
export function TreeRenameField<Id extends TreeId>({
  node,
  rename,
  pending,
  noteId,
  onTyped,
}: TreeRenameFieldProps<Id>) {
  const [name, setName] = useState(node.label);

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') rename.save(name);
    else rename.giveUp();
  }

  return (
    <>
      <input
        ref={selectAll}
        className={styles.rename}
        data-tree-rename=""
        aria-label={treeMessages.nameOf(node.label)}
        aria-invalid={noteId === undefined ? undefined : true}
        aria-describedby={noteId}
        aria-busy={pending}
        autoComplete="off"
        spellCheck={false}
        readOnly={pending}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          onTyped();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => rename.leave(name)}
      />
      {pending ? <Spinner size={14} /> : null}
    </>
  );
}

/** Selects the whole name at first, so that typing replaces it. */
function selectAll(field: HTMLInputElement | null): void {
  if (field === null) return;
  focusWhenReachable(field);
  field.select();
}
