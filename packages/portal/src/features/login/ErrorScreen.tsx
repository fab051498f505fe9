import { Button, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface ErrorScreenProps {
  /** Opens the first page of the portal. */
  readonly onHome: () => void;
}

/** Reports an unknown address. */
export function ErrorScreen({ onHome }: ErrorScreenProps) {
  return (
    <TitledPublicLayout title="Page not found" paper="torn">
      <Stack gap={20}>
        <Text as="p" tone="muted">
          {loginMessages.pageNotFound}
        </Text>
        <Button variant="primary" size="large" fullWidth onPress={onHome}>
          Go to Documents
        </Button>
      </Stack>
    </TitledPublicLayout>
  );
}
