import type { App } from '../app.ts';
import { appendAudit } from '../domain/audit.ts';
import type { AuditOutcome } from '../store/schemaPlatform.ts';
import type { Person } from './people.ts';

export interface SignInNote {
  operation: 'signIn' | 'setUpSecondFactor';
  outcome: AuditOutcome;
  title: string;
  shortDesc: string;
}

/** Records a sign-in in the history of the user's firm, in a separate transaction. */
export async function noteSignIn(
  app: App,
  person: Pick<Person, 'firmId' | 'loginId' | 'givenName' | 'surname'>,
  note: SignInNote,
): Promise<void> {
  const { firmId, loginId } = person;
  if (firmId === null) return;
  const userFullName = `${person.givenName} ${person.surname}`.trim();
  await app.db
    .transaction()
    .execute((tx) =>
      appendAudit(tx, firmId, [{ ...note, firmId, at: app.clock.now(), loginId, userFullName }]),
    );
}
