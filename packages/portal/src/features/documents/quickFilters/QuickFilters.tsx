import { useState } from 'react';
import {
  Badge,
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Inline,
  Popover,
  QuickFilterIcon,
  Stack,
} from '@countersign/ui';
import { useDocuments } from '../model/documentsModel.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { QuickFilterFields } from './QuickFilterFields.tsx';

/**
 * Opens the quick filters beside the search, on phones below their button; open at first, because it loads with the
 * first press on it.
 */
export function QuickFilters() {
  const { search, room } = useDocuments();
  const count = { value: quickFiltersInUse(search).length, label: 'in use' };
  if (room.list) return <InDrawer count={count} />;
  return (
    <Popover
      label="Quick filters"
      count={count}
      icon={QuickFilterIcon}
      variant="secondary"
      width="form"
      defaultOpen
    >
      {() => <QuickFilterFields />}
    </Popover>
  );
}

interface InDrawerProps {
  readonly count: { readonly value: number; readonly label: string };
}

/** A panel would hide the filters below it: they move down instead. */
function InDrawer({ count: { value, label } }: InDrawerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Stack gap={12} grow>
      <Inline>
        <Button
          icon={QuickFilterIcon}
          iconEnd={open ? ChevronUpIcon : ChevronDownIcon}
          pressed={open}
          // In place of the button that was pressed.
          autoFocus
          onPress={() => {
            setOpen(!open);
          }}
        >
          Quick filters <Badge count={value} label={label} />
        </Button>
      </Inline>
      {open ? <QuickFilterFields /> : null}
    </Stack>
  );
}
