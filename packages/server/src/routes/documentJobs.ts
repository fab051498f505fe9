import type { Handlers } from '../contract.ts';
import { cancelJob, findJob, presentJob, retryJob, startJob } from '../domain/documentJobs/jobs.ts';
import { createJobTurns, holdStart, outcomesInTurn } from '../domain/documentJobs/jobTurns.ts';
import { listJobs } from '../domain/documentJobs/listJobs.ts';
import { createJobPreviews } from '../domain/documentJobs/previewJob.ts';
import { undoJob } from '../domain/documentJobs/undoJob.ts';
import { pageOf } from './paging.ts';

type Bound =
  | 'listDocumentJobs'
  | 'startDocumentJob'
  | 'previewDocumentJob'
  | 'getDocumentJob'
  | 'listDocumentJobOutcomes'
  | 'cancelDocumentJob'
  | 'retryDocumentJob'
  | 'undoDocumentJob';

export function documentJobHandlers(): Handlers<Bound> {
  const turns = createJobTurns();
  const preview = createJobPreviews(turns);
  return {
    listDocumentJobs: ({ query }, { tx, caller }) => listJobs(tx, caller, pageOf(query)),

    startDocumentJob: {
      async prepare({ params, body }, { app, caller }) {
        const end = await holdStart(turns, { db: app.db, caller }, params.clientId, body);
        return {
          commit: async (work) => presentJob(await startJob(work, params.clientId, body)),
          ...(end && { end }),
        };
      },
    },

    previewDocumentJob: ({ params, body }, work) => preview(work, params.clientId, body),

    getDocumentJob: async ({ params }, { tx, caller }) => presentJob(await findJob(tx, caller, params.id)),

    listDocumentJobOutcomes: async ({ params, query }, { tx, caller, isGone }) => {
      const job = await findJob(tx, caller, params.id);
      return outcomesInTurn(turns, { db: tx, job, ...(isGone && { isGone }) }, pageOf(query), query.state);
    },

    cancelDocumentJob: async ({ params }, work) => presentJob(await cancelJob(work, params.id)),

    retryDocumentJob: async ({ params }, work) => presentJob(await retryJob(work, params.id)),

    undoDocumentJob: async ({ params }, work) => presentJob(await undoJob(work, params.id)),
  };
}
