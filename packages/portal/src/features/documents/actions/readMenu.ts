import { CheckIcon, MailIcon, type MenuGroup } from '@countersign/ui';

/**
 * Creates the part of a menu that marks documents.
 *
 * @param offered what to mark them as: true as read
 */
export function readMenu(
  offered: readonly boolean[],
  mark: (read: boolean) => void,
  disabledReason?: string,
): MenuGroup {
  return {
    id: 'read',
    items: offered.map((read) => ({
      id: read ? 'markRead' : 'markUnread',
      icon: read ? CheckIcon : MailIcon,
      label: read ? 'Mark as read' : 'Mark as unread',
      disabledReason,
      onSelect: () => {
        mark(read);
      },
    })),
  };
}
