import { formatDateTime } from '@countersign/api-client/rules';
import { Dialog, ToastLog } from '@countersign/ui';

/** Shows the notifications since sign-in, for users who missed one. */
export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="medium"
      title="Notifications"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ToastLog formatTime={(time) => formatDateTime(new Date(time).toISOString())} />
    </Dialog>
  );
}
