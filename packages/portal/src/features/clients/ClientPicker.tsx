import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { clientQueries, messageOf } from '@countersign/api-client';
import { Button, ComboBox, Dialog, Notice, Stack, Text } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { clientPickerMessages } from './clients.messages.ts';

/** Maximum number of results; beyond it, users refine the search. */
const SHOWN = 200;

interface ClientPickerProps {
  readonly onChoose: (clientId: number) => void;
  readonly onClose: () => void;
}

/** Selects the working client, found on the server by name. */
export function ClientPicker({ onChoose, onClose }: ClientPickerProps) {
  const { portal } = useServices();
  const [text, setText] = useState('');
  const searchTerm = useDeferredValue(text.trim());
  const clients = useQuery(
    clientQueries.list(portal, {
      pageNumber: 1,
      itemsPerPage: SHOWN,
      sortField: 'Name',
      sortDirection: 'asc',
      ...(searchTerm !== '' && { searchTerm }),
    }),
  );
  const found = clients.data?.Items ?? [];
  const more = (clients.data?.TotalItems ?? 0) > found.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Select a client"
      footer={<Button onPress={onClose}>Cancel</Button>}
    >
      <Stack gap={12}>
        {clients.isError ? (
          <Notice tone="critical" live>
            {messageOf(clients.error)}
          </Notice>
        ) : null}
        <ComboBox
          label="Client"
          placeholder="Type a name"
          options={found.map(({ Id, Name, ContactName }) => ({
            id: String(Id),
            label: Name,
            description: ContactName,
          }))}
          value={null}
          onChange={(id) => {
            if (id !== null) onChoose(Number(id));
          }}
          search={{ text, onTextChange: setText, loading: clients.isFetching }}
        />
        {more ? (
          <Text as="p" step="12" tone="muted">
            {clientPickerMessages.first(SHOWN)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
