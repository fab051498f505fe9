import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RegionError } from './RegionError.js';

export interface RegionBoundaryProps {
  /** What is lost without it, in a sentence: "The filters could not be shown." */
  message: string;
  /** Called once for each failure; answers the reference under which it was noted. */
  onError: (error: unknown, componentStack: string) => string | undefined;
  /** For what opens over the page: the failure stands there too, until it is put away. */
  onClose?: (() => void) | undefined;
  /** The region that is guarded. */
  children: ReactNode;
}

interface RegionBoundaryState {
  readonly failed: boolean;
  readonly reference: string | undefined;
}

/** A part of a page that may fail alone: its place says so and offers another try, everything around it goes on. */
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
        {this.props.message} Your saved changes are safe.
      </RegionError>
    );
  }
}
