import { use, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useTrustedAnnouncer } from '../announce/useTrustedAnnouncer.js';
import { FieldFoot, FieldHead } from '../Field/AriaField.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { MinusIcon, PlusIcon } from '../Icon/icons.js';
import * as styles from './NumberField.css.js';

export interface NumberFieldProps extends FieldText {
  /** The number; null if the field is empty. */
  value: number | null;
  /** Called with the number on blur or step, and with null once it is cleared. */
  onChange: (value: number | null) => void;
  /** Minimum. A smaller typed number becomes the minimum. */
  min?: number | undefined;
  /** Maximum. A larger typed number becomes the maximum. */
  max?: number | undefined;
  /**
   * Step of an arrow key; typed numbers are rounded to the nearest step.
   * @default 1
   */
  step?: number | undefined;
  /** Unit after the number, in the field: "days". */
  unit?: string | undefined;
  /**
   * 32 px, or 40 in forms of public pages.
   * @default 'default'
   */
  size?: 'default' | 'large' | undefined;
  /** Makes the field as wide as its parent instead of 160 px. */
  fullWidth?: boolean | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Must be filled before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

/** Enters a quantity: days, limits, sizes. */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  size = 'default',
  fullWidth = false,
  name,
  required = false,
  disabled = false,
}: NumberFieldProps) {
  const invalid = error !== undefined && error !== '';
  return (
    <I18nProvider locale="en-AU">
      <AriaNumberField
        className={field.field}
        value={value ?? Number.NaN}
        onChange={(next) => {
          onChange(Number.isNaN(next) ? null : next);
        }}
        minValue={min}
        maxValue={max}
        step={step}
        name={name}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={invalid}
        validationBehavior="aria"
        incrementAriaLabel={`Increase ${label}`}
        decrementAriaLabel={`Decrease ${label}`}
      >
        <FieldHead label={label} labelHidden={labelHidden} aside={aside} />
        <Group
          className={`${field.box} ${styles.box}`}
          data-size={size}
          data-short={fullWidth ? undefined : ''}
          data-invalid={invalid ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
        >
          <NumberInput />
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
          <span className={styles.steps}>
            <Button slot="decrement" className={styles.step}>
              <Icon icon={MinusIcon} />
            </Button>
            <Button slot="increment" className={styles.step}>
              <Icon icon={PlusIcon} />
            </Button>
          </span>
        </Group>
        <FieldFoot hint={hint} error={error} />
      </AriaNumberField>
    </I18nProvider>
  );
}

/** Renders anew with each change of the number. */
function NumberInput() {
  use(NumberFieldStateContext);
  useTrustedAnnouncer();
  return <Input className={field.input} data-tabular="" />;
}
