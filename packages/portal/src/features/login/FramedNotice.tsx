import { Link, PublicPage, Stack, Text } from '@countersign/ui';
import { loginMessages } from './login.messages.ts';

export interface FramedNoticeProps {
  /** The same page, to be opened in a tab. */
  readonly href: string;
  /** After a sign-in within the frame. */
  readonly signedIn?: boolean;
}

/** In a frame only the sign-in is shown; everything else opens in a tab of its own. */
export function FramedNotice({ href, signedIn = false }: FramedNoticeProps) {
  return (
    <PublicPage title={signedIn ? 'Signed in' : 'Open the portal'} partial>
      <Stack gap={20} align="start">
        <Text as="p" tone="muted">
          {signedIn ? loginMessages.signedInFrame : loginMessages.framed}
        </Text>
        <Link href={href} newTab>
          Open in a new tab
        </Link>
      </Stack>
    </PublicPage>
  );
}
