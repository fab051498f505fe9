import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { FieldFoot, FieldHead } from '../Field/AriaField.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon } from '../Icon/icons.js';
import { float } from '../Menu/Menu.css.js';
import { FieldFloat } from '../Popover/FieldFloat.js';
import type { Option } from './option.js';
import { OptionList } from './OptionList.js';
import * as options from './Options.css.js';
import * as styles from './Select.css.js';

export interface SelectProps extends FieldText {
  /** All options, in order: `{ id, label }`. */
  options: readonly Option[];
  /** Id of the selected option; null if none is selected. */
  value: string | null;
  /** Called with the id of the selected option. */
  onChange: (value: string) => void;
  /**
   * Placeholder while nothing is selected.
   * @default 'Select'
   */
  placeholder?: string | undefined;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large' | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Must be selected before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

/** Selects one of a few known options. For more than about ten, use a ComboBox. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  aside,
  options: items,
  value,
  onChange,
  placeholder = 'Select',
  size = 'default',
  name,
  required,
  disabled,
}: SelectProps) {
  const invalid = error !== undefined && error !== '';
  return (
    <AriaSelect
      className={field.field}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      placeholder={placeholder}
      isInvalid={invalid}
      {...(name === undefined ? {} : { name })}
      {...(required === undefined ? {} : { isRequired: required })}
      {...(disabled === undefined ? {} : { isDisabled: disabled })}
    >
      <FieldHead label={label} labelHidden={labelHidden} aside={aside} />
      <Button className={styles.trigger} data-size={size} data-invalid={invalid ? '' : undefined}>
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} />
        </span>
      </Button>
      <FieldFoot hint={hint} error={error} />
      <FieldFloat className={`${float} ${options.popover}`}>
        <OptionList options={items} empty="No Results Found" />
      </FieldFloat>
    </AriaSelect>
  );
}
