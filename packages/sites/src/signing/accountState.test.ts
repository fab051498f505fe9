import { describe, expect, it } from 'vitest';
import { accountState, initialAccountState, type AccountEvent, type AccountState } from './accountState.ts';
import { aPage } from './signing.fixtures.ts';
import { signingMessages } from './signing.messages.ts';

function run(events: readonly AccountEvent[], from: AccountState = initialAccountState): AccountState {
  return events.reduce(accountState, from);
}

const reading = run([
  { type: 'opened', page: aPage() },
  { type: 'started', work: 'pin' },
  { type: 'answered', page: aPage({ Stage: 'read' }) },
  { type: 'viewReady', url: 'http://localhost:4002/viewer/' },
]);

describe('accountState', () => {
  it('reads after the PIN', () => {
    expect(reading).toMatchObject({
      status: 'open',
      working: null,
      viewerUrl: 'http://localhost:4002/viewer/',
    });
  });

  it('asks for the PIN again when the time has run out, and says why', () => {
    expect(run([{ type: 'lockEnded' }], reading)).toMatchObject({
      page: { Stage: 'pin' },
      renewal: signingMessages.lockExpired,
      viewerUrl: null,
      failure: null,
    });
  });

  it('lets a signature that is on its way finish', () => {
    const signing = run([{ type: 'started', work: 'sign' }], reading);
    expect(run([{ type: 'lockEnded' }], signing)).toBe(signing);
  });

  it('finds out what came of a signature whose response was lost, whatever the clock says', () => {
    const lost = run(
      [
        { type: 'started', work: 'sign' },
        { type: 'refused', message: 'No answer', page: null, isUnknown: true },
      ],
      reading,
    );
    expect(lost).toMatchObject({ outcomeCheck: 'waiting', failure: 'No answer' });
    expect(run([{ type: 'lockEnded' }], lost)).toBe(lost);
    const outcome = (Stage: 'signed' | 'read' | 'pin') =>
      run([{ type: 'outcome', page: aPage({ Stage }), message: 'In vain', help: 'Again' }], lost);
    expect(outcome('signed')).toMatchObject({ justDone: true, outcomeCheck: 'none', failure: null });
    expect(outcome('read')).toMatchObject({
      page: { Stage: 'read' },
      failure: 'In vain',
      failureHelp: 'Again',
      outcomeCheck: 'none',
    });
    expect(outcome('pin')).toMatchObject({ page: { Stage: 'pin' }, renewal: 'In vain', failure: null });
    const again = run([{ type: 'started', work: 'sign' }], lost);
    expect(
      run([{ type: 'outcome', page: aPage({ Stage: 'read' }), message: 'Old', help: null }], again),
    ).toBe(again);
  });

  it('tells a lost lock, with the server’s reason, from a refused signature', () => {
    const signing = run([{ type: 'started', work: 'sign' }], reading);
    const lost = run([{ type: 'refused', message: 'elsewhere', page: aPage({ Stage: 'pin' }) }], signing);
    expect(lost).toMatchObject({ renewal: 'elsewhere', failure: null });
    const refused = run([{ type: 'refused', message: 'no', page: aPage({ Stage: 'read' }) }], signing);
    expect(refused).toMatchObject({ renewal: null, failure: 'no', page: { Stage: 'read' } });
  });

  it('keeps the renewal note through a wrong PIN', () => {
    const wrong = run(
      [
        { type: 'lockEnded' },
        { type: 'started', work: 'pin' },
        { type: 'refused', message: 'wrong', page: aPage() },
      ],
      reading,
    );
    expect(wrong).toMatchObject({ renewal: signingMessages.lockExpired, failure: 'wrong' });
  });

  it('knows a signature given now from one of an earlier visit', () => {
    const signed = aPage({ Stage: 'signed' });
    expect(run([{ type: 'opened', page: signed }])).toMatchObject({ justDone: false });
    expect(
      run(
        [
          { type: 'started', work: 'sign' },
          { type: 'answered', page: signed },
        ],
        reading,
      ),
    ).toMatchObject({
      justDone: true,
    });
  });

  it('keeps the viewer while the time is extended', () => {
    const renewed = run(
      [
        { type: 'started', work: 'renew' },
        { type: 'answered', page: aPage({ Stage: 'read' }) },
      ],
      reading,
    );
    expect(renewed).toMatchObject({ viewerUrl: 'http://localhost:4002/viewer/' });
  });

  it('shows what the server says of the signer who holds the document', () => {
    const inUse = { Name: 'Hugh Ellery', Expires: '2026-11-21T03:35:00Z', SecondsLeft: 300 };
    const asking = run([
      { type: 'opened', page: aPage({ InUse: { ...inUse, SecondsLeft: 1 } }) },
      { type: 'checkStarted' },
    ]);
    const extended = aPage({ InUse: inUse });
    expect(run([{ type: 'checked', page: extended }], asking)).toMatchObject({
      inUseCheck: 'none',
      page: { InUse: inUse },
    });
    expect(run([{ type: 'checked', page: aPage() }], asking)).toMatchObject({
      inUseCheck: 'free',
      failure: null,
    });
    const declined = aPage({ Stage: 'declined' });
    expect(run([{ type: 'checked', page: declined }], asking)).toMatchObject({ inUseCheck: 'none' });
    expect(run([{ type: 'checkFailed', message: 'No answer' }], asking)).toMatchObject({
      inUseCheck: 'failed',
      failure: 'No answer',
    });
  });

  it('prefers the response to a PIN over one about the earlier holder of the document', () => {
    const verified = run([
      { type: 'opened', page: aPage() },
      { type: 'checkStarted' },
      { type: 'started', work: 'pin' },
    ]);
    expect(run([{ type: 'checked', page: aPage() }], verified)).toBe(verified);
    expect(run([{ type: 'checkFailed', message: 'No answer' }], verified)).toBe(verified);
  });

  it('hears nothing about a page that is not open', () => {
    expect(run([{ type: 'lockEnded' }])).toBe(initialAccountState);
  });
});
