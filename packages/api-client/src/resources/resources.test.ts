import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { createFilesClient, createPortalClient } from '../http.ts';
import { createFakeServer, json, problem } from '../testing/fakeServer.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';
import { auditQueries } from './audit.ts';
import { documentMutations, documentQueries } from './documents.ts';
import { takenOver } from './employees.ts';
import { hasFeature, offersClickToSign } from './features.ts';
import { uploadCalls, viewerUrl } from './files.ts';
import { keys } from './keys.ts';
import { createQueryClient } from './queryClient.ts';
import { downloadReport, reportQueries } from './reports.ts';
import { signingMutations } from './signing.ts';

function setUp(...answers: (() => Answer)[]) {
  const server = createFakeServer(...answers);
  const options = {
    baseUrl: 'http://portal.test',
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch: server.fetch,
    timing: createFakeTiming(),
  };
  return {
    server,
    queryClient: createQueryClient(),
    portal: createPortalClient(options),
    files: createFilesClient(options),
  };
}

const page = { Items: [], TotalItems: 9 };

describe('without a connection', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  test('a query and a mutation fail, instead of waiting for the connection', async () => {
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    const { server, queryClient, portal } = setUp(offline);
    onlineManager.setOnline(false);
    await expect(queryClient.fetchQuery(documentQueries.detail(portal, 5))).rejects.toMatchObject({
      kind: 'network',
    });
    const observer = new MutationObserver(queryClient, documentMutations.resendPins(portal));
    await expect(observer.mutate(5)).rejects.toMatchObject({ kind: 'network' });
    const before = server.requests.length;
    onlineManager.setOnline(true);
    await Promise.resolve();
    expect(server.requests).toHaveLength(before);
  });
});

describe('queries', () => {
  test('ask for one page with what it depends on', async () => {
    const { server, queryClient, portal } = setUp(() => json(page));
    const asked = { pageNumber: 2, itemsPerPage: 25, sortField: 'Title', sortDirection: 'asc' } as const;
    expect(await queryClient.fetchQuery(documentQueries.list(portal, 12, asked))).toEqual(page);
    expect(server.requests[0]?.url).toBe(
      'http://portal.test/documents/clients/12?pageNumber=2&itemsPerPage=25&sortField=Title&sortDirection=asc',
    );
    expect(queryClient.getQueryData(keys.documents.list(12, asked))).toEqual(page);
  });

  test('load signing events four at a time until there are no more', async () => {
    const { server, queryClient, portal } = setUp(() => json(page));
    const { pages } = await queryClient.fetchInfiniteQuery({
      ...auditQueries.signingEvents(portal, 1),
      pages: 5,
    });
    expect(pages).toHaveLength(3);
    expect(server.requests[2]?.url).toBe('http://portal.test/audit/taskAudits/1?pageNumber=3&itemsPerPage=4');
  });

  test('read a report as HTML with repeated ids', async () => {
    const html = '<!doctype html><table></table>';
    const { server, queryClient, portal } = setUp(
      () => new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    );
    const query = { utcOffset: 9.5, clientId: [1, 2] };
    expect(await queryClient.fetchQuery(reportQueries.detail(portal, 'unreaddocumentsbyclient', query))).toBe(
      html,
    );
    expect(server.requests[0]?.url).toMatch(/\?utcOffset=9.5&clientId=1&clientId=2$/);
  });
});

