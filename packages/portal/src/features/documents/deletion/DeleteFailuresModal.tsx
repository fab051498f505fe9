import type { Schemas } from '@countersign/api-client/contract';
import { Button, Dialog, Heading, List, Stack } from '@countersign/ui';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteFailuresModalProps {
  readonly outcome: Schemas['DeleteOutcome'];
  /** Opens a document that was not deleted. */
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
}

/** Lists the documents that were not deleted, with the reason of each; their titles open them. */
export function DeleteFailuresModal({ outcome, onOpen, onClose }: DeleteFailuresModalProps) {
  const { Deleted, Blocked, Failed } = outcome;
  const groups = [
    { label: deletionMessages.blocked, failures: Blocked },
    { label: deletionMessages.otherReasons, failures: Failed },
  ].filter(({ failures }) => failures.length > 0);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={deletionMessages.notDeleted(Blocked.length + Failed.length)}
      description={Deleted.length === 0 ? undefined : deletionMessages.deletedSeveral(Deleted.length)}
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={16}>
        {groups.map(({ label, failures }) => (
          <Stack key={label} gap={8}>
            <Heading level={3} step="14">
              {label}
            </Heading>
            <List label={label} items={failures.map(item)} />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );

  function item({ Id, Title, Message }: Schemas['DeleteFailure']) {
    // One without a title is not found: there is nothing to open.
    const isKnown = Title !== '';
    return {
      id: String(Id),
      title: isKnown ? Title : deletionMessages.unknownDocument,
      description: Message,
      onPress: isKnown
        ? () => {
            onOpen(Id);
          }
        : undefined,
    };
  }
}
