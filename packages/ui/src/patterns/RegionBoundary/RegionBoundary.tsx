import { Component, type ErrorInfo, type ReactNode } from 'react';
import { changesSafe } from './regionBoundary.messages.js';
import { RegionError } from './RegionError.js';

export interface RegionBoundaryProps {
  /** What is missing, in a sentence: "The filters couldn't be shown." */
  message: string;
  /** Called once for each failure; returns the reference under which it was logged. */
  onError: (error: unknown, componentStack: string) => string | undefined;
  /** Called when the user tries again, before the region is shown anew; receives what had failed. */
  onRetry?: ((error: unknown) => void) | undefined;
  /**
   * Returns the text of the retry button: "Reload" where only that helps.
   * @default 'Try again'
   */
  retryLabel?: ((error: unknown) => string | undefined) | undefined;
  /** For parts that open over the page: called to close the failure message. */
  onClose?: (() => void) | undefined;
  /** The guarded region. */
  children: ReactNode;
}

interface RegionBoundaryState {
  readonly failed: { readonly error: unknown } | null;
  readonly reference: string | undefined;
}

/**
 * Contains the failure of a part of a page: the part shows an error with a retry, and everything around it
 * keeps working.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { failed: null, reference: undefined };

  static getDerivedStateFromError(error: unknown): Partial<RegionBoundaryState> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ reference: this.props.onError(error, componentStack ?? '') });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return (
      <RegionError
        reference={this.state.reference}
        onClose={this.props.onClose}
        retryLabel={this.props.retryLabel?.(failed.error)}
        onRetry={() => {
          this.props.onRetry?.(failed.error);
          this.setState({ failed: null, reference: undefined });
        }}
      >
        {this.props.message} {changesSafe}
      </RegionError>
    );
  }
}
