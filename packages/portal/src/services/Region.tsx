import type { ReactNode } from 'react';
import { RegionBoundary } from '@countersign/ui';
import { regionMessages } from './services.messages.ts';
import { useServices } from './services.tsx';

interface RegionProps {
  /** Starts a sentence: "The filters". */
  readonly name: string;
  /** Closes the failure of a part that opens over the page. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Contains the failure of a part of a screen: shows it in place, and logs it once. */
export function Region({ name, onClose, children }: RegionProps) {
  const { errors } = useServices();
  return (
    <RegionBoundary
      onClose={onClose}
      message={regionMessages.failed(name)}
      onError={(error, componentStack) => errors.report(error, { region: name, componentStack })}
    >
      {children}
    </RegionBoundary>
  );
}