describe('mutations', () => {
  test('make stale what they declare, once the server has done it', async () => {
    const { queryClient, portal } = setUp(() => json(true));
    queryClient.setQueryData(keys.documents.detail(5), {});
    queryClient.setQueryData(keys.clients.detail(5), {});
    await new MutationObserver(queryClient, documentMutations.resendPins(portal)).mutate(5);
    expect(queryClient.getQueryState(keys.documents.detail(5))?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(keys.clients.detail(5))?.isInvalidated).toBe(false);
  });

  test('that fail make nothing stale and are not repeated', async () => {
    const { server, queryClient, portal } = setUp(() => problem(409, 'No Task!'));
    queryClient.setQueryData(keys.documents.detail(5), {});
    const observer = new MutationObserver(queryClient, documentMutations.removeTask(portal));
    await expect(observer.mutate(5)).rejects.toMatchObject({ message: 'No Task!' });
    expect(queryClient.getQueryState(keys.documents.detail(5))?.isInvalidated).toBe(false);
    expect(server.requests).toHaveLength(1);
  });

  test('verify a PIN where its method says', async () => {
    const { server, queryClient, portal } = setUp(() => json({ status: 'ok' }));
    const body = { DocumentId: 5, Pin: '482913' };
    await new MutationObserver(queryClient, signingMutations.verifyPin(portal, 'clickToSign')).mutate(body);
    await new MutationObserver(queryClient, signingMutations.verifyPin(portal, 'secureSign')).mutate(body);
    expect(server.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/sign/clickToSign/verifyEmployee/5',
      '/securesign/verifyEmployee/5',
    ]);
  });
});

describe('files', () => {
  test('a report comes with the name that the server gives it', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const headers = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="unread.xlsx"' };
    const { portal } = setUp(() => new Response('PK', { headers }));
    const file = await downloadReport(portal, 'unreaddocumentsbyclient', { utcOffset: 10 });
    expect(file.name).toBe('unread.xlsx');
    expect(await file.content.text()).toBe('PK');
  });

  test('a chunk travels as a form with the fields of its number', async () => {
    const { server, files } = setUp(() => json({ Received: [1] }));
    const chunk = {
      flowChunkNumber: 1,
      flowTotalChunks: 1,
      flowChunkSize: 5,
      flowCurrentChunkSize: 5,
      flowTotalSize: 5,
    };
    const body = { ...chunk, flowIdentifier: 'u_1', flowFilename: 'note.txt', file: '' };
    await uploadCalls.chunk(files, body, new Blob(['hello']));
    const form = await server.requests[0]?.formData();
    expect(form?.get('flowChunkNumber')).toBe('1');
    expect(form?.get('file')).toMatchObject({ name: 'note.txt', size: 5 });
  });

  test('the viewer page carries file, title and colour', () => {
    const preview = { fileUrl: 'http://files.test/d/1', previewUrl: 'http://files.test/viewer/' };
    const url = new URL(viewerUrl(preview, { title: 'Letter & terms', color: '333C91' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      url: 'http://files.test/d/1',
      title: 'Letter & terms',
      color: '333C91',
    });
  });
});

test('a leaving employee hands over only what somebody takes', () => {
  const pairs = [
    { employeeId: 4, clientId: 12 },
    { employeeId: 0, clientId: 13 },
    { employeeId: 4, clientId: null },
    { employeeId: 4, clientId: 0 },
  ];
  expect(takenOver(pairs)).toEqual([{ employeeId: 4, clientId: 12 }]);
});

test('a feature that is unknown or off hides its controls', () => {
  const features = [
    { Id: 1, Name: 'AdobeSign', Description: '', IsEnabled: true },
    { Id: 2, Name: 'HowNowOnline', Description: '', IsEnabled: false },
  ];
  expect(hasFeature(features, 'AdobeSign')).toBe(true);
  expect(hasFeature(features, 'HowNowOnline')).toBe(false);
  expect(hasFeature(features, 'ClientChangeEnabled')).toBe(false);
  expect(hasFeature(undefined, 'AdobeSign')).toBe(false);
});

test('a feature that switches something off hides it while it is on, and while nothing is known', () => {
  const off = { Id: 1, Name: 'DisabledGroupDocs', Description: '', IsEnabled: false };
  expect(offersClickToSign([])).toBe(true);
  expect(offersClickToSign([off])).toBe(true);
  expect(offersClickToSign([{ ...off, IsEnabled: true }])).toBe(false);
  expect(offersClickToSign(undefined)).toBe(false);
});
