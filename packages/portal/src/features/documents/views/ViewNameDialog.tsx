import { useState, type ReactNode } from 'react';
import { VIEW_NAME_LENGTH, viewName, viewNameProblem } from '@countersign/api-client/rules';
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
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      changed={text !== name}
      pending={pending}
      failure={error === null ? undefined : writeFailure(error)}
      onSubmit={() => {
        const found = viewNameProblem(text, others);
        if (found !== null) return setProblem(nameProblems[found]);
        onSubmit(viewName(text));
      }}
      onCancel={onClose}
    >
      <TextField
        label="View name"
        value={text}
        // Blanks at the ends do not count.
        maxLength={VIEW_NAME_LENGTH * 2}
        required
        autoFocus
        autoComplete="off"
        error={problem}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      {children}
    </FormDialog>
  );
}
