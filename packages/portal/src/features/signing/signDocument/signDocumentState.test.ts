import { describe, expect, it } from 'vitest';
import { pinMessages } from '../signing.messages.ts';
import { initialSignDocument, signDocument, type SignDocumentEvent } from './signDocumentState.ts';

const grant = { signingUrl: 'http://localhost:4003/frame?ticket=a', lockExpires: '2026-11-21T09:05:00Z' };
const after = (...events: SignDocumentEvent[]) => events.reduce(signDocument, initialSignDocument);
const accepted = [
  { type: 'pinSubmitted', pin: '123456' },
  { type: 'pinAccepted', grant },
] as const;

describe('signing as the representative', () => {
  it('asks for the PIN in words when there is none', () => {
    expect(after({ type: 'pinSubmitted', pin: '  ' })).toMatchObject({
      problem: { at: 'field', message: pinMessages.required },
    });
  });

  it('does not bother the server with something that is no PIN', () => {
    expect(after({ type: 'pinSubmitted', pin: '12a456' })).toMatchObject({
      step: 'enteringPin',
      problem: { at: 'form', message: pinMessages.notVerified },
    });
  });

  it('reads a pasted PIN with spaces', () => {
    expect(after({ type: 'pinSubmitted', pin: ' 123 456 ' })).toMatchObject({
      step: 'verifying',
      pin: '123456',
    });
  });

  it('says the words of a refusal above an empty field', () => {
    expect(
      after({ type: 'pinSubmitted', pin: '123456' }, { type: 'pinRefused', message: pinMessages.inUse }),
    ).toEqual({ step: 'enteringPin', problem: { at: 'form', message: pinMessages.inUse }, note: null });
  });

  it('commits once, however often the frame says complete', () => {
    const committing = after(...accepted, { type: 'frameCompleted' });
    expect(committing.step).toBe('committing');
    expect(signDocument(committing, { type: 'frameCompleted' })).toBe(committing);
    const signed = signDocument(committing, { type: 'committed' });
    expect(signDocument(signed, { type: 'frameCompleted' })).toBe(signed);
  });

  it('renews the lock on a retry and counts the attempt', () => {
    const fresh = { ...grant, signingUrl: 'http://localhost:4003/frame?ticket=b' };
    expect(after(...accepted, { type: 'retried' }, { type: 'lockRenewed', grant: fresh })).toEqual({
      step: 'signing',
      grant: fresh,
      attempt: 2,
    });
  });

  it('asks for the PIN again, with the note, when the lock cannot be renewed', () => {
    const asking = after(...accepted, { type: 'retried' }, { type: 'renewalFailed' });
    expect(asking).toEqual({ step: 'enteringPin', problem: null, note: pinMessages.renewal });
    expect(signDocument(asking, { type: 'pinSubmitted', pin: '123456' })).toMatchObject({
      note: pinMessages.renewal,
    });
  });

  it('asks for the PIN again when the time to sign has run out', () => {
    expect(after(...accepted, { type: 'lockRanOut' })).toMatchObject({
      step: 'enteringPin',
      note: pinMessages.renewal,
    });
  });

  it('offers a retry when the commit was refused', () => {
    const failed = after(...accepted, { type: 'frameCompleted' }, { type: 'commitRefused', message: 'late' });
    expect(failed).toMatchObject({ step: 'commitFailed', problem: 'late' });
    expect(signDocument(failed, { type: 'retried' })).toMatchObject({ step: 'renewing', grant });
  });
});
