import type { Schemas } from '@countersign/api-client/contract';
import { Switch } from '@countersign/ui';
import { notificationsMessages } from './notifications.messages.ts';
import { useNotifications } from './useNotifications.ts';

interface NotificationsSwitchProps {
  readonly document: Schemas['Document'];
}

/** Turns the notifications of a document on or off, and says what that means for it. */
export function NotificationsSwitch({ document }: NotificationsSwitchProps) {
  const { enabled, turn } = useNotifications(document);
  return (
    <Switch
      label="Notifications"
      description={notificationsMessages.effect(document.Notifications)}
      checked={enabled}
      onChange={turn}
    />
  );
}
