import { formatDateTime, type SigningPage, type SigningStage } from '@countersign/api-client/rules';
import { OutcomeSheet, type OutcomeKind } from '@countersign/ui';
import { pageSteps } from './pageSteps.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';
import styles from './signing.module.css';

/** Stages at which nothing is to be done here, or not any more. */
type EndStage = Exclude<SigningStage, 'login' | 'pin' | 'read'>;

export interface EndStepProps {
  page: SigningPage;
  stage: EndStage;
  justDone: boolean;
}

interface Words {
  title: string;
  text: string;
}

/** State of the task after this signer signed. */
function afterSigning(page: SigningPage): string {
  const names = page.Signers.filter((signer) => signer.SignedDate === null).map((signer) => signer.Name);
  switch (page.TaskState) {
    case 'completed':
      return pageMessages.allSigned;
    case 'declined':
      return pageMessages.declinedAfter(declinedBy(page));
    case 'removed':
      return pageMessages.removedAfter(page.Firm.Name);
    case 'open':
      return pageMessages.stillToSign(names);
  }
}

function declinedBy(page: SigningPage): string | null {
  return page.Signers.find(({ DeclinedDate }) => DeclinedDate !== null)?.Name ?? null;
}

/** Whether this signer declined. */
function declinedThemselves(page: SigningPage): boolean {
  return page.Signers.some(({ IsYou, DeclinedDate }) => IsYou && DeclinedDate !== null);
}

function declinedMessage(page: SigningPage): Words {
  const { Title: title } = page.Document;
  const firm = page.Firm.Name;
  if (!declinedThemselves(page)) {
    return { title: 'Signing was declined', text: pageMessages.notNeeded(title, declinedBy(page)) };
  }
  return {
    title: 'You declined to sign',
    text: page.FirmTold ? pageMessages.firmTold(firm, title) : pageMessages.firmCanSee(firm, title),
  };
}

function signedMessage(page: SigningPage, justDone: boolean): Words {
  const date = page.SignedDate === null ? '' : ` on ${formatDateTime(page.SignedDate)}`;
  return {
    title: justDone ? pageMessages.signed(page.Signer.GivenName) : 'You have already signed',
    text: `You signed “${page.Document.Title}”${date}. ${afterSigning(page)}`,
  };
}

function wordsOf(page: SigningPage, stage: EndStage, justDone: boolean): Words {
  const firm = page.Firm.Name;
  switch (stage) {
    case 'signed':
      return signedMessage(page, justDone);
    case 'declined':
      return declinedMessage(page);
    case 'removed':
      return { title: 'Nothing to sign', text: pageMessages.withdrawn(firm, page.Document.Title) };
    case 'pinDead':
    case 'pinExpired':
      return { title: 'A new PIN is needed', text: pageMessages.newPin(signingMessages[stage], firm) };
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
  const { title, text } = wordsOf(page, stage, justDone);
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
