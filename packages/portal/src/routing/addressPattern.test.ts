import { expect, it } from 'vitest';
import { paramsIn } from './addressPattern.ts';

it.each([
  ['/', '/', {}],
  ['/documents', '/documents/', {}],
  ['/announcementsList', '/announcementslist', {}],
  ['/owner/firms/list', '/owner/firms/list', {}],
  ['/reports/$reportTag', '/reports/signed', { reportTag: 'signed' }],
  ['/documents/sign/$clientId/$documentId', '/documents/sign/2/31', { clientId: '2', documentId: '31' }],
])('%s is %s', (pattern, address, params) => {
  expect(paramsIn(pattern, address)).toEqual(params);
});

it.each([
  ['/', '/documents'],
  ['/documents', '/'],
  ['/documents', '/documents/2'],
  ['/documents/$clientId', '/documents'],
  ['/documents/$clientId', '/clients/2'],
  ['/owner/firms/list', '/owner/notifications/list'],
])('%s is not %s', (pattern, address) => {
  expect(paramsIn(pattern, address)).toBeNull();
});
