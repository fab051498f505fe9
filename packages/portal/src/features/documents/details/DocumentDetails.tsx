import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import {
  Button,
  DetailsPanel,
  DetailsSection,
  IconButton,
  Inline,
  LinkIcon,
  PreviewIcon,
  SigningProgress,
  Stack,
  Text,
} from '@countersign/ui';
import { DocumentTask } from '../DocumentTask.tsx';
import { useDocuments } from '../model/documentsModel.ts';
import { notOffered } from '../actions/documentActions.ts';
import { mainAction } from '../actions/mainAction.ts';
import { useServices } from '../../../services/services.tsx';
import { detailSteps } from './detailSteps.ts';
import { FileFacts } from './FileFacts.tsx';
import { nextSentence } from './nextSentence.ts';
import { NotificationsSwitch } from './NotificationsSwitch.tsx';
import { signatoriesOf } from './signatories.ts';

interface DocumentDetailsProps {
  readonly document: Schemas['Document'];
}

/** Shows facts about the selected document, and what is to be done with it next. */
export function DocumentDetails({ document }: DocumentDetailsProps) {
  const { disabledReasonsOf, act, room, selected } = useDocuments();
  const { me } = useServices();
  const refused = disabledReasonsOf(document);
  const signatories = signatoriesOf(document);
  const next = mainAction(document, refused);
  return (
    <DetailsPanel
      title={shownName(document.Title)}
      status={<DocumentTask document={document} />}
      actions={
        <Inline gap={8} wrap>
          <Button
            size="small"
            icon={next.icon}
            disabledReason={next.disabledReason}
            onPress={() => {
              act(next.action);
            }}
          >
            {next.label}
          </Button>
          <Button
            size="small"
            icon={PreviewIcon}
            disabledReason={refused.preview}
            onPress={() => {
              act('preview');
            }}
          >
            Preview
          </Button>
          {room.openDetails === undefined ? null : (
            // Beside the grid the toolbar has it.
            <IconButton
              label="Copy Link"
              icon={LinkIcon}
              variant="secondary"
              onPress={() => {
                act('copyLink');
              }}
            />
          )}
        </Inline>
      }
      onClose={selected.closeDetails}
    >
      <DetailsSection
        title="Signing"
        action={
          <Button
            variant="link"
            size="small"
            onPress={() => {
              act('history');
            }}
          >
            History
          </Button>
        }
      >
        <Stack gap={12}>
          <Text as="p" step="13">
            {nextSentence(document, {
              readerId: me.employeeId,
              canSetUp: refused.clickToSign !== notOffered,
            })}
          </Text>
          {signatories === null ? null : (
            <Text as="p" step="12" tone="muted">
              {signatories}
            </Text>
          )}
          <SigningProgress label="Signing" steps={detailSteps(document, me.employeeId)} />
        </Stack>
      </DetailsSection>
      <DetailsSection>
        <Stack gap={12}>
          <FileFacts document={document} />
          <NotificationsSwitch key={document.Id} document={document} />
        </Stack>
      </DetailsSection>
    </DetailsPanel>
  );
}
