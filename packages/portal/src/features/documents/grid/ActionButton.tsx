import { Button, IconButton, type IconComponent } from '@countersign/ui';

interface ActionButtonProps {
  readonly label: string;
  readonly icon: IconComponent;
  /** Whether there is no room for its text, which is its tooltip then. */
  readonly iconOnly: boolean;
  readonly disabledReason: string | undefined;
  readonly onPress: () => void;
}

/** A button in a bar of actions: with its text, or as an icon where the bar is too narrow. */
export function ActionButton({ label, icon, iconOnly, disabledReason, onPress }: ActionButtonProps) {
  if (iconOnly)
    return <IconButton label={label} icon={icon} disabledReason={disabledReason} onPress={onPress} />;
  return (
    <Button variant="ghost" size="small" icon={icon} disabledReason={disabledReason} onPress={onPress}>
      {label}
    </Button>
  );
}
