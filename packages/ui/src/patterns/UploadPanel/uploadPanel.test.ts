import { describe, expect, it } from 'vitest';
import { orderUploads } from './orderUploads.js';
import { truncateMiddle } from './truncateMiddle.js';
import { connectionAnnouncement, uploadAnnouncement, type FailedFile } from './uploadAnnouncement.js';
import { everyState, inStates } from './UploadPanel.fixtures.js';
import { formatDay, formatSpeed, formatTimeLeft, uploadLabel, type UploadProgress } from './uploadLabel.js';

const progress: UploadProgress = {
  status: 'uploading',
  percent: 62,
  bytesPerSecond: 4_800_000,
  secondsLeft: 12,
  failureReason: null,
};

const lease: FailedFile = { name: 'Lease.pdf', failureReason: null };

it('shows a file in each state that an upload has', () => {
  const wrong = Object.entries(inStates).filter(([status, item]) => item.status !== status);
  expect(wrong).toEqual([]);
  const shown = everyState.map(({ status }) => status);
  expect(shown).toEqual(expect.arrayContaining(Object.keys(inStates)));
  expect(new Set(everyState.map(({ id }) => id)).size).toBe(everyState.length);
});

describe('words of an upload', () => {
  it('says percent, speed and time left', () => {
    expect(uploadLabel(progress)).toBe('Uploading 62% · 4.8 MB/s · 12 seconds left');
    expect(uploadLabel({ ...progress, bytesPerSecond: null, secondsLeft: null })).toBe('Uploading 62%');
  });

  it('says that it waits for the connection, and how far it is', () => {
    expect(uploadLabel({ ...progress, status: 'offline' })).toBe('Waiting for a connection · 62%');
    expect(uploadLabel({ ...progress, status: 'offline', percent: 0 })).toBe('Waiting for a connection');
    expect(uploadLabel({ ...progress, status: 'unreachable' })).toBe('Waiting for the server · 62%');
    expect(uploadLabel({ ...progress, status: 'busy', percent: 0 })).toBe('Waiting: the server is busy');
  });

  it('says that a file is a document already, and when it became one', () => {
    const known = { name: 'Lease.pdf', created: '2024-05-03T02:00:00Z' };
    const duplicate: UploadProgress = { ...progress, status: 'duplicate', known };
    expect(uploadLabel(duplicate)).toBe('Already uploaded as Lease.pdf on 3 May 2024');
    expect(uploadLabel({ ...duplicate, status: 'aborted' })).toBe(
      'Skipped · Already uploaded as Lease.pdf on 3 May 2024',
    );
    const twice: UploadProgress = { ...duplicate, known: { name: 'Lease.pdf', created: null } };
    expect(uploadLabel(twice)).toBe('Same as Lease.pdf in this upload');
    expect(uploadLabel({ ...twice, status: 'aborted' })).toBe('Skipped · Same as Lease.pdf in this upload');
    expect(formatDay('2026-05-03T02:00:00Z', new Date('2026-11-24T02:00:00Z'))).toBe('3 May');
  });

  it('says what an interrupted upload waits for', () => {
    const interrupted: UploadProgress = { ...progress, status: 'interrupted', resume: 'select' };
    expect(uploadLabel(interrupted)).toBe('Select the file again to continue · 62% uploaded');
    expect(uploadLabel({ ...interrupted, percent: 0 })).toBe('Select the file again to continue');
    expect(uploadLabel({ ...interrupted, resume: 'handle' })).toBe('Continue the upload · 62% uploaded');
    expect(uploadLabel({ ...interrupted, failureReason: 'Another file.' })).toBe('Another file.');
  });

  it('says why an upload failed', () => {
    expect(
      uploadLabel({ ...progress, status: 'errored', failureReason: 'An error occurred, please try again.' }),
    ).toBe('Upload failed · An error occurred, please try again.');
  });

  it.each([
    [420_400, '420 kB/s'],
    [999_600, '1.0 MB/s'],
    [12_340_000, '12.3 MB/s'],
  ])('writes %i bytes a second as %s', (speed, text) => expect(formatSpeed(speed)).toBe(text));

  it.each([
    [0, '1 second left'],
    [59, '59 seconds left'],
    [60, '1 minute left'],
    [5400, '2 hours left'],
  ])('writes %i seconds as %s', (seconds, text) => expect(formatTimeLeft(seconds)).toBe(text));
});

