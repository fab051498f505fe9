import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.js';
import * as styles from './RegionBoundary.css.js';

export interface RegionErrorProps {
  /** Under which the failure was noted. */
  reference: string | undefined;
  /** Place of its title in the page's outline. @default 2 */
  level?: 1 | 2 | 3;
  onRetry: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  children: ReactNode;
}

/** The message in the place of what failed. It takes the focus, which would be lost with what was there. */
export function RegionError({ reference, level = 2, onRetry, retryLabel, children }: RegionErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.region}>
      <ErrorState
        level={level}
        reference={reference}
        onRetry={onRetry}
        {...(retryLabel !== undefined && { retryLabel })}
      >
        {children}
      </ErrorState>
    </div>
  );
}
