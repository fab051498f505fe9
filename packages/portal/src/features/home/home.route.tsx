import { createRoute, redirect } from '@tanstack/react-router';
import { signedInRoute } from '../../routing/root.ts';

/** The portal opens with the documents. */
export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/documents', replace: true });
  },
});
