import { describe, expect, it } from 'vitest';
import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { actionTypes } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { pinMessages } from '../signing.messages.ts';
import { initialSignDocument, signDocument, stepOf, type SignDocumentEvent } from './signDocumentState.ts';

const signedAt = '2026-11-20T22:31:00Z';
const representative = aRepresentative();
const employeeId = representative.EmployeeId ?? 0;

function task(change: Partial<Schemas['Document']> = {}): Schemas['Document'] {
  return aDocument({
    ActionTypeE: actionTypes.clickToSign,
    UsersToSign: [aSigner({ SignedDate: signedAt })],
    EmployeeToSign: representative,
    ...change,
  });
}

const document = task();
const grant = { signingUrl: 'http://localhost:4003/frame?ticket=a', lockExpires: '2026-11-21T09:05:00Z' };
const checked = { type: 'checked', document, employeeId } as const;
const after = (...events: SignDocumentEvent[]) =>
  [checked, ...events].reduce(signDocument, initialSignDocument);
const submitted = { type: 'pinSubmitted', pin: '123456' } as const;
const accepted = [submitted, { type: 'pinAccepted', grant }] as const;

describe('the state of the task for the reader', () => {
  it.each<[string, Partial<Schemas['Document']>]>([
    ['enteringPin', {}],
    ['noTask', { ActionTypeE: actionTypes.none, UsersToSign: [], EmployeeToSign: null }],
    ['notSigner', { EmployeeToSign: null }],
    ['notSigner', { EmployeeToSign: aRepresentative({}, 1) }],
    ['alreadySigned', { EmployeeToSign: { ...representative, SignedDate: signedAt } }],
    ['notYourTurn', { UsersToSign: [aSigner()] }],
    ['declined', { ActionTypeE: actionTypes.declined }],
    ['complete', { ActionTypeE: actionTypes.signed, EmployeeToSign: null }],
    ['otherMethod', { ActionTypeE: actionTypes.secureSign }],
    ['pinDead', { EmployeeToSign: { ...representative, PinUsable: false } }],
    ['inUse', { UsersToSign: [aSigner({ SignedDate: signedAt, InUse: true })] }],
  ])('is %s', (step, change) => {
    expect(stepOf(task(change), employeeId)).toBe(step);
  });

  it('is looked at before anything is asked', () => {
    expect(initialSignDocument.step).toBe('checking');
    const noTask = task({ ActionTypeE: actionTypes.none });
    expect(signDocument(initialSignDocument, { ...checked, document: noTask })).toEqual({
      step: 'noTask',
      document: noTask,
    });
  });

  it('is looked at again on request, where it could not be read and where someone else signs', () => {
    const unread = signDocument(initialSignDocument, { type: 'checkFailed', message: 'No answer' });
    expect(unread).toEqual({ step: 'unread', message: 'No answer' });
    expect(signDocument(unread, { type: 'checkAgain' })).toBe(initialSignDocument);
    expect(signDocument({ step: 'inUse', document }, { type: 'checkAgain' })).toBe(initialSignDocument);
  });
});

