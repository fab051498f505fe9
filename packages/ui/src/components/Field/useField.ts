import { useId } from 'react';

export interface FieldText {
  /** What to type, above the field. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** Help below the field, until there is an error. */
  hint?: string | undefined;
  /** What is wrong and what to do. */
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

/** Ids and relations of one field. */
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
