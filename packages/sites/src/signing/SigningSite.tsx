import { useCallback, useState } from 'react';
import type { SignerCalls } from '@countersign/api-client';
import { AccountApp } from './AccountApp.tsx';
import type { SigningEntry } from './entry.ts';
import type { FrameBridge } from './frameBridge.ts';
import { StaffFrame } from './StaffFrame.tsx';
import { FailurePage } from './FailurePage.tsx';

export interface SigningSiteProps {
  entry: SigningEntry;
  calls: SignerCalls;
  /** Created before the first render, so that the portal's `init` is not missed. */
  bridge: FrameBridge;
  /** Replaces the address, so that the link's token does not stay in it. */
  onAddress: (path: string) => void;
  /** Loads the same address again. */
  onAgain: () => void;
}

function knownSigner(entry: SigningEntry): number | null {
  if (entry.page === 'frame') return entry.signerId;
  if (entry.page === 'failed') return null;
  return entry.entry !== null && 'signerId' in entry.entry ? entry.entry.signerId : null;
}

/** One build for both: the address decides. */
export function SigningSite({ entry, calls, bridge, onAddress, onAgain }: SigningSiteProps) {
  const [signerId, setSignerId] = useState(() => knownSigner(entry));
  const opened = useCallback(
    (id: number) => {
      setSignerId(id);
      onAddress(`/task/${id}`);
    },
    [onAddress],
  );
  if (entry.page === 'frame')
    return <StaffFrame calls={calls} bridge={bridge} signerId={entry.signerId} theme={entry.theme} />;
  if (entry.page === 'failed') return <FailurePage failure={entry.failure} onAgain={onAgain} />;
  return (
    <AccountApp calls={calls} entry={entry.entry} signerId={signerId} login={entry.login} onOpened={opened} />
  );
}
