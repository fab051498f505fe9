import { FileIcon, Heading, List, Stack, Text } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';

interface NamedDocumentsProps {
  readonly label: string;
  readonly documents: readonly Schemas['Document'][];
  /** Says how many others there are; undefined if there are none. */
  readonly more: string | undefined;
}

/** Lists documents of a dialog under a heading; shows nothing if there are none. */
export function NamedDocuments({ label, documents, more }: NamedDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={3} step="14">
        {label}
      </Heading>
      <List
        flush
        label={label}
        items={documents.map(({ Id, Title, Extension }) => ({
          id: String(Id),
          title: shownName(Title),
          start: <FileIcon extension={Extension} />,
        }))}
      />
      {more === undefined ? null : (
        <Text as="p" step="13" tone="muted">
          {more}
        </Text>
      )}
    </Stack>
  );
}
