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
  /** All options, in order. */
  options: readonly Option[];
  /** Id of the chosen option; null while none is. */
  value: string | null;
  /** Told the id of what was chosen. */
  onChange: (value: string) => void;
  /**
   * What stands in the field while nothing is chosen.
   * @default 'Choose'
   */
  placeholder?: string;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large';
  /** Name in a sent form. */
  name?: string;
  /** Must be chosen before the form is sent. */
  required?: boolean;
  /** Cannot be changed or reached now. */
  disabled?: boolean;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

/** One of a few known options. More than about ten want a ComboBox. */
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
