import { Button, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface AccessDeniedScreenProps {
  /** Reason, if the user was denied altogether. */
  readonly message?: string | null;
  readonly onSignOut: () => void;
}

/** Shown to users who are signed in without an accepted role. */
export function AccessDeniedScreen({ message = null, onSignOut }: AccessDeniedScreenProps) {
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
        <Button variant="primary" size="large" fullWidth onPress={onSignOut}>
          Sign out
        </Button>
      </Stack>
    </TitledPublicLayout>
  );
}
