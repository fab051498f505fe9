import type { Handlers } from '../contract.ts';
import { removeTask, resendPins } from '../domain/signing/manage.ts';
import { setUpClickToSign } from '../domain/signing/setUp.ts';
import { showDocument } from './documents.ts';
import { signingWork } from './signingWork.ts';

/** Signing tasks as operations of a document. */
export const documentTaskHandlers: Handlers<
  'setUpDocumentSigning' | 'removeDocumentTask' | 'resendDocumentPins'
> = {
  async setUpDocumentSigning({ params, body }, context) {
    await signingWork(context, params.id, (work) =>
      setUpClickToSign(work, {
        documentId: params.id,
        accountIds: body.UserIds,
        employeeId: body.EmployeeId ?? null,
      }),
    );
    return showDocument(context, params.id);
  },

  async removeDocumentTask({ params }, context) {
    await signingWork(context, params.id, (work) => removeTask(work, params.id));
    return showDocument(context, params.id);
  },

  async resendDocumentPins({ params }, context) {
    await signingWork(context, params.id, (work) => resendPins(work, params.id));
    return true;
  },
};
