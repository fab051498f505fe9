import { formatDateTime, type SigningPage } from '@countersign/api-client/rules';
import { Link, Notice } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface EndStepProps {
  page: SigningPage;
  justDone: boolean;
  /** Where to sign in, where the firm asks for it. */
  loginHref: string;
  /** What came of the sign-in just tried. */
  login: LoginOutcome;
}

/** `other`: somebody else is signed in than the person who is to sign. */
export type LoginOutcome = 'none' | 'other' | 'failed';

interface Words {
  title: string;
  text: string;
}

function stillToSign(page: SigningPage): string {
  const names = page.Signers.filter((signer) => signer.SignedDate === null).map((signer) => signer.Name);
  return names.length === 0
    ? 'Everyone has signed; the document is sealed.'
    : `Still to sign: ${names.join(', ')}.`;
}

function signedWords(page: SigningPage, justDone: boolean): Words {
  const date = page.SignedDate === null ? '' : ` on ${formatDateTime(page.SignedDate)}`;
  return {
    title: justDone ? 'Thank you, you have signed' : 'You have already signed',
    text: `You signed “${page.Document.Title}”${date}. ${stillToSign(page)}`,
  };
}

function wordsOf(page: SigningPage, justDone: boolean): Words {
  const { Title: title } = page.Document;
  const firm = page.Firm.Name;
  switch (page.Stage) {
    case 'signed':
      return signedWords(page, justDone);
    case 'declined':
      return justDone
        ? { title: 'You have declined', text: `${firm} has been told that you do not sign “${title}”.` }
        : { title: 'Signing was declined', text: `“${title}” is not to be signed any more.` };
    case 'removed':
      return { title: 'Nothing to sign', text: `${firm} has withdrawn the request to sign “${title}”.` };
    case 'pinVoid':
      return {
        title: 'A new PIN is needed',
        text: `${pageMessages.pinVoid} Please ask ${firm} to send you another.`,
      };
    case 'login':
      return {
        title: 'Please sign in first',
        text: `${firm} asks its signers to sign in before they sign “${title}”.`,
      };
    case 'pin':
    case 'read':
      return { title, text: '' };
  }
}

/** Where there is nothing to sign, or not yet: what happened and what to do. */
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
