import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RegionError, Stack, ThemeProvider } from '@countersign/ui';

interface ErrorBoundaryProps {
  /** Called once for each failure; answers the reference under which it was noted. */
  readonly onError: (error: unknown, componentStack: string) => string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly reference: string | undefined;
}

/** The last net: whatever no region caught ends in words and a way on, never in an empty page. */
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
            Something went wrong. Your saved changes are safe. Reload the page. If it happens again, contact
            your Portal provider.
          </RegionError>
        </Stack>
      </ThemeProvider>
    );
  }
}
