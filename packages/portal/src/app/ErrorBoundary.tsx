import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState, Stack } from '@countersign/ui';

interface ErrorBoundaryProps {
  /** One entry for each failure. */
  readonly onError?: (error: unknown, componentStack: string) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** The last net: whatever no region caught ends in words and a way on, never in an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.(error, componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Stack grow align="center" justify="center" padding={32}>
        <ErrorState
          level={1}
          retryLabel="Reload"
          onRetry={() => {
            window.location.reload();
          }}
        >
          The portal could not go on. Nothing that was saved is lost. Reload the page; if it happens again,
          contact your Portal provider.
        </ErrorState>
      </Stack>
    );
  }
}
