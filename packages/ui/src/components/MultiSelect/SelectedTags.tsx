import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.js';
import { CloseIcon } from '../Icon/icons.js';
import type { Option } from '../Select/option.js';
import { OptionAvatar } from '../Select/OptionAvatar.js';
import * as styles from './MultiSelect.css.js';

interface SelectedTagsProps {
  label: string;
  value: readonly Option[];
  disabled: boolean;
  /** While the list is open, everything else is hidden from assistive technology, so Tab skips it. */
  listOpen: boolean;
  onRemove: (option: Option) => void;
  /** Called when focus moves past the last tag, or the last one is removed: focus moves to the text. */
  onLeave: () => void;
}

/**
 * Shows the selected options in the field: one tab stop; arrow keys move, Delete removes. It is not a
 * TagGroup, because the surrounding ComboBox would treat its tags as options.
 */
export function SelectedTags({ label, value, disabled, listOpen, onRemove, onLeave }: SelectedTagsProps) {
  const list = useRef<HTMLUListElement>(null);

  function go(index: number): void {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    if (index >= buttons.length) onLeave();
    else buttons[Math.max(0, index)]?.focus();
  }

  function remove(index: number): void {
    const option = value[index];
    if (option === undefined) return;
    // Moves focus to the neighbour before its own button disappears.
    go(index === 0 ? 1 : index - 1);
    onRemove(option);
  }

  function keys(event: KeyboardEvent, index: number): void {
    if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'ArrowRight') go(index + 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (value.length === 0) return null;
  return (
    <ul ref={list} aria-label={`Selected: ${label}`} className={styles.tags}>
      {value.map((option, index) => (
        <li
          key={option.id}
          className={styles.tag}
          data-person={(option.person ?? false) === false ? undefined : ''}
          data-disabled={disabled ? '' : undefined}
        >
          <OptionAvatar option={option} size={20} />
          <span className={styles.tagLabel}>{option.label}</span>
          {disabled ? null : (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${option.label}`}
              tabIndex={index === value.length - 1 && !listOpen ? 0 : -1}
              onKeyDown={(event) => {
                keys(event, index);
              }}
              onClick={() => {
                remove(index);
              }}
            >
              <Icon icon={CloseIcon} size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
