import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { ReactNode } from 'react';
import * as field from './Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CircleAlertIcon } from '../Icon/icons.js';
import * as hiding from '../VisuallyHidden/VisuallyHidden.css.js';

interface FieldHeadProps {
  label: string;
  labelHidden: boolean | undefined;
  aside: ReactNode;
}

/** Renders the label line of a field that React Aria connects. */
export function FieldHead({ label, labelHidden, aside }: FieldHeadProps) {
  return (
    <span className={labelHidden === true ? hiding.hidden : field.head}>
      <Label className={field.label}>{label}</Label>
      {aside === undefined ? null : <span className={field.aside}>{aside}</span>}
    </span>
  );
}

interface FieldFootProps {
  hint: string | undefined;
  error: string | undefined;
}

/** Renders the error or hint of a field that React Aria connects. */
export function FieldFoot({ hint, error }: FieldFootProps) {
  if (error !== undefined && error !== '') {
    return (
      <Text slot="errorMessage" className={field.error}>
        <Icon icon={CircleAlertIcon} tone="critical" />
        {error}
      </Text>
    );
  }
  if (hint === undefined) return null;
  return (
    <Text slot="description" className={field.hint}>
      {hint}
    </Text>
  );
}
