import { useId, useRef, type KeyboardEvent } from 'react';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CloseIcon, SearchIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './SearchField.css.js';

export interface SearchFieldProps {
  /** Its name and its placeholder: "Search documents". */
  label: string;
  /** What is typed. */
  value: string;
  /** Told the text at each change. */
  onChange: (value: string) => void;
  /** Told the text at Enter. */
  onSubmit?: (value: string) => void;
  /** Told when it was emptied: by the clear button, and by Escape where there is text. */
  onClear?: () => void;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large';
  /** As wide as its parent; otherwise at most 264 px. */
  fullWidth?: boolean;
  /** Id of the list that it filters. */
  controls?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Finds in what is shown. Enter submits, Escape clears. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  onClear,
  size = 'default',
  fullWidth,
  controls,
  autoFocus,
}: SearchFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);

  function clear(): void {
    onChange('');
    onClear?.();
    ref.current?.focus();
  }

  function keys(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onSubmit?.(value);
    }
    if (event.key === 'Escape' && value !== '') {
      // Clears the search only: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return (
    <div className={styles.search} data-full={fullWidth === true ? '' : undefined}>
      <div className={field.box} data-size={size} data-end={value === '' ? undefined : ''}>
        <label htmlFor={id} className={field.glyph}>
          <Icon icon={SearchIcon} label={label} />
        </label>
        <input
          ref={ref}
          id={id}
          type="search"
          className={field.input}
          value={value}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-controls={controls}
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
