import type { App, Database } from '../app.ts';
import { runPageWork } from '../contract.ts';
import { appendAudit } from '../domain/audit.ts';
import { noteRefusal } from '../domain/refusals.ts';
import type { AuditOutcome } from '../store/schemaPlatform.ts';
import type { Person } from './people.ts';

export interface SignInNote {
  operation: 'signIn' | 'setUpSecondFactor';
  outcome: AuditOutcome;
  title: string;
  shortDesc: string;
}

type Recorded = Pick<Person, 'firmId' | 'loginId' | 'givenName' | 'surname'>;

function fullNameOf({ givenName, surname }: Recorded): string {
  return `${givenName} ${surname}`.trim();
}

/** Records a step of a sign-in in the history of the user's firm, in the transaction of the change. */
export async function appendSignIn(
  tx: Database,
  person: Recorded,
  note: SignInNote,
  at: Date,
): Promise<void> {
  const { firmId, loginId } = person;
  if (firmId === null) return;
  const userFullName = fullNameOf(person);
  await appendAudit(tx, firmId, [{ ...note, firmId, at, loginId, userFullName }]);
}

/** Records a sign-in that was refused; repeats within a quarter of an hour are counted. */
export async function noteRefusedSignIn(
  app: App,
  person: Recorded,
  { code, shortDesc }: { code: string; shortDesc: string },
): Promise<void> {
  const { firmId, loginId } = person;
  if (firmId === null) return;
  const userFullName = fullNameOf(person);
  const shared = { operation: 'signIn', title: 'Sign-in refused', firmId, loginId, userFullName } as const;
  await runPageWork(app, (tx, at) => noteRefusal(tx, { ...shared, code, shortDesc, at }));
}

/** Records what changes nothing that is ours: the session of the OpenID library. */
export function noteSignIn(app: App, person: Recorded, note: SignInNote): Promise<void> {
  return runPageWork(app, (tx, now) => appendSignIn(tx, person, note, now));
}
