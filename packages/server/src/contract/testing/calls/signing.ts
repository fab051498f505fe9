import { pinOf } from '../../../domain/signing/testing/scene.ts';
import { buildSigningSite } from '../../../signing/site.ts';
import { aPagesFolder } from '../../../signing/testing/browser.ts';
import { atStage } from '../desk.ts';
import { holding, onSite } from '../signer.ts';
import { post, put, type GoodCall } from './call.ts';

export const signing: Record<string, GoodCall> = {
  verifyDocumentForSigning: () =>
    atStage('new', ({ documentId }, call) => call(`/sign/verifyDocumentForSigning/${documentId}`)),
  setUpDocumentSigning: () =>
    atStage('new', ({ documentId, accounts }, call) =>
      call(`/documents/${documentId}/sign`, post({ UserIds: [accounts[0]?.accountId] })),
    ),
  setUpClickToSign: () =>
    atStage('new', ({ documentId, accounts, staff }, call) => {
      const UserIds = accounts.map(({ accountId }) => accountId);
      return call(`/sign/clickToSign/${documentId}`, post({ UserIds, EmployeeId: staff.employeeId }));
    }),
  resendDocumentPins: () =>
    atStage('sent', ({ documentId }, call) => call(`/documents/resendPins/${documentId}`, post())),
  removeDocumentTask: () =>
    atStage('sent', ({ documentId }, call) => call(`/documents/removeTask/${documentId}`, post())),
  verifyClickToSignPin: () =>
    atStage('accountsSigned', async (scene, call) => {
      const { documentId, staff } = scene;
      const body = { DocumentId: documentId, Pin: await pinOf(scene, staff.email) };
      return call(`/sign/clickToSign/verifyEmployee/${documentId}`, put(body));
    }),
  renewSigningLock: () =>
    atStage('locked', ({ documentId }, call) => call(`/sign/renewLock/${documentId}`, put())),
  resendOwnPin: () =>
    atStage('accountsSigned', ({ documentId }, call) => call(`/sign/resendOwnPin/${documentId}`, post())),
  commitClickToSign: () =>
    atStage('prepared', ({ documentId }, call) =>
      call(`/sign/clickToSign/employeeSigned/${documentId}`, put()),
    ),
  openSigningLink: () => onSite(async (browser, { link }) => browser.post('/link', { Token: link })),
  getSigningPage: () => onSite((browser, { task }) => browser.get(`${task}/state`)),
  verifySignerPin: () => onSite((browser, { task, pin }) => browser.post(`${task}/pin`, { Pin: pin })),
  openForSigning: () => holding((browser, task) => browser.post(`${task}/view`)),
  signDocument: () => holding((browser, task) => browser.post(`${task}/sign`, { Consent: true })),
  declineSigning: () =>
    holding((browser, task) => browser.post(`${task}/decline`, { Comment: 'Wrong amounts.' })),
  renewSignerLock: () => holding((browser, task) => browser.post(`${task}/renew`)),
  releaseDocument: () => holding((browser, task) => browser.post(`${task}/release`)),
  identifySigner: async ({ files }) => {
    const site = await buildSigningSite(files.app, { pagesFolder: await aPagesFolder() });
    const answer = await site.inject({ url: '/api/users/identify' });
    await site.close();
    return { status: answer.statusCode, body: answer.json() };
  },
};
