import type { Handlers } from '../contract.ts';
import { limitResends } from '../domain/signing/limits.ts';
import { removeTask, resendPins } from '../domain/signing/manage.ts';
import { showDocument } from './documents.ts';
import { setUpInTwoSteps } from './setUpInTwoSteps.ts';
import { signingWork } from '../domain/signing/work.ts';

/** Signing tasks as operations of a document. */
export const documentTaskHandlers: Handlers<
  'setUpDocumentSigning' | 'removeDocumentTask' | 'resendDocumentPins'
> = {
  setUpDocumentSigning: setUpInTwoSteps,

  async removeDocumentTask({ params }, context) {
    await signingWork(context, params.id, (work) => removeTask(work, params.id));
    return showDocument(context, params.id);
  },

  resendDocumentPins: {
    async prepare({ params }, { app, now, caller }) {
      await limitResends(app.db, { loginId: caller.loginId, documentId: params.id, whose: 'all' }, now);
      return {
        async commit(context) {
          await signingWork(context, params.id, (work) => resendPins(work, params.id));
          return true;
        },
      };
    },
  },
};
