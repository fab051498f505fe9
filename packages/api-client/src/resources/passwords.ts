import { mutationOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import type { PortalClient } from '../http.ts';

export const passwordMutations = {
  change: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['PasswordChange']) =>
        expectNoContent(client.PUT('/employees/ChangePassword', { body })),
    }),
  requestReset: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (email: string) =>
        unwrap(client.POST('/employees/requestPasswordReset', { body: { email } })),
    }),
  performReset: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['PasswordReset']) =>
        expectNoContent(client.PUT('/employees/performPasswordReset', { body })),
    }),
};
