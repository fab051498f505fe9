import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import * as combo from '../ComboBox/ComboBox.css.js';
import { createSpentEscape } from '../ComboBox/spentEscape.js';
import { FieldFoot, FieldHead } from '../Field/AriaField.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon } from '../Icon/icons.js';
import { OpeningInput } from '../Select/OpeningInput.js';
import type { Option } from '../Select/option.js';
import { searchOutcome, type OptionSearch } from '../Select/searching.js';
import { SearchList } from '../Select/SearchList.js';
import { Spinner } from '../Spinner/Spinner.js';
import { SelectedTags } from './SelectedTags.js';
import { selectedOf, refuseBeyond } from './selected.js';
import * as styles from './MultiSelect.css.js';

export interface MultiSelectProps extends FieldText {
  /** All options, or the server's results for the text. */
  options: readonly Option[];
  /** Selected options, whole, because the server's next results may omit them. */
  value: readonly Option[];
  /** Called with all selected options, in order of selection. */
  onChange: (value: readonly Option[]) => void;
  /** Enables search on the server: `options` are then its results, and are not filtered. */
  search?: OptionSearch | undefined;
  /** Placeholder while nothing is selected: "Search clients". */
  placeholder?: string | undefined;
  /** Maximum number of selected options; the others then explain it. */
  max?: number | undefined;
  /** An option must be selected before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /**
   * At the end of the label's line; by default the number of selected options.
   * @default how many are chosen
   */
  aside?: ReactNode;
}

const all = () => true;

/** Selects several of many options by typing. */
export function MultiSelect({
  label,
  labelHidden,
  hint,
  error,
  aside,
  options,
  value,
  onChange,
  search,
  placeholder,
  max,
  required,
  disabled = false,
}: MultiSelectProps) {
  const [ownText, setOwnText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [escape] = useState(createSpentEscape);
  const invalid = error !== undefined && error !== '';
  const { shown, empty, note } = searchOutcome(refuseBeyond(options, value, max), search);
  const text = search?.text ?? ownText;
  const setText = search?.onTextChange ?? setOwnText;
  const count = value.length === 0 ? undefined : `${String(value.length)} selected`;

  function keys(event: KeyboardEvent<HTMLInputElement>): void {
    if (text !== '' || value.length === 0) return;
    if (event.key === 'Backspace') onChange(value.slice(0, -1));
    if (event.key === 'ArrowLeft') {
      const buttons = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('li button');
      [...(buttons ?? [])].at(-1)?.focus();
    }
  }

  return (
    <AriaComboBox
      className={field.field}
      selectionMode="multiple"
      value={value.map((option) => option.id)}
      onChange={(ids) => {
        const next = selectedOf(ids.map(String), value, options);
        // On blur and Escape the field reports its selection again: nothing to pass on. Text that selected nothing
        // is removed; otherwise the list would stay open.
        if (next !== value) onChange(next);
        else if (text !== '') setText('');
      }}
      inputValue={text}
      onInputChange={setText}
      onBlur={() => {
        // Removes text that selected nothing, because it would look like a selection.
        if (text !== '') setText('');
      }}
      isInvalid={invalid}
      isDisabled={disabled}
      allowsEmptyCollection
      menuTrigger="input"
      {...(search === undefined ? {} : { defaultFilter: all })}
      {...(required === undefined ? {} : { isRequired: required })}
      defaultItems={shown}
    >
      {({ isOpen }) => (
        <>
          <FieldHead label={label} labelHidden={labelHidden} aside={aside ?? count} />
          <Group
            role="presentation"
            className={`${field.box} ${styles.box}`}
            data-end=""
            data-filled={value.length === 0 ? undefined : ''}
            data-invalid={invalid ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            {...escape}
          >
            <span className={styles.inside}>
              <SelectedTags
                label={label}
                value={value}
                disabled={disabled}
                listOpen={isOpen}
                onRemove={(removed) => {
                  onChange(value.filter((option) => option !== removed));
                }}
                onLeave={() => input.current?.focus()}
              />
              <OpeningInput
                ref={input}
                className={`${field.input} ${styles.input}`}
                onKeyDown={keys}
                {...(placeholder === undefined || value.length > 0 ? {} : { placeholder })}
              />
            </span>
            {search?.loading === true ? <Spinner size={14} /> : null}
            <Button className={combo.open}>
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
