import { useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CloseIcon, SearchIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './SearchField.css.js';

export interface SearchFieldProps {
  /** Name and placeholder: "Search documents". */
  label: string;
  /** The search text. */
  value: string;
  /** Called with the text on each change. */
  onChange: (value: string) => void;
  /** Called with the text on Enter. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Called when the field is cleared, by its button or by Escape. */
  onClear?: (() => void) | undefined;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large' | undefined;
  /** Makes the field as wide as its parent; otherwise at most 264 px. */
  fullWidth?: boolean | undefined;
  /** Id of the list that it filters. */
  controls?: string | undefined;
  /** Id of an error of what is searched, read with the field. */
  describedBy?: string | undefined;
  /** Focuses the control when it mounts. */
  autoFocus?: boolean | undefined;
  /** Ref to the native element, to focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Searches visible content. Enter submits, Escape clears. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  onClear,
  size = 'default',
  fullWidth,
  controls,
  describedBy,
  autoFocus,
  ref,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  function clear(): void {
    onChange('');
    onClear?.();
    input.current?.focus();
  }

  function keys(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onSubmit?.(value);
    }
    if (event.key === 'Escape' && value !== '') {
      // Clears only the search; a surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return (
    <div className={styles.search} data-full={fullWidth === true ? '' : undefined}>
      <div className={field.box} data-size={size} data-end={value === '' ? undefined : ''}>
        <label htmlFor={id} className={field.glyph}>
          <Icon icon={SearchIcon} />
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          aria-label={label}
          className={field.input}
          value={value}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-controls={controls}
          aria-describedby={describedBy}
          autoFocus={autoFocus}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          onKeyDown={keys}
        />
        {value === '' ? null : <IconButton label="Clear search" icon={CloseIcon} onPress={clear} />}
      </div>
    </div>
  );
}
