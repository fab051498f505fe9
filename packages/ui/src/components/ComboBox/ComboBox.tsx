import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { FieldFoot, FieldHead } from '../Field/AriaField.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon, CloseIcon } from '../Icon/icons.js';
import { OpeningInput } from '../Select/OpeningInput.js';
import type { Option } from '../Select/option.js';
import { OptionAvatar } from '../Select/OptionAvatar.js';
import { searchOutcome, type OptionSearch } from '../Select/searching.js';
import { SearchList } from '../Select/SearchList.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as styles from './ComboBox.css.js';
import { createSpentEscape } from './spentEscape.js';

export interface ComboBoxProps extends FieldText {
  /** All options, or the server's results for the text. */
  options: readonly Option[];
  /** Id of the selected option; null if none is selected. */
  value: string | null;
  /** Called with the id of the selected option, and with null once it is cleared. */
  onChange: (value: string | null) => void;
  /** Enables search on the server: `options` are then its results, and are not filtered. */
  search?: OptionSearch | undefined;
  /** Placeholder: "Type a name". */
  placeholder?: string | undefined;
  /** Shows a button that clears the field. */
  clearable?: boolean | undefined;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large' | undefined;
  /** Must be selected before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

const all = () => true;

/** Selects one of many options by typing. */
export function ComboBox({
  label,
  labelHidden,
  hint,
  error,
  aside,
  options: items,
  value,
  onChange,
  search,
  placeholder,
  clearable = false,
  size = 'default',
  required,
  disabled,
}: ComboBoxProps) {
  const invalid = error !== undefined && error !== '';
  const [escape] = useState(createSpentEscape);
  const [lastSelected, setLastSelected] = useState<Option>();
  // The server's next results may omit the option selected from the last ones.
  const selected =
    items.find((option) => option.id === value) ?? (lastSelected?.id === value ? lastSelected : undefined);
  const { shown, empty, note } = searchOutcome(items, search);
  const searching =
    search === undefined
      ? {}
      : { inputValue: search.text, onInputChange: search.onTextChange, defaultFilter: all };

  function choose(id: string | null): void {
    const option = id === selected?.id ? selected : items.find((item) => item.id === id);
    setLastSelected(option);
    // Removes text that selected nothing, because it would look like a selection.
    search?.onTextChange(option?.label ?? '');
    if (id !== value) onChange(id);
  }

  return (
    <AriaComboBox
      className={field.field}
      value={value}
      onChange={(key) => {
        choose(key === null ? null : String(key));
      }}
      isInvalid={invalid}
      allowsEmptyCollection
      menuTrigger="input"
      {...searching}
      {...(required === undefined ? {} : { isRequired: required })}
      {...(disabled === undefined ? {} : { isDisabled: disabled })}
      defaultItems={shown}
    >
      {({ isOpen }) => (
        <>
          <FieldHead label={label} labelHidden={labelHidden} aside={aside} />
          <Group
            role="presentation"
            className={field.box}
            data-size={size}
            data-end=""
            data-invalid={invalid ? '' : undefined}
            {...escape}
          >
            <OptionAvatar option={selected} />
            <OpeningInput className={field.input} {...(placeholder === undefined ? {} : { placeholder })} />
            {search?.loading === true ? <Spinner size={14} /> : null}
            {clearable && value !== null ? (
              <button
                type="button"
                className={styles.clear}
                aria-label={`Clear ${label}`}
                // While the list is open, everything else is hidden from assistive technology, so Tab skips
                // it.
                tabIndex={isOpen ? -1 : 0}
                onClick={() => {
                  choose(null);
                }}
              >
                <Icon icon={CloseIcon} />
              </button>
            ) : null}
            <Button className={styles.open}>
              <Icon icon={ChevronDownIcon} />
            </Button>
          </Group>
          <FieldFoot hint={hint} error={error} />
          <SearchList options={shown} empty={empty} note={note} />
        </>
      )}
    </AriaComboBox>
  );
}