describe('the order of the list', () => {
  it('is: failed, those that need a decision, under way as they are sent, over; the last added first', () => {
    const files = (
      ['complete', 'uploading', 'errored', 'queued', 'aborted', 'errored', 'offline', 'duplicate'] as const
    ).map((status, index) => ({
      ...progress,
      status,
      id: `${index} ${status}`,
      name: 'a',
      retryable: false,
      cancellable: false,
    }));
    expect(orderUploads(files).map(({ id }) => id)).toEqual([
      '5 errored',
      '2 errored',
      '7 duplicate',
      '1 uploading',
      '3 queued',
      '6 offline',
      '4 aborted',
      '0 complete',
    ]);
  });
});

describe('a long name', () => {
  it('keeps its end', () => {
    const cut = truncateMiddle('Corriedale Pastoral Co monthly bank statement scannings October 2025.pdf');
    expect(cut).toBe('Corriedale Pastoral Co…nings October 2025.pdf');
  });

  it('is left alone up to 46 characters, and never cut through a character', () => {
    expect(truncateMiddle('a'.repeat(46))).toBe('a'.repeat(46));
    expect([...truncateMiddle('😀'.repeat(60))]).toHaveLength(46);
  });
});

describe('the spoken summary', () => {
  const idle = { total: 0, complete: 0, errored: 0, active: 0 };

  it.each([
    [idle, { total: 3, complete: 0, errored: 0, active: 3 }, 'Uploading 3 files'],
    [
      { total: 3, complete: 0, errored: 0, active: 3 },
      { total: 3, complete: 1, errored: 0, active: 2 },
      null,
    ],
    [
      { total: 3, complete: 1, errored: 0, active: 2 },
      { total: 3, complete: 1, errored: 1, active: 1 },
      'Lease.pdf failed to upload',
    ],
    [
      { total: 3, complete: 1, errored: 1, active: 1 },
      { total: 3, complete: 2, errored: 1, active: 0 },
      '2 of 3 files uploaded, Lease.pdf failed',
    ],
    [idle, { total: 1, complete: 0, errored: 1, active: 0 }, 'Lease.pdf failed to upload'],
    [
      { total: 1, complete: 0, errored: 0, active: 1 },
      { total: 1, complete: 1, errored: 0, active: 0 },
      '1 file uploaded',
    ],
    [{ total: 1, complete: 0, errored: 0, active: 1 }, idle, 'Uploads cancelled'],
    [idle, { total: 1284, complete: 0, errored: 0, active: 1284 }, 'Uploading 1,284 files'],
    [
      { total: 2568, complete: 1283, errored: 1284, active: 1 },
      { total: 2568, complete: 1284, errored: 1284, active: 0 },
      '1,284 of 2,568 files uploaded, 1,284 failed',
    ],
    [idle, { ...idle, total: 2, waiting: 2 }, '2 files need attention'],
    [
      { ...idle, total: 2, active: 2 },
      { ...idle, total: 2, complete: 1, waiting: 1 },
      '1 file needs attention',
    ],
  ])('of %o then %o is %s', (before, after, text) =>
    expect(uploadAnnouncement(before, after, [lease])).toBe(text),
  );

  it('says that uploads wait for a connection, and that they continue', () => {
    expect(connectionAnnouncement(false, true, 2)).toBe('Uploads paused: no connection');
    expect(connectionAnnouncement(true, true, 2)).toBeNull();
    expect(connectionAnnouncement(true, false, 2)).toBe('Uploads resumed');
    expect(connectionAnnouncement(true, false, 0)).toBeNull();
  });

  it('counts files that fail together', () => {
    const after = { total: 3, complete: 0, errored: 2, active: 1 };
    const text = uploadAnnouncement({ ...after, errored: 0 }, after, [lease, { ...lease, name: 'Deed.pdf' }]);
    expect(text).toBe('2 files failed to upload');
  });

  it('says why a single file failed, but not of several', () => {
    const known = { ...lease, failureReason: 'The file is empty.' };
    const one = { total: 2, complete: 1, errored: 1, active: 0 };
    const say = (files: readonly FailedFile[], after = one) =>
      uploadAnnouncement({ ...after, errored: 0, active: 1 }, after, files);
    expect(say([known], { ...one, active: 1 })).toBe('Lease.pdf failed to upload. The file is empty.');
    expect(say([known], { ...one, total: 1, complete: 0 })).toBe(
      'Lease.pdf failed to upload. The file is empty.',
    );
    expect(say([known])).toBe('1 of 2 files uploaded, Lease.pdf failed. The file is empty.');
    expect(say([known, { ...known, name: 'Deed.pdf' }], { ...one, total: 3, errored: 2 })).toBe(
      '1 of 3 files uploaded, 2 failed',
    );
  });
});
