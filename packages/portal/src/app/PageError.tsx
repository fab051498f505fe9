import { ErrorState, Sheet } from '@countersign/ui';

interface PageErrorProps {
  readonly reset: () => void;
}

/** A page that threw, or whose code could not be loaded: the rest of the portal goes on. */
export function PageError({ reset }: PageErrorProps) {
  return (
    <Sheet grow>
      <ErrorState
        level={1}
        onRetry={() => {
          reset();
        }}
      >
        This page could not be shown. Nothing that was saved is lost. Try again, or reload if a new version
        has been put in place.
      </ErrorState>
    </Sheet>
  );
}
