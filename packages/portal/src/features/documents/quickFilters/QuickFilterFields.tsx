import { useState } from 'react';
import { ComboBox, DateRangeField, Select, Stack, type DateRange } from '@countersign/ui';
import { useDocuments } from '../model/documentsModel.ts';
import { daysOf, modifiedPeriods } from '../quickFilters.ts';
import { peopleFailed, periodLabels, quickFilterLabels, sideLabels } from '../quickFilters.messages.ts';
import { usePeople } from './usePeople.ts';

/** Own dates, in the list of periods. */
const OWN = 'own';
const ANY = 'any';

const periods = [
  { id: ANY, label: 'Any time' },
  ...modifiedPeriods.map((id) => ({ id, label: periodLabels[id] })),
  { id: OWN, label: 'Custom range' },
];

const sides = (['us', 'client'] as const).map((id) => ({ id, label: sideLabels[id] }));

function Modified() {
  const { search, find } = useDocuments();
  const days = daysOf(search.modified);
  const [own, setOwn] = useState(days !== null);
  // While a year is typed, the dates are of the year 2, then 20: no range to limit by, but what the field shows.
  const [typed, setTyped] = useState<DateRange | null>(null);
  const selected = search.modified === '' ? ANY : search.modified;
  const asks = own && (days !== null || search.modified === '');
  return (
    <>
      <Select
        label={quickFilterLabels.modified}
        options={periods}
        value={asks ? OWN : selected}
        onChange={(id) => {
          setOwn(id === OWN);
          setTyped(null);
          find({ modified: id === OWN || id === ANY ? '' : id });
        }}
      />
      {asks ? (
        <DateRangeField
          label="Date range"
          value={days ?? typed}
          onChange={(range: DateRange | null) => {
            const modified = range === null ? '' : `${range.start}..${range.end}`;
            const isRange = daysOf(modified) !== null;
            setTyped(isRange ? null : range);
            find({ modified: isRange ? modified : '' });
          }}
        />
      ) : null}
    </>
  );
}

/** Limits the list by who created documents, when they were modified, and for whom they wait. */
export function QuickFilterFields() {
  const { clientId, search, find } = useDocuments();
  const { options, failed } = usePeople(clientId);
  const error = failed ? peopleFailed : undefined;
  return (
    <Stack gap={12}>
      <ComboBox
        label={quickFilterLabels.by}
        placeholder="Anyone"
        options={options}
        value={search.by === '' ? null : search.by}
        onChange={(by) => {
          find({ by: by ?? '' });
        }}
        error={error}
        clearable
      />
      <Modified />
      <ComboBox
        label={quickFilterLabels.waiting}
        placeholder="Anyone"
        options={[...sides, ...options]}
        value={search.waiting === '' ? null : search.waiting}
        onChange={(waiting) => {
          find({ waiting: waiting ?? '' });
        }}
        error={error}
        clearable
      />
    </Stack>
  );
}
