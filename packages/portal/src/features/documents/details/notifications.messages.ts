import { counted } from '../../../services/counts.ts';

/** Messages of turning a document's notifications on or off. */
export const notificationsMessages = {
  sent: (count: number) =>
    count === 0 ? 'No notifications sent yet.' : `${counted(count, 'notification')} sent so far.`,
  whileOff: 'Signing can’t be set up, PINs can’t be resent, and the firm isn’t emailed when signing ends.',
  failed: (on: boolean) => `Notifications couldn’t be turned ${on ? 'on' : 'off'}`,
  unconfirmed: (on: boolean) => `We couldn’t confirm that notifications were turned ${on ? 'on' : 'off'}`,
} as const;
