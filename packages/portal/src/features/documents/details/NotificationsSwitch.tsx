import type { Schemas } from '@countersign/api-client/contract';
import { Stack, Switch, Text } from '@countersign/ui';
import { notificationsMessages } from './notifications.messages.ts';
import { useNotifications } from './useNotifications.ts';

interface NotificationsSwitchProps {
  readonly document: Schemas['Document'];
}

/** Turns the notifications of a document on or off, and says what that means for it. */
export function NotificationsSwitch({ document }: NotificationsSwitchProps) {
  const { enabled, turn } = useNotifications(document);
  return (
    <Stack gap={4}>
      <Switch label="Notifications" checked={enabled} onChange={turn} />
      <Text as="p" step="13" tone="muted">
        {enabled ? notificationsMessages.sent(document.Notifications) : notificationsMessages.whileOff}
      </Text>
    </Stack>
  );
}
