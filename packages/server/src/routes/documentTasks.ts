import type { Handlers } from '../contract.ts';
import { removeTask, resendPins } from '../domain/signing/manage.ts';
import { showDocument } from './documents.ts';
import { setUpInTwoSteps } from './setUpInTwoSteps.ts';
import { signingWork } from './signingWork.ts';

/** Signing tasks as operations of a document. */
export const documentTaskHandlers: Handlers<
  'setUpDocumentSigning' | 'removeDocumentTask' | 'resendDocumentPins'
> = {
  setUpDocumentSigning: setUpInTwoSteps,

  async removeDocumentTask({ params }, context) {
    await signingWork(context, params.id, (work) => removeTask(work, params.id));
    return showDocument(context, params.id);
  },

  async resendDocumentPins({ params }, context) {
    await signingWork(context, params.id, (work) => resendPins(work, params.id));
    return true;
  },
};
