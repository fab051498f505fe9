import { formatDateTime, type SigningPage } from '@countersign/api-client/rules';
import { Link, Notice } from '@countersign/ui';
import { pageMessages, signingMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface EndStepProps {
  page: SigningPage;
  justDone: boolean;
  /** Address of the sign-in, if the firm requires it. */
  loginHref: string;
  /** Result of the last sign-in attempt. */
  login: LoginOutcome;
}

/** `other`: another user is signed in than the signer. */
export type LoginOutcome = 'none' | 'other' | 'failed';

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
    title: justDone ? 'Thank you, you have signed' : 'You have already signed',
    text: `You signed “${page.Document.Title}”${date}. ${afterSigning(page)}`,
  };
}

function wordsOf(page: SigningPage, justDone: boolean): Words {
  const { Title: title } = page.Document;
  const firm = page.Firm.Name;
  switch (page.Stage) {
    case 'signed':
      return signedMessage(page, justDone);
    case 'declined':
      return declinedMessage(page);
    case 'removed':
      return { title: 'Nothing to sign', text: `${firm} has withdrawn the request to sign “${title}”.` };
    case 'pinDead':
    case 'pinExpired':
      return { title: 'A new PIN is needed', text: pageMessages.newPin(signingMessages[page.Stage], firm) };
    case 'login':
      return {
        title: 'Sign in first',
        text: `${firm} asks its signers to sign in before they sign “${title}”.`,
      };
    case 'pin':
    case 'read':
      return { title, text: '' };
  }
}

/** Reports that there is nothing to sign, or not yet: what happened and what to do. */
export function EndStep({ page, justDone, loginHref, login }: EndStepProps) {
  const { title, text } = wordsOf(page, justDone);
  return (
    <section className={styles['sheet']} role={justDone ? 'status' : undefined}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['lead']}>{text}</p>
      {page.Stage === 'login' ? (
        <>
          {login === 'none' ? null : (
            <Notice tone="critical" live>
              {login === 'other' ? pageMessages.otherLogin(page.Signer.Email) : pageMessages.loginFailed}
            </Notice>
          )}
          <Link href={login === 'other' ? `${loginHref}?again=1` : loginHref}>Sign in</Link>
        </>
      ) : null}
    </section>
  );
}
