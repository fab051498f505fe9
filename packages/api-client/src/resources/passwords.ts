import { mutationOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { answer, done } from '../http.ts';
import type { PortalClient } from '../http.ts';

export const passwordMutations = {
  change: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['PasswordChange']) =>
        done(client.PUT('/employees/ChangePassword', { body })),
    }),
  requestReset: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (email: string) =>
        answer(client.POST('/employees/requestPasswordReset', { body: { email } })),
    }),
  performReset: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['PasswordReset']) =>
        done(client.PUT('/employees/performPasswordReset', { body })),
    }),
};
