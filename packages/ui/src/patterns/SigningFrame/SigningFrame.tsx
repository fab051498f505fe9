import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createFrameSession, systemTimers, type FrameTimers } from '../../signing-protocol/index.js';
import { SigningFrameView } from './SigningFrameView.js';

export interface SigningFrameProps {
  /** Address of the frame with its one-time ticket; another address opens a new session. */
  src: string;
  /** Exact origin of the signing site: messages from others are ignored. */
  origin: string;
  /** Title of the document. */
  title: string;
  /**
   * When the signer's lock expires, ISO, by the clock of this machine: now plus the seconds that the server says are
   * left. A later time extends the session of the same `src`.
   */
  lockExpires: string;
  /** Completed and pending signers: a SigningProgress. */
  aside?: ReactNode;
  /** Whether the lock is being renewed. */
  retrying?: boolean | undefined;
  /** Called when the signature is prepared: commit it now. At most once for each `src`. */
  onComplete: () => void;
  /** Called for logging; the frame itself shows the failure and offers a retry. */
  onFailed: (reason: string) => void;
  /** Called when the signer closes the frame without signing. */
  onCancelled: () => void;
  /** Called to renew the lock and set the new `src`. */
  onRetry: () => void;
  /**
   * Called to extend the lock: renew it and set the new `lockExpires`, with the same `src`. If omitted, no
   * more time is offered.
   */
  onExtend?: (() => void) | undefined;
  /** Whether the lock is being extended. */
  extending?: boolean | undefined;
  /** Why the lock could not be extended. */
  extendFailure?: string | undefined;
  /** Called when the lock has expired: ask for the PIN again. At most once for each `src`. */
  onLockExpired: () => void;
  /** Timers, replaceable in tests. */
  timers?: FrameTimers | undefined;
}

/**
 * Shows the dialog in which staff sign: a frame of the signing site, its progress, and the remaining time.
 */
export function SigningFrame(props: SigningFrameProps) {
  return <Opening key={props.src} {...props} />;
}

function Opening({
  src,
  origin,
  title,
  lockExpires,
  aside,
  retrying = false,
  timers = systemTimers,
  onRetry,
  onExtend,
  extending = false,
  extendFailure,
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
        // As if it had been pressed on the frame: the dialog around it decides.
        onEscape: () =>
          frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
        onLockExpired: () => onLockExpired(),
      }),
    [session],
  );
  useEffect(() => session.lockExtended(Date.parse(lockExpires)), [session, lockExpires]);
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
      onExtend={onExtend}
      extending={extending}
      extendFailure={extendFailure}
    />
  );
}
