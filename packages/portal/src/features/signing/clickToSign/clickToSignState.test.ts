import { describe, expect, it } from 'vitest';
import { signerMessages } from '../signing.messages.ts';
import { clickToSign, initialClickToSign, problemOf, type ClickToSignEvent } from './clickToSignState.ts';

const after = (...events: ClickToSignEvent[]) => events.reduce(clickToSign, initialClickToSign);
const selected = { type: 'accountsSelected', accountIds: [7, 9] } as const;

describe('setup of click-to-sign', () => {
  it('needs at least one account before it can be reviewed', () => {
    expect(after({ type: 'reviewed' })).toMatchObject({
      step: 'selecting',
      problem: signerMessages.noAccount,
    });
  });

  it('takes an account only once', () => {
    expect(problemOf({ accountIds: [7, 7], employeeId: null })).toBe(signerMessages.accountTwice);
  });

  it('forgets the complaint as soon as the selection changes', () => {
    expect(after({ type: 'reviewed' }, selected)).toMatchObject({ step: 'selecting', problem: null });
  });

  it('sends once, however often it is confirmed', () => {
    const sending = after(selected, { type: 'reviewed' }, { type: 'confirmed' });
    expect(sending.step).toBe('sending');
    expect(clickToSign(sending, { type: 'confirmed' })).toBe(sending);
  });

  it('comes back with the words of the refusal and with everything that was chosen', () => {
    const refused = after(
      selected,
      { type: 'employeeSelected', employeeId: 3 },
      { type: 'reviewed' },
      { type: 'confirmed' },
      { type: 'refused', message: 'Operation already in progress!' },
    );
    expect(refused).toEqual({
      step: 'confirming',
      selection: { accountIds: [7, 9], employeeId: 3 },
      problem: 'Operation already in progress!',
    });
  });

  it('keeps the selection on the way back', () => {
    expect(after(selected, { type: 'reviewed' }, { type: 'wentBack' })).toMatchObject({
      step: 'selecting',
      selection: { accountIds: [7, 9] },
    });
  });
});
