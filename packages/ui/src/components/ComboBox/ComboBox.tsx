import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { Avatar } from '../Avatar/Avatar.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon, CircleAlertIcon, CloseIcon } from '../Icon/icons.js';
import { float } from '../Menu/Menu.css.js';
import type { Option } from '../Select/option.js';
import { OptionList } from '../Select/OptionList.js';
import * as options from '../Select/Options.css.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as hiding from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './ComboBox.css.js';

export interface ComboBoxProps extends FieldText {
  /** All options, or what the server found for the text. */
  options: readonly Option[];
  /** Id of the chosen option; null while none is. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The text, where the server searches: then `options` are not filtered here. */
  search?: { text: string; onTextChange: (text: string) => void; loading: boolean };
  placeholder?: string;
  /** Can be emptied again. */
  clearable?: boolean;
  /** @default 'default' */
  size?: 'default' | 'large';
  required?: boolean;
  disabled?: boolean;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

const all = () => true;

/** One of many options, found by typing. */
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
  const chosen = items.find((option) => option.id === value);
  const searching =
    search === undefined
      ? {}
      : { inputValue: search.text, onInputChange: search.onTextChange, defaultFilter: all };
  const loading = search?.loading === true;
  const wasOpen = useRef(false);

  function beforeKeys({ target }: KeyboardEvent): void {
    wasOpen.current = target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true';
  }

  function afterKeys(event: KeyboardEvent): void {
    // An Escape that closed the list is spent: the dialog around it stays.
    if (event.key === 'Escape' && wasOpen.current) event.stopPropagation();
  }

  return (
    <AriaComboBox
      className={field.field}
      value={value}
      onChange={(key) => {
        onChange(key === null ? null : String(key));
      }}
      isInvalid={invalid}
      allowsEmptyCollection
      menuTrigger="input"
      {...searching}
      {...(required === undefined ? {} : { isRequired: required })}
      {...(disabled === undefined ? {} : { isDisabled: disabled })}
      defaultItems={items}
    >
      <span className={labelHidden === true ? hiding.hidden : field.head}>
        <Label className={field.label}>{label}</Label>
        {aside === undefined ? null : <span className={field.aside}>{aside}</span>}
      </span>
      <Group
        role="presentation"
        className={field.box}
        data-size={size}
        data-end=""
        data-invalid={invalid ? '' : undefined}
        onKeyDownCapture={beforeKeys}
        onKeyDown={afterKeys}
      >
        {chosen?.person === true ? <Avatar name={chosen.label} /> : null}
        <Input className={field.input} {...(placeholder === undefined ? {} : { placeholder })} />
        {loading ? <Spinner size={14} /> : null}
        {clearable && value !== null ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear ${label}`}
            onClick={() => {
              onChange(null);
              search?.onTextChange('');
            }}
          >
            <Icon drawing={CloseIcon} />
          </button>
        ) : null}
        <Button className={styles.open}>
          <Icon drawing={ChevronDownIcon} />
        </Button>
      </Group>
      {invalid ? (
        <Text slot="errorMessage" className={field.error}>
          <Icon drawing={CircleAlertIcon} tone="critical" />
          {error}
        </Text>
      ) : null}
      {hint === undefined || invalid ? null : (
        <Text slot="description" className={field.hint}>
          {hint}
        </Text>
      )}
      <Popover className={`${float} ${options.popover}`} offset={4}>
        <OptionList options={items} empty={loading ? 'Searching…' : 'No Results Found'} />
      </Popover>
    </AriaComboBox>
  );
}
