import type { ReactNode } from 'react';
import { RegionBoundary } from '@countersign/ui';
import { regionMessages } from './services.messages.ts';
import { isMissingCode } from './missingCode.ts';
import { useServices } from './services.tsx';

interface RegionProps {
  /** Starts a sentence: "The filters". */
  readonly name: string;
  /** Closes the failure of a part that opens over the page. */
  readonly onClose?: (() => void) | undefined;
  /** Called when the user tries again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Contains the failure of a part of a screen: shows it in place, and logs it once. */
export function Region({ name, onClose, onRetry, children }: RegionProps) {
  const { errors } = useServices();
  return (
    <RegionBoundary
      onClose={onClose}
      message={regionMessages.failed(name)}
      retryLabel={(error) => (isMissingCode(error) ? 'Reload' : undefined)}
      onRetry={(error) => {
        if (isMissingCode(error)) window.location.reload();
        else onRetry?.();
      }}
      onError={(error, componentStack) => errors.report(error, { region: name, componentStack })}
    >
      {children}
    </RegionBoundary>
  );
}
