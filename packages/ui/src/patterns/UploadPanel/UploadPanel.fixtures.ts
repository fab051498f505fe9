import type { UploadPanelItem, UploadPanelStatus } from './UploadRow.js';

const still = {
  bytesPerSecond: null,
  secondsLeft: null,
  failureReason: null,
  retryable: false,
  cancellable: false,
};

export const running: UploadPanelItem = {
  ...still,
  id: '1',
  name: 'Brindle Creek water licence scans.zip',
  status: 'uploading',
  percent: 62,
  bytesPerSecond: 4_800_000,
  secondsLeft: 12,
  cancellable: true,
};

export const failed: UploadPanelItem = {
  ...still,
  id: '2',
  name: 'Corriedale Pastoral Co stock movements and brandings October 2025.pdf',
  status: 'errored',
  percent: 38,
  failureReason: 'An error occurred, please try again.',
  retryable: true,
};

export const complete: UploadPanelItem = {
  ...still,
  id: '3',
  name: 'Trial balance FY2025 final.xlsx',
  status: 'complete',
  percent: 100,
};

export const duplicate: UploadPanelItem = {
  ...still,
  id: 'duplicate',
  name: 'Minutes of the annual meeting.docx',
  status: 'duplicate',
  percent: 0,
  cancellable: true,
  known: { name: 'Annual meeting.docx', created: '2025-05-03T02:00:00Z' },
};

/** Has the bytes of a file that was added with it. */
export const twice: UploadPanelItem = {
  ...duplicate,
  id: 'twice',
  name: 'Brindle Creek water licence scans (1).zip',
  known: { name: running.name, created: null },
};

/** An interrupted file that must be selected again. */
export const interrupted: UploadPanelItem = {
  ...still,
  id: 'interrupted',
  name: 'Boundary survey.tiff',
  status: 'interrupted',
  percent: 42,
  cancellable: true,
  resume: 'select',
};

/** An interrupted file that the browser can read again. */
export const readable: UploadPanelItem = {
  ...interrupted,
  id: 'readable',
  name: 'Bore water tests.zip',
  resume: 'handle',
};

/** A file in each state, in the order of its life. */
export const inStates: Record<UploadPanelStatus, UploadPanelItem> = {
  checking: {
    ...still,
    id: 'checking',
    name: 'Wages journal June.xlsx',
    status: 'checking',
    percent: 0,
    cancellable: true,
  },
  duplicate,
  interrupted,
  queued: {
    ...still,
    id: 'queued',
    name: 'Wages journal July.xlsx',
    status: 'queued',
    percent: 0,
    cancellable: true,
  },
  identifying: {
    ...still,
    id: 'identifying',
    name: 'Wages journal August.xlsx',
    status: 'identifying',
    percent: 0,
    cancellable: true,
  },
  uploading: running,
  retrying: { ...running, id: 'retrying', name: 'Woolshed plans rev C.pdf', status: 'retrying', percent: 41 },
  offline: {
    ...still,
    id: 'offline',
    name: 'Stamp duty receipts.zip',
    status: 'offline',
    percent: 35,
    cancellable: true,
  },
  unreachable: {
    ...still,
    id: 'unreachable',
    name: 'Shearing contracts.zip',
    status: 'unreachable',
    percent: 12,
    cancellable: true,
  },
  busy: {
    ...still,
    id: 'busy',
    name: 'Wool clip valuations.pdf',
    status: 'busy',
    percent: 0,
    cancellable: true,
  },
  finishing: {
    ...still,
    id: 'finishing',
    name: 'ASIC annual statement 2025.pdf',
    status: 'finishing',
    percent: 99,
  },
  complete,
  errored: failed,
  aborted: { ...still, id: 'aborted', name: 'Fuel receipts September.zip', status: 'aborted', percent: 20 },
};

/** One file in each state, and two that failed for other reasons. */
export const everyState: readonly UploadPanelItem[] = [
  ...Object.values(inStates),
  {
    ...still,
    id: 'empty',
    name: 'Untitled.docx',
    status: 'errored',
    percent: 0,
    failureReason: 'Empty files are not valid, please upload a file with content.',
  },
  {
    ...still,
    id: 'extension',
    name: 'LICENCE',
    status: 'errored',
    percent: 0,
    failureReason: 'Files without an extension are not valid, please upload a file with an extension.',
  },
];

/** A thousand scans: the first done, three uploading, the rest waiting. */
export function manyScans(): UploadPanelItem[] {
  return Array.from({ length: 1_000 }, (_, index): UploadPanelItem => {
    const name = `Bank statement page ${String(index + 1).padStart(4, '0')}.pdf`;
    if (index < 74) return { ...complete, id: name, name };
    if (index < 77)
      return {
        ...running,
        id: name,
        name,
        percent: 20 * (index - 73),
        bytesPerSecond: null,
        secondsLeft: null,
      };
    return { ...still, id: name, name, status: 'queued', percent: 0, cancellable: true };
  });
}
