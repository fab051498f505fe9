import { ColorField } from '@countersign/ui/color-field';
import { ComboBox } from '@countersign/ui/combo-box';
import { DateRangeField, type DateRange } from '@countersign/ui/date-range-field';
import { DateTimeField } from '@countersign/ui/date-time-field';
import { MultiSelect } from '@countersign/ui/multi-select';
import { NumberField } from '@countersign/ui/number-field';
import { Select, type Option } from '@countersign/ui/select';
import { Stack } from '@countersign/ui/stack';
import { useState } from 'react';

/* The fields that other packages' controls are in: under a strict policy none of them may add a style to the page. */

const people = [
  { id: 'hugh', label: 'Hugh Ellery' },
  { id: 'daniel', label: 'Daniel Okafor' },
];

export function Fields() {
  const [lawyer, setLawyer] = useState<string | null>(null);
  const [signer, setSigner] = useState<string | null>(null);
  const [copies, setCopies] = useState<readonly Option[]>([]);
  const [days, setDays] = useState<number | null>(14);
  const [range, setRange] = useState<DateRange | null>(null);
  const [due, setDue] = useState<string | null>(null);
  const [color, setColor] = useState('0B6E4F');
  return (
    <Stack gap={8}>
      <Select label="Lawyer" options={people} value={lawyer} onChange={setLawyer} />
      <ComboBox label="Signer" options={people} value={signer} onChange={setSigner} />
      <MultiSelect label="Copies" options={people} value={copies} onChange={setCopies} />
      <NumberField label="Days to sign" value={days} onChange={setDays} />
      <DateRangeField label="Opened" value={range} onChange={setRange} />
      <DateTimeField label="Due" value={due} onChange={setDue} />
      <ColorField label="Colour" value={color} onChange={setColor} />
    </Stack>
  );
}
