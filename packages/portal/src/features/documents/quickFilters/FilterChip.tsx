import { Button, CloseIcon, Text, VisuallyHidden } from '@countersign/ui';

interface FilterChipProps {
  /** What limits the list: "Modified: Today". */
  readonly text: string;
  readonly onRemove: () => void;
}

/** Names something that limits the list; a press removes it. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <Button chip size="small" iconEnd={CloseIcon} onPress={onRemove}>
      <Text truncate>{text}</Text>
      <VisuallyHidden>, remove</VisuallyHidden>
    </Button>
  );
}