describe('the PIN', () => {
  it('is asked for in words when there is none', () => {
    expect(after({ type: 'pinSubmitted', pin: '  ' })).toMatchObject({ pinError: pinMessages.required });
  });

  it('does not bother the server with something that is no PIN', () => {
    expect(after({ type: 'pinSubmitted', pin: '12a456' })).toMatchObject({
      step: 'enteringPin',
      pinError: pinMessages.notVerified,
      problem: null,
    });
  });

  it('may be pasted with spaces', () => {
    expect(after({ type: 'pinSubmitted', pin: ' 123 456 ' })).toMatchObject({
      step: 'verifying',
      pin: '123456',
    });
  });

  it('is asked for again, with the words of the refusal, where another try may help', () => {
    const message = pinMessages.notVerified;
    expect(after(submitted, { type: 'pinRefused', reply: 'wrong', message })).toMatchObject({
      step: 'enteringPin',
      pinError: message,
    });
  });

  it.each(['dead', 'expired'] as const)('is not asked for again where it is %s', (reply) => {
    const dead = after(submitted, { type: 'pinRefused', reply, message: '' });
    expect(dead).toEqual({ step: 'pinDead', document, problem: null });
    expect(signDocument(dead, { type: 'pinResent' })).toMatchObject({ step: 'enteringPin', resent: true });
  });

  it('stays dead where no new one was sent, and says why', () => {
    const dead = after(submitted, { type: 'pinRefused', reply: 'dead', message: '' });
    const refused = signDocument(dead, { type: 'resendRefused', message: 'Off' });
    expect(refused).toEqual({ step: 'pinDead', document, problem: 'Off' });
    expect(signDocument(refused, { type: 'pinResent' })).toMatchObject({
      step: 'enteringPin',
      problem: null,
    });
  });

  it('gives way to the one who signs, as the task tells', () => {
    const looking = after(submitted, { type: 'pinRefused', reply: 'inUse', message: 'In use' });
    const held = task({ UsersToSign: [aSigner({ SignedDate: signedAt, InUse: true })] });
    expect(signDocument(looking, { ...checked, document: held })).toEqual({ step: 'inUse', document: held });
  });

  it.each(['inUse', 'alreadySigned', 'refused'] as const)(
    'looks at the task again where the answer is %s',
    (reply) => {
      const looking = after(submitted, { type: 'pinRefused', reply, message: 'Not now' });
      expect(looking).toEqual({ step: 'checking', problem: 'Not now', note: null });
      expect(signDocument(looking, checked)).toMatchObject({ step: 'enteringPin', problem: 'Not now' });
    },
  );
});

describe('the frame', () => {
  it('commits once, however often it says complete', () => {
    const committing = after(...accepted, { type: 'frameCompleted' });
    expect(committing.step).toBe('committing');
    expect(signDocument(committing, { type: 'frameCompleted' })).toBe(committing);
    const signed = signDocument(committing, { type: 'committed', document });
    expect(signed).toEqual({ step: 'signed', document });
    expect(signDocument(signed, { type: 'frameCompleted' })).toBe(signed);
  });

  it('renews the lock on a retry and counts the attempt', () => {
    const fresh = { ...grant, signingUrl: 'http://localhost:4003/frame?ticket=b' };
    expect(after(...accepted, { type: 'retried' }, { type: 'lockRenewed', grant: fresh })).toEqual({
      step: 'signing',
      document,
      grant: fresh,
      attempt: 2,
    });
  });

  it('asks for the PIN again, with the note, when the lock has ended', () => {
    const lost = { type: 'renewalFailed', expired: true, message: pinMessages.renewal } as const;
    const asking = after(...accepted, { type: 'retried' }, lost);
    expect(asking).toMatchObject({ step: 'enteringPin', problem: null, note: pinMessages.renewal });
    expect(signDocument(asking, submitted)).toMatchObject({ note: pinMessages.renewal });
  });

  it('asks for the PIN again when the time to sign has run out', () => {
    expect(after(...accepted, { type: 'lockRanOut' })).toMatchObject({
      step: 'enteringPin',
      note: pinMessages.renewal,
    });
  });

  it('looks at the task again when nobody knows why the lock was not renewed', () => {
    const unknown = { type: 'renewalFailed', expired: false, message: 'No answer' } as const;
    const looking = after(...accepted, { type: 'retried' }, unknown);
    expect(looking).toEqual({ step: 'checking', problem: 'No answer', note: null });
  });

  it('looks at the task again when the commit failed: it may be signed all the same', () => {
    const looking = after(
      ...accepted,
      { type: 'frameCompleted' },
      { type: 'commitRefused', message: 'late' },
    );
    expect(looking).toEqual({ step: 'checking', problem: 'late', note: null });
  });
});

describe('the time to sign', () => {
  const lockExpires = '2026-11-21T09:09:00Z';

  it('is extended in the same frame, which keeps its place', () => {
    const extended = after(...accepted, { type: 'lockExtended', lockExpires });
    expect(extended).toEqual({ ...after(...accepted), grant: { ...grant, lockExpires } });
  });

  it('is not extended once the signature is on its way', () => {
    const committing = after(...accepted, { type: 'frameCompleted' });
    expect(signDocument(committing, { type: 'lockExtended', lockExpires })).toBe(committing);
  });
});
