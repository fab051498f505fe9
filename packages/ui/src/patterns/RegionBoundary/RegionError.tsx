import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { ErrorState } from '../../components/ErrorState/ErrorState.js';
import * as styles from './RegionBoundary.css.js';

export interface RegionErrorProps {
  /** Reference under which the failure was logged. */
  reference: string | undefined;
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
  /** Called to try again. */
  onRetry: () => void;
  /**
   * Text of the retry button.
   * @default 'Try again'
   */
  retryLabel?: string | undefined;
  /** Called to close it; for parts that open over the page, where the message also opens. */
  onClose?: (() => void) | undefined;
  /** What happened and what to do. */
  children: ReactNode;
}

/** Replaces the failed region with a message. It takes focus, which would otherwise be lost. */
export function RegionError({
  reference,
  level = 2,
  onRetry,
  retryLabel,
  onClose,
  children,
}: RegionErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (element === null || onClose === undefined) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    element.addEventListener('keydown', leave);
    return () => element.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div ref={ref} tabIndex={-1} className={onClose === undefined ? styles.region : styles.over}>
      <ErrorState
        level={level}
        reference={reference}
        onRetry={onRetry}
        {...(retryLabel !== undefined && { retryLabel })}
        {...(onClose !== undefined && { action: <Button onPress={onClose}>Close</Button> })}
      >
        {children}
      </ErrorState>
    </div>
  );
}
