import { expect, it, vi } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { reportWriteFailure } from './reportWriteFailure.ts';
import { writeMessages } from '../services.messages.ts';

const refused = new ApiError({ kind: 'refused', serverMessage: 'Permission Denied' });
const lost = new ApiError({ kind: 'network' });
const words = { failed: 'Not saved', unconfirmed: 'Not confirmed' };

function reported(error: unknown, said: Parameters<typeof reportWriteFailure>[2]): unknown {
  const show = vi.fn();
  reportWriteFailure({ show }, error, said);
  return show.mock.lastCall?.[0];
}

it('tells what failed from what is unknown', () => {
  expect(reported(refused, words)).toMatchObject({
    tone: 'critical',
    message: 'Not saved',
    detail: 'Permission Denied',
  });
  expect(reported(lost, words)).toMatchObject({
    tone: 'caution',
    message: 'Not confirmed',
    detail: writeMessages.unknown,
  });
});

it('says that it is unknown, and why another try was refused', () => {
  const later = new ApiError({ kind: 'problem', status: 429, serverMessage: 'Try again in a minute.' });
  const error = new ApiError({ kind: 'network', cause: later });
  expect(reported(error, words)).toMatchObject({
    tone: 'caution',
    message: 'Not confirmed',
    detail: `Try again in a minute. ${writeMessages.unknown}`,
  });
  const proxy = new ApiError({ kind: 'network', cause: new ApiError({ kind: 'malformed', status: 429 }) });
  expect(reported(proxy, words)).toMatchObject({ detail: writeMessages.unknown });
});

it('calls nothing unknown that can have done nothing', () => {
  expect(reported(lost, { failed: 'Not read' })).toMatchObject({ tone: 'critical', message: 'Not read' });
});

it('says why in other words, and tries again', () => {
  const again = vi.fn();
  expect(reported(refused, { ...words, detail: 'Only administrators can save.', again })).toMatchObject({
    detail: 'Only administrators can save.',
    action: { label: 'Try again', onPress: again },
  });
  expect(reported(refused, words)).not.toHaveProperty('action');
});
