import { useRef, useState } from 'react';
import { Button, Dialog, Notice, Stack, TextArea } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';

export interface DeclineDialogProps {
  title: string;
  pending: boolean;
  /** Why declining failed. */
  failure: string | null;
  onDecline: (comment: string) => void;
  onClose: () => void;
}

const commentLength = 1_000;

/** Asks for the reason, which the firm sees with the document. */
export function DeclineDialog({ title, pending, failure, onDecline, onClose }: DeclineDialogProps) {
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const blank = comment.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Decline to sign ${title}`}
      busy={pending}
      guard={!blank}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            pending={pending}
            onPress={() => {
              setMissing(blank);
              if (blank) field.current?.focus();
              else onDecline(comment.trim());
            }}
          >
            Decline to sign
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure === null ? null : (
          <Notice tone="critical" live>
            {failure}
          </Notice>
        )}
        <TextArea
          ref={field}
          label="Reason for declining"
          hint={pageMessages.declineHint}
          value={comment}
          onChange={setComment}
          maxLength={commentLength}
          rows={4}
          error={missing && blank ? pageMessages.commentNeeded : undefined}
        />
      </Stack>
    </Dialog>
  );
}
