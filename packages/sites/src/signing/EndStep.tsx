import { formatDateTime, type SigningPage, type SigningStage } from '@countersign/api-client/rules';
import { OutcomeSheet, type OutcomeKind } from '@countersign/ui';
import { pageSteps } from './pageSteps.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';
import styles from './signing.module.css';

/** Stages without anything left to do on this page. */
type EndStage = Exclude<SigningStage, 'login' | 'pin' | 'read'>;

export interface EndStepProps {
  page: SigningPage;
  stage: EndStage;
  justDone: boolean;
}

interface Outcome {
  title: string;
  text: string;
}

/** State of the task after this signer signed. */
function afterSigning(page: SigningPage): string {
  const names = page.Signers.filter((signer) => signer.SignedDate === null).map((signer) => signer.Name);
  switch (page.TaskState) {
    case 'completed':
      return thenDeleted(page, pageMessages.allSigned);
    case 'declined':
      return thenDeleted(page, pageMessages.declinedAfter(declinedBy(page)));
    case 'removed':
      return pageMessages.removedAfter(page.Firm.Name);
    case 'open':
      return page.DocumentDeleted
        ? pageMessages.deletedAfter(page.Firm.Name)
        : pageMessages.stillToSign(names);
  }
}

/** Adds to an outcome that the firm has deleted the document since, if it has. */
function thenDeleted({ DocumentDeleted, Firm }: SigningPage, outcome: string): string {
  return DocumentDeleted ? `${outcome} ${pageMessages.deletedAfter(Firm.Name)}` : outcome;
}

function declinedBy(page: SigningPage): string | null {
  return page.Signers.find(({ DeclinedDate }) => DeclinedDate !== null)?.Name ?? null;
}

/** Whether this signer declined. */
function declinedThemselves(page: SigningPage): boolean {
  return page.Signers.some(({ IsYou, DeclinedDate }) => IsYou && DeclinedDate !== null);
}

function declinedMessage(page: SigningPage): Outcome {
  const { Title: title } = page.Document;
  if (!declinedThemselves(page)) {
    const text = thenDeleted(page, pageMessages.notNeeded(title, declinedBy(page)));
    return { title: 'Signing was declined', text };
  }
  return { title: 'You declined to sign', text: thenDeleted(page, whoKnows(page)) };
}

/** Who of the firm learns that this signer declined. */
function whoKnows({ Document, DocumentDeleted, Firm, FirmTold }: SigningPage): string {
  if (FirmTold) return pageMessages.firmTold(Firm.Name, Document.Title);
  // The history of a deleted document is not shown any more.
  return DocumentDeleted
    ? pageMessages.youDeclined(Document.Title)
    : pageMessages.firmCanSee(Firm.Name, Document.Title);
}

function signedMessage(page: SigningPage, justDone: boolean): Outcome {
  const date = page.SignedDate === null ? '' : ` on ${formatDateTime(page.SignedDate)}`;
  return {
    title: justDone ? pageMessages.signed(page.Signer.GivenName) : 'You have already signed',
    text: `You signed “${page.Document.Title}”${date}. ${afterSigning(page)}`,
  };
}

function outcomeText(page: SigningPage, stage: EndStage, justDone: boolean): Outcome {
  const firm = page.Firm.Name;
  switch (stage) {
    case 'signed':
      return signedMessage(page, justDone);
    case 'declined':
      return declinedMessage(page);
    case 'removed':
      return {
        title: pageMessages.nothingHere,
        text: page.DocumentDeleted
          ? pageMessages.deleted(firm, page.Document.Title)
          : pageMessages.withdrawn(firm, page.Document.Title),
      };
    case 'pinDead':
    case 'pinExpired': {
      const sentence = page.EnabledNotifications ? pageMessages.newPin : pageMessages.newPinOff;
      return { title: 'A new PIN is needed', text: sentence(signingMessages[stage], firm) };
    }
  }
}

const kinds: Record<EndStage, OutcomeKind> = {
  signed: 'signed',
  declined: 'declined',
  removed: 'none',
  pinDead: 'expired',
  pinExpired: 'expired',
};

/** Reports that there is nothing to sign, or not yet: what happened, who has signed and what to do. */
export function EndStep({ page, stage, justDone }: EndStepProps) {
  const { title, text } = outcomeText(page, stage, justDone);
  return (
    <div className={styles['sheet']}>
      <OutcomeSheet
        kind={kinds[stage]}
        size="large"
        level={1}
        title={title}
        // Only PDFs are signed.
        document={{ title: page.Document.Title, extension: 'pdf' }}
        steps={stage === 'removed' ? undefined : pageSteps(page)}
      >
        {text}
      </OutcomeSheet>
    </div>
  );
}
