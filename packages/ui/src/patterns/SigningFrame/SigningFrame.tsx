import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createFrameSession, systemTimers, type FrameTimers } from '../../signing-protocol/index.js';
import type { CommitState } from './signingFrame.messages.js';
import { SigningFrameView } from './SigningFrameView.js';

export interface SigningFrameProps {
  /** Address of the frame with its one-time ticket; another address is another opening, which starts anew. */
  src: string;
  /** Exact origin of the signing site: nobody else is listened to. */
  origin: string;
  /** The document's title. */
  title: string;
  /** When the signer's lock ends, ISO. */
  lockExpires: string;
  /** Who has signed and who is still to: a SigningProgress. */
  aside?: ReactNode;
  /**
   * What became of the commit that `onComplete` asked for.
   * @default 'idle'
   */
  commit?: CommitState;
  /** The lock is being renewed. */
  retrying?: boolean;
  /** The signature is prepared: commit it now. Called at most once for each `src`. */
  onComplete: () => void;
  /** For the log; the frame itself shows the failure and offers the retry. */
  onFailed: (reason: string) => void;
  /** The signer left without signing. */
  onCancelled: () => void;
  /** Renew the lock and give the new `src`. */
  onRetry: () => void;
  /** The lock has run out: ask for the PIN again. Called at most once for each `src`. */
  onLockExpired: () => void;
  /** The passing of time, for tests. */
  timers?: FrameTimers;
}

/** The dialog in which staff sign: a frame of the signing site, its progress, and the time that is left. */
export function SigningFrame(props: SigningFrameProps) {
  return <Opening key={props.src} {...props} />;
}

function Opening({
  src,
  origin,
  title,
  lockExpires,
  aside,
  commit = 'idle',
  retrying = false,
  timers = systemTimers,
  onRetry,
  ...callbacks
}: SigningFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onComplete = useEffectEvent(callbacks.onComplete);
  const onFailed = useEffectEvent(callbacks.onFailed);
  const onCancelled = useEffectEvent(callbacks.onCancelled);
  const onLockExpired = useEffectEvent(callbacks.onLockExpired);
  const [session] = useState(() =>
    createFrameSession({ origin, lockExpires: Date.parse(lockExpires), timers }),
  );
  useEffect(
    () =>
      session.start({
        window,
        frame: () => frame.current?.contentWindow ?? null,
        onComplete: () => onComplete(),
        onFailed: (reason) => onFailed(reason),
        onCancelled: () => onCancelled(),
        onLocations: () => undefined,
        onLockExpired: () => onLockExpired(),
      }),
    [session],
  );
  useEffect(() => {
    if (commit === 'failed') session.commitFailed('The signature could not be committed');
  }, [session, commit]);
  const { state, secondsLeft } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getSnapshot,
  );
  return (
    <SigningFrameView
      title={title}
      src={src}
      state={state}
      secondsLeft={secondsLeft}
      aside={aside}
      retrying={retrying}
      frameRef={frame}
      onFrameLoad={() => session.frameLoaded()}
      onCancel={() => session.cancel()}
      onRetry={onRetry}
    />
  );
}
