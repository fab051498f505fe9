import { createJobWorker } from '../../../jobs/worker.ts';
import { idOf } from '../../../testing/index.ts';
import type { Desk } from '../desk.ts';
import { clientFilter, document, post, remove, type GoodCall } from './call.ts';

async function job(desk: Desk): Promise<number> {
  const body = { action: 'delete', documentIds: [await document(desk)] };
  return idOf(await desk.call(`/documentJobs/clients/${desk.clientId}`, post(body)));
}

/** A job that has ended, with a document that failed. */
async function failedJob(desk: Desk): Promise<number> {
  const documentId = await document(desk);
  const body = { action: 'removeTask', documentIds: [documentId] };
  const id = idOf(await desk.call(`/documentJobs/clients/${desk.clientId}`, post(body)));
  // Deleted before its turn.
  await desk.call(`/documents/${documentId}`, remove);
  await createJobWorker(desk.files.app).work();
  return id;
}

/** A job that has ended, with a document that was assigned. */
async function assignJob(desk: Desk): Promise<number> {
  const filterId = await clientFilter(desk, 'Undone');
  const body = { action: 'assign', filterId, documentIds: [await document(desk)] };
  const id = idOf(await desk.call(`/documentJobs/clients/${desk.clientId}`, post(body)));
  await createJobWorker(desk.files.app).work();
  return id;
}

export const documentJobs: Record<string, GoodCall> = {
  listDocumentJobs: async (desk) => {
    await failedJob(desk);
    return desk.call('/documentJobs/');
  },
  startDocumentJob: async (desk) => {
    const body = { action: 'assign', filterId: 0, documentIds: [await document(desk)] };
    return desk.call(`/documentJobs/clients/${desk.clientId}`, post(body));
  },
  previewDocumentJob: async (desk) => {
    const body = { action: 'delete', documentIds: [await document(desk)] };
    return desk.call(`/documentJobs/clients/${desk.clientId}/preview`, post(body));
  },
  getDocumentJob: async (desk) => desk.call(`/documentJobs/${await failedJob(desk)}`),
  listDocumentJobOutcomes: async (desk) =>
    desk.call(`/documentJobs/${await failedJob(desk)}/outcomes?state=failed`),
  cancelDocumentJob: async (desk) => desk.call(`/documentJobs/${await job(desk)}/cancel`, post()),
  retryDocumentJob: async (desk) => desk.call(`/documentJobs/${await failedJob(desk)}/retry`, post()),
  undoDocumentJob: async (desk) => desk.call(`/documentJobs/${await assignJob(desk)}/undo`, post()),
};
