import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { FilesPaths, PortalPaths, Schemas } from '@countersign/api-client/contract';
import {
  aBranding,
  aDocument,
  aFilterTree,
  aPage,
  aPinVerification,
  aPreview,
  aProblem,
  aSigningLock,
  aSignVerification,
  accounts,
  anAuditTrail,
  aClient,
  clients,
  documents,
  employees,
} from '@countersign/api-client/fixtures';
import { signingMessages } from '@countersign/api-client/rules';
import { storyConfig } from './storyConfig.ts';

/**
 * What the services answer in stories, typed by the contract: an answer that the contract does not know does not
 * compile. A story names the answers that make its state; the usual ones stand behind them.
 */
export const portal = createOpenApiHttp<PortalPaths>({ baseUrl: storyConfig.api });
export const files = createOpenApiHttp<FilesPaths>({ baseUrl: storyConfig.files });

function sorted(rows: readonly Schemas['Document'][], direction: string | null): Schemas['Document'][] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => sign * a.ModifiedDate.localeCompare(b.ModifiedDate));
}

/** A list of documents, paged as the server pages it. */
export function documentList(rows: readonly Schemas['Document'][]): HttpHandler {
  return portal.get('/documents/clients/{clientId}', ({ query, response }) => {
    const size = Number(query.get('itemsPerPage') ?? 20);
    const page = Number(query.get('pageNumber') ?? 1);
    const term = (query.get('searchTerm') ?? '').toLowerCase();
    const found = sorted(rows, query.get('sortDirection')).filter(({ Title }) =>
      Title.toLowerCase().includes(term),
    );
    return response(200).json({
      Items: found.slice((page - 1) * size, page * size),
      TotalItems: found.length,
    });
  });
}

/** An answer that never comes: the state of waiting, for as long as the story stands. */
export const pending = {
  documents: portal.get('/documents/clients/{clientId}', () => delay('infinite')),
  filters: portal.get('/documentFilters/{id}', () => delay('infinite')),
  history: portal.get('/audit/document/{id}', () => delay('infinite')),
  setUp: portal.post('/sign/clickToSign/{id}', () => delay('infinite')),
  verifyPin: portal.put('/sign/clickToSign/verifyEmployee/{id}', () => delay('infinite')),
  preview: files.post('/api/download/getForPreview', () => delay('infinite')),
};

/** A refusal or a failure of the server. */
export const failing = {
  documents: portal.get('/documents/clients/{clientId}', ({ response }) =>
    response('default').json(aProblem(500, 'The documents could not be read from the server.'), {
      status: 500,
    }),
  ),
  missing: portal.get('/documents/{id}', ({ response }) =>
    response(404).json(
      aProblem(404, 'Requested document not found. Please check the link you used is correct.'),
    ),
  ),
  history: portal.get('/audit/document/{id}', ({ response }) =>
    response('default').json(aProblem(500, 'The history could not be read from the server.'), {
      status: 500,
    }),
  ),
  preview: files.post('/api/download/getForPreview', ({ response }) =>
    response(415).json(
      aProblem(415, 'The document you have requested to preview is not a supported file type.'),
    ),
  ),
  /** The server broke down and has no sentence for it. */
  previewBroken: files.post('/api/download/getForPreview', ({ response }) =>
    response('default').json(aProblem(500, 'An unknown error has occurred'), { status: 500 }),
  ),
  setUpBroken: portal.post('/sign/clickToSign/{id}', ({ response }) =>
    response('default').json(aProblem(500, 'An unknown error has occurred'), { status: 500 }),
  ),
  prechecksBroken: portal.get('/sign/verifyDocumentForSigning/{id}', ({ response }) =>
    response('default').json(aProblem(500, 'An unknown error has occurred'), { status: 500 }),
  ),
  setUp: portal.post('/sign/clickToSign/{id}', ({ response }) =>
    response(409).json(aProblem(409, 'Operation already in progress!')),
  ),
  /** The firm switched it off while the dialog stood open. */
  setUpNotOffered: portal.post('/sign/clickToSign/{id}', ({ response }) =>
    response(403).json(aProblem(403, signingMessages.notOffered)),
  ),
  precheck: portal.get('/sign/verifyDocumentForSigning/{id}', ({ response }) =>
    response(200).json(aSignVerification(false)),
  ),
  wrongPin: portal.put('/sign/clickToSign/verifyEmployee/{id}', ({ response }) =>
    response(422).json(
      aProblem(422, 'The PIN code you have entered could not be verified, please try again.'),
    ),
  ),
  inUse: portal.put('/sign/clickToSign/verifyEmployee/{id}', ({ response }) =>
    response(409).json({ ...aProblem(409, 'doc in use'), ExceptionMessage: 'doc in use' }),
  ),
  removeTask: portal.post('/documents/removeTask/{id}', ({ response }) =>
    response(409).json(aProblem(409, 'Already Signed!')),
  ),
};

