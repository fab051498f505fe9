import { Link, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface ErrorScreenProps {
  readonly homeHref: string;
}

/** Reports an unknown address. */
export function ErrorScreen({ homeHref }: ErrorScreenProps) {
  return (
    <TitledPublicLayout title="Page not found">
      <Stack gap={20} align="start">
        <Text as="p" tone="muted">
          {loginMessages.pageNotFound}
        </Text>
        <Link href={homeHref}>Go to the portal</Link>
      </Stack>
    </TitledPublicLayout>
  );
}
