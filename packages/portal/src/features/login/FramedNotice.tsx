import { Link, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface FramedNoticeProps {
  /** The same page, to open in a tab. */
  readonly href: string;
  /** Shown after a sign-in inside the frame. */
  readonly signedIn?: boolean;
}

/** Explains that a frame shows only the sign-in; everything else opens in a separate tab. */
export function FramedNotice({ href, signedIn = false }: FramedNoticeProps) {
  return (
    <TitledPublicLayout title={signedIn ? 'Signed in' : 'Open the portal'} partial>
      <Stack gap={20} align="start">
        <Text as="p" tone="muted">
          {signedIn ? loginMessages.signedInFrame : loginMessages.framed}
        </Text>
        <Link href={href} newTab>
          Open in a new tab
        </Link>
      </Stack>
    </TitledPublicLayout>
  );
}
