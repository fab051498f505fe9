import type { Caller } from '../../domain/caller.ts';
import { prepareSignature } from '../../domain/signing/prepareSignature.ts';
import { aScene, setUp, type Scene } from '../../domain/signing/testing/scene.ts';
import { openingOf, sign, verify } from '../../domain/signing/testing/sign.ts';
import { loadSigningKeys } from '../../domain/signing/keys.ts';
import {
  chunkForm,
  newUpload,
  openFilesFixture,
  sendChunk,
  type FilesFixture,
} from '../../files/testing/filesFixture.ts';
import { startTestPortal, type TestAnswer, type TestCall, type TestPortal } from '../../testing/index.ts';

/** A firm with a user who has every permission, and the sites, all in one App. */
export interface Desk {
  files: FilesFixture;
  portal: TestPortal;
  /** Calls the portal's API as an administrator who is an owner and an employee too. */
  call(path: string, options?: TestCall): Promise<TestAnswer>;
  clientId: number;
  close(): Promise<void>;
}

export async function openDesk(): Promise<Desk> {
  const files = await openFilesFixture();
  await loadSigningKeys(files.app);
  const portal = await startTestPortal(files.app);
  const caller: Caller = { ...files.staff.caller, roles: ['Administrator', 'Employee', 'Owner'] };
  return {
    files,
    portal,
    call: (path, options) => portal.call(caller, path, options),
    clientId: files.staff.clientId,
    async close() {
      await portal.close();
      await files.close();
    },
  };
}

/** A committed upload of a few bytes; returns its identifier. */
export async function anUpload(
  { files }: Desk,
  name = 'minutes.pdf',
): Promise<{ identifier: string; size: number }> {
  const identifier = await newUpload(files);
  const bytes = new TextEncoder().encode('Some minutes.');
  const plan = { identifier, chunkSize: 1024, totalSize: bytes.length };
  await sendChunk(files, chunkForm(plan, 1, bytes));
  await fetch(`${files.origin}/api/upload/uploadchunks/commit`, {
    method: 'PUT',
    headers: { authorization: files.staff.token, 'content-type': 'application/json' },
    body: JSON.stringify({ fileId: identifier, originalFileName: name }),
  });
  return { identifier, size: bytes.length };
}

/** How far a document has come when a call is made for it. */
export type Stage = 'new' | 'sent' | 'accountsSigned' | 'locked' | 'prepared';

type Make = (path: string, options?: TestCall) => Promise<TestAnswer>;

async function bringTo(scene: Scene, stage: Stage): Promise<void> {
  if (stage === 'new') return;
  await setUp(scene);
  if (stage === 'sent') return;
  for (const { email } of scene.accounts) await sign(scene, email);
  if (stage === 'accountsSigned') return;
  const lock = await verify(scene, scene.staff.email);
  if (stage === 'prepared') await prepareSignature(scene.app, openingOf(lock));
}

/** Makes a call as the firm representative, with a document at this stage, in its own App. */
export async function atStage(
  stage: Stage,
  make: (scene: Scene, call: Make) => Promise<TestAnswer>,
): Promise<TestAnswer> {
  const scene = await aScene();
  const portal = await startTestPortal(scene.app);
  try {
    await bringTo(scene, stage);
    return await make(scene, (path, options) => portal.call(scene.staff, path, options));
  } finally {
    await portal.close();
    await scene.app.close();
  }
}
