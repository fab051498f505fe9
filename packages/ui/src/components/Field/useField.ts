import { useId } from 'react';

export interface FieldText {
  /** Label above the field. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Help below the field, until there is an error. */
  hint?: string | undefined;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
}

interface FieldIds {
  inputId: string;
  labelId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  /** Spread on the input. */
  aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** Creates the ids and ARIA relations of one field. */
export function useField({ hint, error }: Pick<FieldText, 'hint' | 'error'>): FieldIds {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const errorId = hasError ? `${id}-error` : undefined;
  const hintId = !hasError && hint !== undefined ? `${id}-hint` : undefined;
  return {
    inputId: `${id}-input`,
    labelId: `${id}-label`,
    hintId,
    errorId,
    aria: { 'aria-invalid': hasError ? true : undefined, 'aria-describedby': errorId ?? hintId },
  };
}
