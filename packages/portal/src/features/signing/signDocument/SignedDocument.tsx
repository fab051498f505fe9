import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, shownName } from '@countersign/api-client/rules';
import {
  Button,
  CheckIcon,
  Dialog,
  Icon,
  OutcomeSheet,
  Pill,
  PreviewFrame,
  type PreviewState,
} from '@countersign/ui';
import { outcomeMessages } from '../signing.messages.ts';
import { signingSteps } from '../signingSteps.ts';

interface SignedDocumentProps {
  readonly document: Schemas['Document'];
  readonly reader: { readonly employeeId: number; readonly firstName: string };
  /** The signed pages, and the firm's colour. */
  readonly preview: { readonly color: string; readonly state: PreviewState };
  readonly onClose: () => void;
}

/** Shows the pages with the signature that was just added, and what happens next. */
export function SignedDocument({ document, reader, preview, onClose }: SignedDocumentProps) {
  const { title, text } = outcomeMessages;
  const sealed = document.ActionTypeE === actionTypes.signed;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="frame"
      title={shownName(document.Title)}
      headerEnd={
        <Pill tone="positive" icon={<Icon icon={CheckIcon} size={14} />}>
          {sealed ? text.sealedState : text.signedState}
        </Pill>
      }
      aside={
        <OutcomeSheet
          kind="signed"
          title={title.signed(reader.firstName)}
          steps={signingSteps(document, reader.employeeId)}
        >
          {sealed ? text.sealed : text.signed}
        </OutcomeSheet>
      }
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <PreviewFrame
        title={shownName(document.Title)}
        color={preview.color}
        state={preview.state}
        onEscape={onClose}
      />
    </Dialog>
  );
}
