import { actionTypes, type ActionType } from '@countersign/api-client/rules';
import type { App } from '../app.ts';
import type { CertificateAuthority } from '../pdf/authority.ts';
import type { LibraryFile } from './files/library.ts';
import type { SeedClient, SeedPerson } from './people.ts';
import { seededRandom } from './random.ts';
import { makeSignedFiles, type FirmPaper, type SignedFiles } from './signedFiles.ts';
import { lastMoment, momentOfThisWeek, planTask, statusOf, type PlannedTask } from './tasks.ts';

const { sign, secureSign, signed, clickToSign, adobeSign, adobeSecureSign, declined } = actionTypes;
const day = 86_400_000;

/** States of the first client's tasks, each as often as it is made. */
const states: readonly ActionType[] = [
  ...Array.from({ length: 4 }, () => [clickToSign, signed, clickToSign, secureSign, signed, declined]).flat(),
  sign,
  adobeSign,
  adobeSecureSign,
];

/** A signer as a statement reads it; without an account and an employee, the one account of the document's client. */
interface ModelSigner {
  position: number;
  account: number | null;
  employee: number | null;
  field: string | null;
  locations: unknown;
  status: string;
  signed: Date | null;
  declined: Date | null;
  comment: string | null;
}

/** A task that thousands of documents have, each at another time; its files are made once. */
export interface TaskModel {
  index: number;
  /** Which file of the library was uploaded. */
  file: number;
  actionType: number;
  method: number;
  state: string;
  created: Date;
  setUp: Date;
  closed: Date | null;
  /** Whether its last signature is of this week. */
  isRecent: boolean;
  modified: Date;
  waitingFor: 0 | 1 | 2;
  /** Names of the signers, or null for the one account of the document's client. */
  names: string | null;
  signers: ModelSigner[];
  revisions: {
    position: number;
    kind: string;
    key: string;
    sha256: string;
    size: number;
    at: Date;
    signer: number | null;
  }[];
}

export interface ModelsPlan {
  firm: FirmPaper;
  client: SeedClient;
  staff: readonly SeedPerson[];
  library: readonly LibraryFile[];
  now: Date;
}

/** Tasks of the first client, with files that were really prepared, signed and sealed. */
export async function makeTaskModels(
  app: App,
  authority: CertificateAuthority,
  plan: ModelsPlan,
): Promise<TaskModel[]> {
  const random = seededRandom(11);
  const pdfs = plan.library.flatMap((file, index) => (file.extension === 'pdf' ? [{ file, index }] : []));
  const models: TaskModel[] = [];
  for (const [index, actionType] of states.entries()) {
    const { file, index: fileIndex } = random.pick(pdfs);
    const document = {
      id: index + 1,
      versionId: 0,
      client: plan.client,
      file,
      title: file.title,
      createdAt: new Date(plan.now.getTime() - random.between(4, 40) * day),
      creator: random.pick(plan.staff),
      filterId: null,
      actionType,
    };
    const task = planTask(document, plan.staff, random, {
      now: plan.now,
      lastSigned: momentOfThisWeek(plan.now, 2 + index),
    });
    const ours = task.method === clickToSign || task.method === secureSign;
    const files = ours ? await makeSignedFiles(app, authority, plan.firm, document, task) : null;
    models.push(modelOf(index, fileIndex, task, files));
  }
  return models;
}

function modelOf(index: number, file: number, task: PlannedTask, files: SignedFiles | null): TaskModel {
  const waiting = task.state === 'open' ? task.signers.filter((signer) => signer.signedAt === null) : [];
  return {
    index,
    file,
    actionType: task.actionType,
    method: task.method,
    state: task.state,
    created: task.document.createdAt,
    setUp: task.setUpAt,
    closed: task.closedAt,
    isRecent: task.actionType === signed,
    modified: lastMoment(task),
    waitingFor: waiting.some(({ kind }) => kind === 'account') ? 1 : waiting.length > 0 ? 2 : 0,
    names: task.signers.map(({ person }) => person.name).join(' '),
    signers: task.signers.map((signer, position) => ({
      position,
      account: signer.kind === 'account' ? signer.person.id : null,
      employee: signer.kind === 'employee' ? signer.person.id : null,
      field: files?.fields[position] ?? null,
      locations: signer.location === null ? null : [signer.location],
      status: statusOf(signer),
      signed: signer.signedAt,
      declined: signer.declinedAt,
      comment: signer.comment,
    })),
    revisions: (files?.versions ?? []).map(({ kind, blob, at, signer }, position) => ({
      position,
      kind,
      key: blob.key,
      sha256: blob.sha256,
      size: blob.size,
      at,
      signer,
    })),
  };
}

/** The same for the other clients: tasks of the agreement service, which has their files, signed by their one account. */
export function externalModels(models: readonly TaskModel[]): TaskModel[] {
  return models
    .filter(({ state }) => state !== 'open')
    .concat(models.filter(({ method }) => method === adobeSign || method === adobeSecureSign))
    .map((model, index) => ({
      ...model,
      index,
      method: model.method === adobeSecureSign ? adobeSecureSign : adobeSign,
      waitingFor: model.state === 'open' ? 1 : 0,
      names: null,
      signers: model.signers
        .slice(0, 1)
        .map((signer) => ({ ...signer, account: null, employee: null, field: null, locations: null })),
      revisions: [],
    }));
}
