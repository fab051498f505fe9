import { Button, Dialog, DocumentIcon, Heading, Icon, List, Stack, Text } from '@countersign/ui';
import type { BulkFailure, BulkRun } from '../../../services/bulk/bulkRun.ts';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteFailuresModalProps {
  /** The deletion, with its failures. */
  readonly run: Pick<BulkRun, 'done' | 'failed' | 'failures' | 'note'>;
  /** Opens a document that was not deleted. */
  readonly onOpen: (id: number) => void;
  /** Asks whether the tasks of those that have one are to be removed. */
  readonly onRemoveTasks: (blocked: readonly BulkFailure[]) => void;
  /** Reads the next failures, where not all were read. */
  readonly onShowMore: () => void;
  /** Repeats it for those that it may help; undefined if there are none. */
  readonly onRetry: (() => void) | undefined;
  /** Restores what was deleted; undefined if that is offered elsewhere. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Lists the documents that were not deleted, with the reason of each; their titles open them. */
export function DeleteFailuresModal(props: DeleteFailuresModalProps) {
  const { run, onOpen, onRemoveTasks, onShowMore, onRetry, onUndo, onClose } = props;
  const { done, failed, note } = run;
  const isBlocked = ({ lasting }: BulkFailure) => lasting === 'blocked';
  const blocked = run.failures.filter(isBlocked);
  const groups = [
    // Their heading is their reason.
    { label: deletionMessages.blocked, isReason: true, failures: blocked },
    {
      label: deletionMessages.otherReasons,
      isReason: false,
      failures: run.failures.filter((one) => !isBlocked(one)),
    },
  ].filter(({ failures }) => failures.length > 0);
  const isUncertain = run.failures.some((failure) => failure.isUncertain);
  // What helps most of them: repeating it does not help those that have tasks.
  const fitting = blocked.length > 0 ? 'removeTasks' : onRetry === undefined ? 'close' : 'retry';
  const variantOf = (action: typeof fitting) => (action === fitting ? 'primary' : 'secondary');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={isUncertain ? deletionMessages.maybeNotDeleted(failed) : deletionMessages.notDeleted(failed)}
      description={done === 0 ? undefined : deletionMessages.deletedSeveral(done)}
      footer={
        <>
          <Button variant={variantOf('close')} onPress={onClose}>
            Close
          </Button>
          {onUndo === undefined ? null : <Button onPress={onUndo}>Undo</Button>}
          {onRetry === undefined ? null : (
            <Button variant={variantOf('retry')} onPress={onRetry}>
              Try again
            </Button>
          )}
          {blocked.length === 0 ? null : (
            <Button
              variant={variantOf('removeTasks')}
              onPress={() => {
                onRemoveTasks(blocked);
              }}
            >
              {deletionMessages.removeTasks}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {groups.map(({ label, isReason, failures }) => {
          const [reason, ...others] = new Set(failures.map((one) => one.reason));
          const isShared = others.length === 0 && failures.length > 1 && !isReason;
          return (
            <Stack key={label} gap={4}>
              <Heading level={3} step="14">
                {label}
              </Heading>
              {isShared ? (
                <Text as="p" step="13" tone="muted">
                  {reason}
                </Text>
              ) : null}
              <List flush label={label} items={failures.map((one) => item(one, isShared || isReason))} />
            </Stack>
          );
        })}
        {run.failures.length < failed ? <Button onPress={onShowMore}>Show more</Button> : null}
        {note === undefined ? null : (
          <Text as="p" step="13" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Dialog>
  );

  function item({ id, name, reason, lasting }: BulkFailure, isReasonSaid: boolean) {
    // One that is not found cannot be opened.
    const onPress =
      lasting === 'missing'
        ? undefined
        : () => {
            onOpen(id);
          };
    return {
      id: String(id),
      title: name,
      description: isReasonSaid ? undefined : reason,
      start: <Icon icon={DocumentIcon} />,
      onPress,
    };
  }
}
