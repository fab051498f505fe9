import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RegionError, Stack, ThemeProvider } from '@countersign/ui';
import { appMessages } from './app.messages.ts';

interface ErrorBoundaryProps {
  /** Called once for each failure; returns the reference under which it was logged. */
  readonly onError: (error: unknown, componentStack: string) => string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly reference: string | undefined;
}

/**
 * The last error boundary: errors that no region caught show a message and a way to continue, never an empty
 * page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, reference: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ reference: this.props.onError(error, componentStack ?? '') });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ThemeProvider>
        <Stack grow align="center" justify="center" padding={32}>
          <RegionError
            level={1}
            retryLabel="Reload"
            reference={this.state.reference}
            onRetry={() => {
              window.location.reload();
            }}
          >
            {appMessages.failed}
          </RegionError>
        </Stack>
      </ThemeProvider>
    );
  }
}
