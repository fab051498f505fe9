import { useRef } from 'react';
import { Button, IconButton, RetryIcon, UploadIcon } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';
import { useDocuments, type Uploading } from '../model/documentsModel.ts';

/** Returns why nothing can be uploaded now. */
export function uploadDisabledReason({ status }: Exclude<Uploading, { status: 'open' }>): string {
  return status === 'loading' ? documentsMessages.clientLoading : documentsMessages.clientUnread;
}

interface UploadButtonProps {
  /** Without text, where a phone's search needs the space. */
  readonly iconOnly?: boolean;
}

/** Opens the file dialog; if the client could not be loaded, offers to load it again. */
export function UploadButton({ iconOnly = false }: UploadButtonProps) {
  const { uploading } = useDocuments();
  const upload = useRef<HTMLButtonElement>(null);
  const shared = {
    ref: upload,
    variant: 'primary',
    icon: UploadIcon,
    disabledReason: uploading.status === 'open' ? undefined : uploadDisabledReason(uploading),
    onPress: uploading.status === 'open' ? uploading.choose : undefined,
  } as const;
  return (
    <>
      {uploading.status === 'failed' ? (
        <IconButton
          label={documentsMessages.clientRetry}
          icon={RetryIcon}
          variant="secondary"
          size="default"
          onPress={() => {
            // This button disappears; the other one tells what comes of it.
            upload.current?.focus();
            uploading.retry();
          }}
        />
      ) : null}
      {iconOnly ? (
        <IconButton label="Upload" size="default" {...shared} />
      ) : (
        <Button {...shared}>Upload</Button>
      )}
    </>
  );
}
