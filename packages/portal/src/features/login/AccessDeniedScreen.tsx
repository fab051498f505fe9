import { Button, PublicPage, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';

export interface AccessDeniedScreenProps {
  /** Why, where somebody was refused altogether. */
  readonly message?: string | null;
  readonly onSignOut: () => void;
}

/** Signed in, but not with a role that may enter. */
export function AccessDeniedScreen({ message = null, onSignOut }: AccessDeniedScreenProps) {
  return (
    <PublicPage title="Access denied">
      <Stack gap={20}>
        <Text as="p" tone="muted">
          {message ?? loginMessages.accessDenied}
        </Text>
        <Button variant="primary" size="large" fullWidth onPress={onSignOut}>
          Sign out
        </Button>
      </Stack>
    </PublicPage>
  );
}
