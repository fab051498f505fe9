import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@countersign/api-client';
import { refusesViewName, VIEW_NAME_LENGTH, viewName, viewNameProblem } from '@countersign/api-client/rules';
import { FormDialog, TextField } from '@countersign/ui';
import { writeFailure } from '../../../services/writeFailure.ts';
import { nameProblems } from './savedViews.messages.ts';

interface ViewNameDialogProps {
  /** Verb and noun: "Rename view". */
  readonly title: string;
  readonly submitLabel: string;
  /** The name at first. */
  readonly name?: string;
  /** Names of the user's other views. */
  readonly others: readonly string[];
  readonly pending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for the name of a view, and says at the field what is wrong with it. */
export function ViewNameDialog({
  title,
  submitLabel,
  name = '',
  others,
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: ViewNameDialogProps) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const failure = error === null ? undefined : writeFailure(error);
  const isName = isApiError(error) && refusesViewName(error.code);
  useEffect(() => {
    if (isName) field.current?.focus();
    // Another try may be refused for the same reason.
  }, [isName, error]);
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      changed={text !== name}
      pending={pending}
      failure={isName ? undefined : failure}
      onSubmit={() => {
        const found = viewNameProblem(text, others);
        if (found !== null) {
          setProblem(nameProblems[found]);
          field.current?.focus();
          return;
        }
        setSent(text);
        onSubmit(viewName(text));
      }}
      onCancel={onClose}
    >
      <TextField
        ref={field}
        label="View name"
        value={text}
        // Blanks at the ends do not count.
        maxLength={VIEW_NAME_LENGTH * 2}
        required
        autoFocus
        autoComplete="off"
        // The name that was refused, until it is changed.
        error={problem ?? (isName && text === sent ? failure : undefined)}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      {children}
    </FormDialog>
  );
}
