import type { PortalOperations } from '@countersign/api-client/contract';
import type { TwoSteps } from '../contract.ts';
import { prepareSetUp, setUpClickToSign } from '../domain/signing/setUp.ts';
import { Problem } from '../errors.ts';
import { showDocument } from './documents.ts';
import { signingWork } from '../domain/signing/work.ts';

type SetUp = TwoSteps<PortalOperations['setUpClickToSign'] | PortalOperations['setUpDocumentSigning']>;

/**
 * Sets up click-to-sign for the selected signers: prepares the PDF before the transaction, and stores the
 * task in it.
 */
export const setUpInTwoSteps: SetUp = {
  async prepare({ params, body }, { app, caller, now, about }) {
    const request = {
      documentId: params.id,
      accountIds: body.UserIds,
      employeeId: body.EmployeeId ?? null,
    };
    const { firmId, loginId } = caller;
    const prepared = await prepareSetUp(app, { firmId, loginId, now }, request).catch((error: unknown) => {
      if (error instanceof Problem && error.code !== 'documentNotFound') about({ documentId: params.id });
      throw error;
    });
    return {
      async commit(context) {
        await signingWork(context, params.id, (work) => setUpClickToSign(work, prepared));
        return showDocument(context, params.id);
      },
    };
  },
};
