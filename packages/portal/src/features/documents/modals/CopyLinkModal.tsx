import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import { Button, Dialog, DocumentLine, Stack, Text, TextField } from '@countersign/ui';
import { rareMessages } from '../rare.messages.ts';

interface CopyLinkModalProps {
  readonly document: Schemas['Document'];
  readonly link: string;
  readonly onClose: () => void;
}

/** Shows the link of a document, selected, if the browser did not let the page copy it. */
export function CopyLinkModal({ document, link, onClose }: CopyLinkModalProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Copy Link"
      description={<DocumentLine title={shownName(document.Title)} extension={document.Extension} />}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Stack gap={12}>
        <Text as="p">{rareMessages.linkNotCopied}</Text>
        <TextField label="Link" value={link} readOnly selectOnFocus autoFocus spellCheck={false} />
      </Stack>
    </Dialog>
  );
}
