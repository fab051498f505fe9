import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import { Problem } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { restorable } from '../documents/deletion/listDeleted.ts';
import { condition } from '../documents/list/listConditions.ts';
import { readMatch } from '../documents/list/match.ts';
import type { Work } from '../work.ts';

type Request = Pick<Schemas['DocumentJobRequest'], 'action' | 'matching'>;

/** What the list of deleted documents can be asked for, as what a job restores. */
const ofDeleted: ReadonlySet<string> = new Set<keyof Schemas['DocumentMatch']>([
  'searchTerm',
  'except',
  'total',
]);

/**
 * Checks how a job names all that a list shows. One that restores takes what the list of deleted documents shows, which
 * only Administrators can read.
 *
 * @throws Problem 400 for what that list cannot be limited by, 403 for who cannot read it
 */
export function checkMatching({ roles }: Pick<Caller, 'roles'>, { action, matching }: Request): void {
  if (action !== 'restore' || matching === undefined) return;
  if (Object.keys(matching).some((name) => !ofDeleted.has(name))) throw new Problem('requestInvalid');
  if (!roles.includes('Administrator')) throw new Problem('roleDenied');
}

/** The condition on the documents `d` of all that the client's list shows; of the deleted ones where a job restores. */
export async function matched(
  work: Pick<Work, 'tx' | 'caller' | 'now'>,
  clientId: number,
  { action, matching = { total: 0 } }: Request,
): Promise<RawBuilder<unknown>> {
  if (action !== 'restore') return condition(await readMatch(work, clientId, matching));
  const { searchTerm = '', except = [] } = matching;
  const listed = restorable({ clientId, searchTerm, now: work.now });
  return except.length === 0 ? listed : sql`${listed} and d.id <> all(${[...except]}::integer[])`;
}
