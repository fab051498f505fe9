import { RegionError, Sheet } from '@countersign/ui';
import { useRouterServices } from './routerServices.ts';

interface PageErrorProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** A page that threw, or whose code could not be loaded: the rest of the portal goes on. */
export function PageError({ error, reset }: PageErrorProps) {
  const { errors } = useRouterServices();
  return (
    <Sheet grow>
      <RegionError
        level={1}
        reference={errors.referenceOf(error)}
        onRetry={() => {
          reset();
        }}
      >
        This page could not be shown. Nothing that was saved is lost. Try again, or reload if a new version
        has been put in place.
      </RegionError>
    </Sheet>
  );
}
