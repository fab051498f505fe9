import { formatDateTime, type SigningPage, type SigningStage } from '@countersign/api-client/rules';
import { OutcomeSheet, type OutcomeKind } from '@countersign/ui';
import { pageSteps } from './pageSteps.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';

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
  switch (page.TaskState) {
    case 'completed':
      return thenDeleted(page, pageMessages.allSigned);
    case 'declined':
      return thenDeleted(page, pageMessages.declinedAfter(declinedBy(page)));
    case 'removed':
      return pageMessages.removedAfter(page.Firm.Name);
    case 'open':
      return page.DocumentDeleted ? pageMessages.deletedAfter(page.Firm.Name) : whoSignsNext(page);
  }
}

/** Who signs after this signer, and what follows. */
function whoSignsNext({ Details: details, Firm }: SigningPage): string {
  if (details === null) return pageMessages.notEveryone;
  const waiting = details.Signers.filter(({ SignedDate }) => SignedDate === null);
  return pageMessages.next({
    accounts: waiting.filter(({ Role }) => Role === 'account').map(({ Name }) => Name),
    representative: waiting.find(({ Role }) => Role === 'employee')?.Name ?? null,
    firm: Firm.Name,
  });
}

/** Adds to an outcome that the firm has deleted the document since, if it has. */
function thenDeleted({ DocumentDeleted, Firm }: SigningPage, outcome: string): string {
  return DocumentDeleted ? `${outcome} ${pageMessages.deletedAfter(Firm.Name)}` : outcome;
}

function declinedBy(page: SigningPage): string | null {
  return page.Details?.Signers.find(({ DeclinedDate }) => DeclinedDate !== null)?.Name ?? null;
}

/** Whether this signer declined. */
function declinedThemselves(page: SigningPage): boolean {
  return page.Details?.Signers.some(({ IsYou, DeclinedDate }) => IsYou && DeclinedDate !== null) === true;
}

function declinedMessage(page: SigningPage): Outcome {
  const { Details: details } = page;
  if (details !== null && declinedThemselves(page)) {
    return { title: 'You declined to sign', text: thenDeleted(page, whoKnows(page, details.Title)) };
  }
  const text =
    details === null
      ? pageMessages.notNeededAnyMore
      : pageMessages.notNeeded(details.Title, declinedBy(page));
  return { title: 'Signing was declined', text: thenDeleted(page, text) };
}

/** Who of the firm learns that this signer declined. */
function whoKnows({ DocumentDeleted, Firm, FirmNotified }: SigningPage, title: string): string {
  if (FirmNotified === 'sent') return pageMessages.firmEmailed(Firm.Name, title);
  if (FirmNotified === 'queued') return pageMessages.firmNotified(Firm.Name, title);
  // The history of a deleted document is not shown any more.
  return DocumentDeleted ? pageMessages.youDeclined(title) : pageMessages.firmCanSee(Firm.Name, title);
}

function signedMessage(page: SigningPage, justDone: boolean): Outcome {
  const { Details: details, SignedDate } = page;
  const already = 'You have already signed';
  if (details === null) {
    const date = SignedDate === null ? null : formatDateTime(SignedDate);
    return { title: already, text: `${pageMessages.youSigned(date)} ${afterSigning(page)}` };
  }
  // The sheet shows the document and the date.
  return {
    title: justDone ? pageMessages.signed(details.Signer.GivenName) : already,
    text: afterSigning(page),
  };
}

/** Returns how it ended, as the page's title and text. */
export function outcomeText(page: SigningPage, stage: EndStage, justDone: boolean): Outcome {
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
          ? pageMessages.deleted(firm, page.Details?.Title ?? null)
          : pageMessages.withdrawn(firm, page.Details?.Title ?? null),
      };
    case 'otherMethod':
      return { title: pageMessages.otherMethod, text: pageMessages.askFirm(firm) };
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
  otherMethod: 'none',
  pinDead: 'expired',
  pinExpired: 'expired',
};

/** The end of the paper, for this signer's own signature. */
function signedPaper({ Details: details, SignedDate }: SigningPage, stage: EndStage) {
  if (stage !== 'signed' || details === null || SignedDate === null) return undefined;
  return { clause: pageMessages.consent, name: details.Signer.Name, date: formatDateTime(SignedDate) };
}

/** Reports that there is nothing to sign, or not yet: what happened, who has signed and what to do. */
export function EndStep({ page, stage, justDone }: EndStepProps) {
  const { Details: details } = page;
  const { title, text } = outcomeText(page, stage, justDone);
  return (
    <OutcomeSheet
      kind={kinds[stage]}
      size="large"
      level={1}
      title={title}
      // Only PDFs are signed.
      document={details === null ? undefined : { title: details.Title, extension: 'pdf' }}
      steps={details === null || stage === 'removed' ? undefined : pageSteps(details, page.TaskState)}
      paper={signedPaper(page, stage)}
    >
      {text}
    </OutcomeSheet>
  );
}
