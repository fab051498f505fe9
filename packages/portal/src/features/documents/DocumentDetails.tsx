import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime, signingProgress } from '@countersign/api-client/rules';
import {
  Button,
  DescriptionList,
  DetailsPanel,
  DetailsSection,
  Inline,
  PreviewIcon,
  SigningProgress,
  TaskPill,
  Text,
} from '@countersign/ui';
import { useDocuments } from './model/documentsModel.ts';
import { mainAction } from './actions/mainAction.ts';
import { signingSteps } from '../signing/index.ts';

interface DocumentDetailsProps {
  readonly document: Schemas['Document'];
}

/** Shows facts about the selected document, and its most likely next action. */
export function DocumentDetails({ document }: DocumentDetailsProps) {
  const { disabledReasonsOf, act, selected } = useDocuments();
  const refused = disabledReasonsOf(document);
  const { signed, total } = signingProgress(document);
  const next = mainAction(refused);
  return (
    <DetailsPanel
      title={document.Title}
      status={
        <TaskPill
          actionType={document.ActionTypeE}
          signed={signed}
          total={total}
          declinedBy={document.DeclinedBy ?? undefined}
        />
      }
      actions={
        <Inline gap={8} wrap>
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
          {next === null ? null : (
            <Button
              size="small"
              icon={next.icon}
              onPress={() => {
                act(next.action);
              }}
            >
              {next.label}
            </Button>
          )}
        </Inline>
      }
      onClose={selected.clear}
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
        <SigningProgress label="Signing" steps={signingSteps(document)} />
        {document.DeclineComment === null ? null : (
          <Text as="p" step="13" tone="muted">
            {`“${document.DeclineComment}”`}
          </Text>
        )}
      </DetailsSection>
      <DetailsSection>
        <DescriptionList
          items={[
            { term: 'Filter', value: document.DocumentFilter?.Text ?? 'None' },
            { term: 'Created by', value: document.CreatedBy },
            { term: 'Modified', value: formatDateTime(document.ModifiedDate) },
            {
              term: 'Notifications',
              value: document.EnabledNotifications ? `On · ${document.Notifications} so far` : 'Off',
            },
          ]}
        />
      </DetailsSection>
    </DetailsPanel>
  );
}
