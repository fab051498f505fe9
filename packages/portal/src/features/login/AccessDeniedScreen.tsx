import { Button, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface AccessDeniedScreenProps {
  /** Reason, if the user was denied altogether. */
  readonly message?: string | null;
  /** Opens the first page of the portal, for a user who may enter it. */
  readonly onHome?: (() => void) | undefined;
  readonly onSignOut: () => void;
}

/** Shown to users who are signed in without the role that a page needs, or without any accepted role. */
export function AccessDeniedScreen({ message = null, onHome, onSignOut }: AccessDeniedScreenProps) {
  return (
    <TitledPublicLayout title="Access denied" paper="withheld">
      <Stack gap={20}>
        <Text as="p" tone="muted">
          {message ?? loginMessages.accessDenied}
        </Text>
        {message === null ? null : (
          <Text as="p" tone="muted">
            {loginMessages.signersLink}
          </Text>
        )}
        <Stack gap={12}>
          {onHome && (
            <Button variant="primary" size="large" fullWidth onPress={onHome}>
              Go to Documents
            </Button>
          )}
          <Button variant={onHome ? 'secondary' : 'primary'} size="large" fullWidth onPress={onSignOut}>
            Sign out
          </Button>
        </Stack>
      </Stack>
    </TitledPublicLayout>
  );
}
