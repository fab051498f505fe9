import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { clientQueries } from '@countersign/api-client';
import { Dialog, SearchableList } from '@countersign/ui';
import { whyFailed } from '../../services/readFailure.ts';
import { useServices } from '../../services/services.tsx';

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
  const clients = useQuery({
    ...clientQueries.list(portal, {
      pageNumber: 1,
      itemsPerPage: SHOWN,
      sortField: 'Name',
      sortDirection: 'asc',
      ...(searchTerm !== '' && { searchTerm }),
    }),
    // The results of the last text stay until those of the next are there.
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onOpenChange={onClose} title="Select a client" size="medium">
      <SearchableList
        label="Clients"
        placeholder="Search clients"
        noun={{ one: 'client', many: 'clients' }}
        options={(clients.data?.Items ?? []).map(({ Id, Name, ContactName }) => ({
          id: String(Id),
          label: Name,
          description: ContactName,
        }))}
        search={{
          text,
          onTextChange: setText,
          // The text is a moment ahead of what is searched for.
          loading: clients.isFetching || searchTerm !== text.trim(),
          total: clients.data?.TotalItems,
          failure: clients.isError ? whyFailed(clients.error) : undefined,
        }}
        onSelect={(id) => {
          onChoose(Number(id));
        }}
      />
    </Dialog>
  );
}
