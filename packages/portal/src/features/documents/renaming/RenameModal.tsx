import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import {
  documentFileName,
  isTitleErrorCode,
  shownName,
  titleProblem,
  titleRuleMessages,
} from '@countersign/api-client/rules';
import { DocumentLine, FormDialog, TextField, useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { renamingMessages } from './renaming.messages.ts';
import { isRenamedMeanwhile, readAgain, renaming } from './renaming.ts';
import { reportRenamed } from './reportRenamed.ts';

interface RenameModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Returns why the document can't have this title; undefined if it can. */
function problemOf(document: Schemas['Document'], title: string): string | undefined {
  if (title === '') return titleRuleMessages.titleRequired;
  const problem = titleProblem({ ...document, Title: title });
  return problem === null ? undefined : titleRuleMessages[problem];
}

/** The extension stays by itself: who types it as well does not mean "letter.pdf.pdf". */
function withoutExtension(document: Schemas['Document'], title: string): string {
  const extension = documentFileName({ ...document, Title: '' }).toLowerCase();
  const isTyped = extension !== '' && title.toLowerCase().endsWith(extension);
  const isAsBefore = document.Title.toLowerCase().endsWith(extension);
  return isTyped && !isAsBefore && title.length > extension.length
    ? title.slice(0, -extension.length)
    : title;
}

/** Asks for another title of a document, whose extension stays; what was typed stays after a failure. */
export function RenameModal({ document, onClose }: RenameModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  // The document is read again while its dialog is open: what another user called it meanwhile is not overwritten unseen.
  const [from, setFrom] = useState(document.Title);
  const [text, setText] = useState(from);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const saving = useMutation({
    ...renaming({ portal, queryClient }, kept),
    onSuccess: (_reply, { id, title }) => {
      reportRenamed({ portal, queryClient, toasts }, { id, from, to: title });
      onClose();
    },
    onError: async (refused, { id }) => {
      if (!isRenamedMeanwhile(refused)) return;
      const current = await readAgain({ portal, queryClient }, id).catch(() => null);
      if (current === null) return void setProblem(messageOf(refused));
      setFrom(current.Title);
      setProblem(renamingMessages.renamedMeanwhile(current.Title));
    },
  });
  const { error } = saving;
  const failure = error === null ? undefined : writeFailure(error);
  const isOfTitle = isApiError(error) && error.code !== null && isTitleErrorCode(error.code);
  const isAtField = isOfTitle || isRenamedMeanwhile(error);
  useEffect(() => {
    if (isAtField) field.current?.focus();
    // Another try may be refused for the same reason.
  }, [isAtField, error]);

  // Blanks at the ends are slips, but for those that it has had.
  const title = text === from ? from : withoutExtension(document, text.trim());

  function submit(): void {
    if (title === from) return void onClose();
    const found = problemOf(document, title);
    setProblem(found);
    if (found === undefined) saving.mutate({ id: document.Id, title, previous: from });
    else field.current?.focus();
  }

  return (
    <FormDialog
      open
      title="Rename document"
      description={<DocumentLine title={shownName(from)} extension={document.Extension} />}
      submitLabel="Save"
      changed={text !== from}
      pending={saving.isPending}
      failure={isAtField ? undefined : failure}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        ref={field}
        label="Title"
        value={text}
        required
        autoFocus
        selectOnFocus
        autoComplete="off"
        spellCheck={false}
        error={problem ?? (isOfTitle && title === saving.variables?.title ? failure : undefined)}
        // Inside the box it would give way to a long title.
        aside={shownName(documentFileName({ ...document, Title: '' }))}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
