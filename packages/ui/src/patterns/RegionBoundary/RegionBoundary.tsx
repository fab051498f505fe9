import { Component, type ErrorInfo, type ReactNode } from 'react';
import { changesSafe } from './regionBoundary.messages.js';
import { RegionError } from './RegionError.js';

export interface RegionBoundaryProps {
  /** What is missing, in a sentence: "The filters couldn't be shown." */
  message: string;
  /** Called once for each failure; returns the reference under which it was logged. */
  onError: (error: unknown, componentStack: string) => string | undefined;
  /** For parts that open over the page: called to close the failure message. */
  onClose?: (() => void) | undefined;
  /** The guarded region. */
  children: ReactNode;
}

interface RegionBoundaryState {
  readonly failed: boolean;
  readonly reference: string | undefined;
}

/**
 * Contains the failure of a part of a page: the part shows an error with a retry, and everything around it
 * keeps working.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { failed: false, reference: undefined };

  static getDerivedStateFromError(): Partial<RegionBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ reference: this.props.onError(error, componentStack ?? '') });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <RegionError
        reference={this.state.reference}
        onClose={this.props.onClose}
        onRetry={() => {
          this.setState({ failed: false, reference: undefined });
        }}
      >
        {this.props.message} {changesSafe}
      </RegionError>
    );
  }
}