/** Answers that break the contract: what draws them throws. */
export const broken = {
  filters: http.get(`${storyConfig.api}/documentFilters/:id`, () =>
    HttpResponse.json([{ Id: 1, Text: 'Tax' }]),
  ),
};

/** What is answered where a story says nothing else. */
export const usual: HttpHandler[] = [
  documentList(documents(128)),
  portal.get('/documents/{id}', ({ params, response }) => {
    const found = documents(128).find(({ Id }) => Id === Number(params.id));
    return response(200).json(found ?? aDocument({ Id: Number(params.id) }));
  }),
  portal.get('/documentFilters/{id}', ({ response }) => response(200).json(aFilterTree())),
  portal.get('/clients/', ({ query, response }) => {
    const term = (query.get('searchTerm') ?? '').toLowerCase();
    const found = clients(24).filter(({ Name }) => Name.toLowerCase().includes(term));
    return response(200).json(aPage(found));
  }),
  portal.get('/clients/{id}', ({ params, response }) =>
    response(200).json(aClient({ Id: Number(params.id) })),
  ),
  portal.get('/branding/details', ({ response }) => response(200).json(aBranding())),
  portal.get('/systemsettings/{name}', ({ params, response }) =>
    response(200).json({ Name: params.name, Value: 'pdf,png,jpg,jpeg,gif,bmp' }),
  ),
  portal.get('/audit/document/{id}', ({ response }) => response(200).json(anAuditTrail())),
  portal.get('/accounts/Signatories/{id}', ({ response }) => response(200).json(accounts(5))),
  portal.get('/employees/Signatories', ({ response }) => response(200).json(employees(6))),
  portal.get('/sign/settings/', ({ response }) =>
    response(200).json({ AttachAuditReport: true, RemindersEnabled: true, ReminderDurationInDays: 3 }),
  ),
  portal.get('/sign/verifyDocumentForSigning/{id}', ({ response }) =>
    response(200).json(aSignVerification()),
  ),
  portal.post('/sign/clickToSign/{id}', ({ params, response }) =>
    response(200).json(aDocument({ Id: Number(params.id), ActionTypeE: 5 })),
  ),
  portal.put('/sign/clickToSign/verifyEmployee/{id}', ({ response }) =>
    response(200).json(aPinVerification()),
  ),
  portal.put('/sign/renewLock/{id}', ({ response }) => response(200).json(aSigningLock())),
  portal.post('/documents/removeTask/{id}', ({ params, response }) =>
    response(200).json(aDocument({ Id: Number(params.id), ActionTypeE: 1 })),
  ),
  portal.post('/documents/resendPins/{id}', ({ response }) => response(200).json(true)),
  portal.post('/log/{level}', ({ response }) => response(204).empty()),
  files.post('/api/download/getForPreview', ({ response }) => response(200).json(aPreview())),
  files.post('/api/download/get', ({ response }) => response(200).json({ fileUrl: 'about:blank' })),
];

/** The parameters of a story in which these answers come before the usual ones. */
export function answering(...handlers: HttpHandler[]) {
  return { msw: [...handlers, ...usual] };
}
