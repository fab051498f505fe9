import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { RegionError, Sheet } from '@countersign/ui';
import { appMessages } from './app.messages.ts';
import { useRouterServices } from './routerServices.ts';

/** Reports a page that threw, or whose code failed to load; the rest of the portal keeps working. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { errors } = useRouterServices();
  const router = useRouter();
  return (
    <Sheet grow>
      <RegionError
        level={1}
        reference={errors.referenceOf(error)}
        onRetry={() => {
          // Loads missing data again first, because rendering alone would cause the same error.
          void router.invalidate().then(reset);
        }}
      >
        {appMessages.pageFailed}
      </RegionError>
    </Sheet>
  );
}
