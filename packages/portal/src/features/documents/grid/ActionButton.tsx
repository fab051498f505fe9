import { Button, IconButton, type IconComponent, type MenuItem } from '@countersign/ui';

interface ActionButtonProps {
  readonly label: string;
  readonly icon: IconComponent;
  readonly tone?: MenuItem['tone'];
  /** Whether there is no room for its text, which is its tooltip then. */
  readonly iconOnly: boolean;
  readonly disabledReason?: string | undefined;
  readonly onPress: () => void;
}

/** A button in a bar of actions: with its text, or as an icon where the bar is too narrow. */
export function ActionButton({ label, icon, tone, iconOnly, disabledReason, onPress }: ActionButtonProps) {
  const variant = tone === 'danger' ? 'ghostDanger' : 'ghost';
  const common = { variant, icon, disabledReason, onPress } as const;
  if (iconOnly) return <IconButton label={label} {...common} />;
  return (
    <Button size="small" {...common}>
      {label}
    </Button>
  );
}
