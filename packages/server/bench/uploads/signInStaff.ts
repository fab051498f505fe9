import { randomBytes } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { App } from '../../src/app.ts';
import { signingAlgorithm } from '../../src/identity/constants.ts';
import { signingJwk } from '../../src/identity/keys.ts';

export interface StaffAccess {
  apiToken: string;
  filesToken: string;
  clientId: number;
}

const lifetime = 2 * 3600;

/** A session of a demo employee and tokens of it, as the identity site would have given them. */
export async function signInStaff(app: App): Promise<StaffAccess> {
  const person = await app.db
    .selectFrom('employees')
    .innerJoin('logins', 'logins.id', 'employees.login_id')
    .select(['logins.subject', 'employees.firm_id'])
    .where('logins.email_key', '=', 'employee@demo.test')
    .executeTakeFirstOrThrow();
  const client = await app.db
    .selectFrom('clients')
    .select('id')
    .where('firm_id', '=', person.firm_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const uid = randomBytes(16).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  await app.db
    .insertInto('oidc_records')
    .values({
      model: 'Session',
      id: randomBytes(32).toString('base64url'),
      uid,
      account_id: person.subject,
      payload: JSON.stringify({ loginTs: now, amr: ['pwd', 'mfa'] }),
      expires_at: new Date((now + lifetime) * 1000),
    })
    .execute();
  const key = await importJWK(await signingJwk(app), signingAlgorithm);
  const token = (audience: string) =>
    new SignJWT({ sessionUid: uid })
      .setProtectedHeader({ alg: signingAlgorithm, typ: 'at+jwt' })
      .setIssuer(app.config.origins.identity)
      .setAudience(audience)
      .setSubject(person.subject)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(key);
  return {
    apiToken: await token('urn:countersign:api'),
    filesToken: await token('urn:countersign:files'),
    clientId: client.id,
  };
}
