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

/** Adds it to the first group of a menu, whose heading it shares. */
export function withMarks([first, ...others]: readonly MenuGroup[], marks: MenuGroup): readonly MenuGroup[] {
  if (first === undefined) return [marks];
  return [{ ...first, items: [...first.items, ...marks.items] }, ...others];
}
