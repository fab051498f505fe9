import {
  Button,
  ButtonGroup,
  ChevronDownIcon,
  IconButton,
  MenuButton,
  RetryIcon,
  UploadIcon,
} from '@countersign/ui';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { uploadDisabledReason } from '../model/uploadDisabledReason.ts';

interface UploadButtonProps {
  /** Without text, where a phone's search needs the space. */
  readonly iconOnly?: boolean;
}

/**
 * Opens the file dialog. If the client could not be loaded, the same button, which keeps its focus, loads it again;
 * unless the documents failed as well, whose retry is for all.
 */
export function UploadButton({ iconOnly = false }: UploadButtonProps) {
  const { uploading, pages } = useDocuments();
  const failed = uploading.status === 'failed' && pages.state.status !== 'failed';
  const label = failed ? documentScreenMessages.clientRetry : 'Upload';
  const shared = {
    variant: failed ? 'secondary' : 'primary',
    icon: failed ? RetryIcon : UploadIcon,
    disabledReason: failed || uploading.status === 'open' ? undefined : uploadDisabledReason(uploading),
    onPress: failed ? uploading.retry : uploading.status === 'open' ? uploading.choose : undefined,
  } as const;
  if (iconOnly) return <IconButton label={label} size="default" {...shared} />;
  return (
    <ButtonGroup label="Upload" attached>
      <Button {...shared}>{label}</Button>
      {uploading.status === 'open' ? (
        <MenuButton
          label="More upload options"
          icon={ChevronDownIcon}
          iconOnly
          variant="primary"
          placement="bottom end"
          items={[
            {
              id: 'ways',
              label: 'Upload',
              items: [{ id: 'folder', label: 'Upload folder', onSelect: uploading.chooseFolder }],
            },
          ]}
        />
      ) : null}
    </ButtonGroup>
  );
}
