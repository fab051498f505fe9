import { actionTypes, type ActionType } from '@countersign/api-client/rules';
import type { Database } from '../app.ts';
import type { LibraryFile } from './files/library.ts';
import { insertMany, pairs } from './insert.ts';
import type { SeedClient, SeedPerson } from './people.ts';
import type { Random } from './random.ts';

export interface SeedDocument {
  id: number;
  versionId: number;
  client: SeedClient;
  file: LibraryFile;
  /** As it is shown, without the extension. */
  title: string;
  createdAt: Date;
  creator: SeedPerson;
  filterId: number | null;
  actionType: ActionType;
}

export interface DocumentPlan {
  firmId: number;
  clients: readonly SeedClient[];
  staff: readonly SeedPerson[];
  /** Filters any client's document may go to. */
  filterIds: readonly number[];
  /** A client's own filters, by client id. */
  ownFilterIds: ReadonlyMap<number, readonly number[]>;
  library: readonly LibraryFile[];
  count: number;
  now: Date;
}

const day = 86_400_000;

const { none, sign, secureSign, signed, clickToSign, adobeSign, adobeSecureSign, declined } = actionTypes;

/** So many documents without a task. */
const free = (count: number) => Array.from({ length: count }, () => none);

/** Mostly without a task; all eight states occur, whatever the number. */
const states: readonly ActionType[] = [
  ...free(3),
  clickToSign,
  ...free(3),
  signed,
  ...free(3),
  secureSign,
  ...free(4),
  declined,
  ...free(3),
  clickToSign,
  ...free(3),
  adobeSign,
  ...free(3),
  adobeSecureSign,
  ...free(3),
  sign,
  ...free(5),
];

const suffixes = ['', '', '', ' (signed copy)', ' v2', ' final', ' - for review'] as const;

function planDocument(
  plan: DocumentPlan,
  random: Random,
  index: number,
): Omit<SeedDocument, 'id' | 'versionId'> {
  // The first client, whom the demo begins with, has a full page of documents.
  const client = plan.clients[index < 60 ? 0 : index % plan.clients.length] ?? random.pick(plan.clients);
  const wanted = states[index % states.length] ?? none;
  const pdfs = plan.library.filter((file) => file.extension === 'pdf');
  // A task needs a person who can sign.
  const actionType = client.accounts.length > 0 ? wanted : none;
  const file = random.pick(actionType === none ? plan.library : pdfs);
  const age = random.between(1, 170) * day + random.between(0, day);
  const own = plan.ownFilterIds.get(client.id) ?? [];
  return {
    client,
    file,
    title: `${file.title}${random.pick(suffixes)}`,
    createdAt: new Date(plan.now.getTime() - age),
    creator: random.pick(plan.staff),
    filterId: random.chance(0.7) ? random.pick([...plan.filterIds, ...own]) : null,
    actionType,
  };
}

/** Documents with their original versions, many at a time. Tasks follow in signing.ts. */
export async function addDocuments(
  tx: Database,
  plan: DocumentPlan,
  random: Random,
): Promise<SeedDocument[]> {
  const planned = Array.from({ length: plan.count }, (_, index) => planDocument(plan, random, index));
  const ids = await insertMany(
    tx,
    'documents',
    planned.map((document) => ({
      firm_id: plan.firmId,
      client_id: document.client.id,
      filter_id: document.filterId,
      title: document.title,
      extension: document.file.extension,
      size: document.file.size,
      created_by: document.creator.name,
      created_by_login_id: document.creator.loginId,
      created_at: document.createdAt,
      modified_at: document.createdAt,
      notifications: random.below(3),
      // What waits for click-to-sign must be able to send its PINs.
      notifications_enabled: random.chance(0.9) || document.actionType === clickToSign,
    })),
  );
  const versionIds = await insertMany(
    tx,
    'document_versions',
    pairs(planned, ids).map(([document, id]) => ({
      firm_id: plan.firmId,
      document_id: id,
      kind: 'original' as const,
      blob_key: document.file.key,
      sha256: document.file.sha256,
      size: document.file.size,
      created_at: document.createdAt,
    })),
  );
  await pointAtVersions(tx, versionIds);
  return pairs(pairs(planned, ids), versionIds).map(([[document, id], versionId]) => ({
    ...document,
    id,
    versionId,
  }));
}

/** Lets the documents of these versions point at them, in one statement. */
async function pointAtVersions(tx: Database, versionIds: readonly number[]): Promise<void> {
  if (versionIds.length === 0) return;
  await tx
    .updateTable('documents')
    .from('document_versions')
    .set((set) => ({ current_version_id: set.ref('document_versions.id') }))
    .whereRef('document_versions.document_id', '=', 'documents.id')
    .where('document_versions.id', 'in', versionIds)
    .execute();
}
