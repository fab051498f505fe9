import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { RegionError, Sheet } from '@countersign/ui';
import { useRouterServices } from './routerServices.ts';

/** A page that threw, or whose code could not be loaded: the rest of the portal goes on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { errors } = useRouterServices();
  const router = useRouter();
  return (
    <Sheet grow>
      <RegionError
        level={1}
        reference={errors.referenceOf(error)}
        onRetry={() => {
          // What is missing is asked for again first: drawing alone would come upon the same error.
          void router.invalidate().then(reset);
        }}
      >
        This page could not be shown. Your saved changes are safe. Try again. If a new version was released,
        reload the page.
      </RegionError>
    </Sheet>
  );
}
