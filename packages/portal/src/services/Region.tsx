import type { ReactNode } from 'react';
import { RegionBoundary } from '@countersign/ui';
import { useServices } from './services.tsx';

interface RegionProps {
  /** Begins a sentence: "The filters". */
  readonly name: string;
  /** Puts the failure of what opens over the page away. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A part of a screen that may fail alone: it says so in its place, once to the reader and once to the log. */
export function Region({ name, onClose, children }: RegionProps) {
  const { errors } = useServices();
  return (
    <RegionBoundary
      onClose={onClose}
      message={`${name} could not be shown.`}
      onError={(error, componentStack) => errors.report(error, { region: name, componentStack })}
    >
      {children}
    </RegionBoundary>
  );
}
