import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime, fullName, resendPinsDenialReason, shownName } from '@countersign/api-client/rules';
import { Button, Dialog, Notice, OutcomeSheet, Stack, Text, type OutcomeKind } from '@countersign/ui';
import { outcomeMessages } from '../signing.messages.ts';
import { signingSteps } from '../signingSteps.ts';
import { ownSigner, type ShownOutcome } from './signDocumentState.ts';

type Document = Schemas['Document'];

interface SignOutcomeProps {
  readonly step: Exclude<ShownOutcome, 'signed'>;
  readonly document: Document;
  readonly reader: { readonly employeeId: number };
  /** Why no new PIN was sent when one was asked for. */
  readonly problem: string | null;
  readonly resending: boolean;
  readonly onClose: () => void;
  readonly onCheckAgain: () => void;
  readonly onResend: () => void;
}

const kinds: Record<SignOutcomeProps['step'], OutcomeKind> = {
  noTask: 'none',
  notSigner: 'none',
  alreadySigned: 'signed',
  notYourTurn: 'waiting',
  declined: 'declined',
  complete: 'none',
  otherMethod: 'none',
  inUse: 'inUse',
  pinDead: 'expired',
};

/** Returns title and text of an outcome, from the document's data. */
function wordsOf({ step, document, reader }: SignOutcomeProps): { title: string; text: string } {
  const { title, text } = outcomeMessages;
  const own = ownSigner(document, reader.employeeId);
  switch (step) {
    case 'alreadySigned': {
      const time = own?.SignedDate ?? null;
      return {
        title: title.alreadySigned,
        text: text.alreadySigned(time === null ? null : formatDateTime(time)),
      };
    }
    case 'declined':
      return { title: title.declined(document.DeclinedBy), text: text.declined };
    case 'inUse': {
      const holder = document.UsersToSign.find(({ InUse }) => InUse === true);
      const name = holder === undefined ? null : fullName(holder);
      const until = holder?.LockExpires ?? null;
      return { title: title.inUse(name), text: text.inUse(until === null ? null : formatDateTime(until)) };
    }
    case 'pinDead':
      return { title: title.pinDead, text: document.EnabledNotifications ? text.pinDead : text.pinDeadOff };
    default:
      return { title: title[step], text: text[step] };
  }
}

function Action({ step, document, resending, onClose, onCheckAgain, onResend }: SignOutcomeProps) {
  if (step === 'inUse') {
    return (
      <Button variant="primary" onPress={onCheckAgain}>
        Check now
      </Button>
    );
  }
  if (step === 'pinDead') {
    return (
      <Button
        variant="primary"
        pending={resending}
        disabledReason={resendPinsDenialReason(document) ?? undefined}
        onPress={onResend}
      >
        Send a new PIN
      </Button>
    );
  }
  return (
    <Button variant="primary" onPress={onClose}>
      Close
    </Button>
  );
}

/**
 * Reports that there is nothing to sign, no longer or not yet: the facts, the signers, and one suitable
 * action.
 */
export function SignOutcome(props: SignOutcomeProps) {
  const { step, document, problem, onClose } = props;
  const { title, text } = wordsOf(props);
  return (
    <Dialog open onOpenChange={onClose} size="medium" title="Sign document" footer={<Action {...props} />}>
      <OutcomeSheet
        kind={kinds[step]}
        title={title}
        document={{ title: shownName(document.Title), extension: document.Extension }}
        quote={step === 'declined' ? (document.DeclineComment ?? undefined) : undefined}
        steps={step === 'noTask' ? undefined : signingSteps(document)}
      >
        {problem === null ? (
          text
        ) : (
          <Stack gap={12}>
            <Text tone="muted">{text}</Text>
            <Notice tone="critical" live>
              {problem}
            </Notice>
          </Stack>
        )}
      </OutcomeSheet>
    </Dialog>
  );
}
