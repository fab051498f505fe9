import { Button, IconButton, VisuallyHidden, type IconComponent, type MenuItem } from '@countersign/ui';

interface ActionButtonProps {
  readonly label: string;
  /** What it acts on, for its accessible name, if the bar does not say so. */
  readonly object?: string;
  readonly icon: IconComponent;
  readonly tone?: MenuItem['tone'];
  /** Whether there is no room for its text, which is its tooltip then. */
  readonly iconOnly: boolean;
  readonly disabledReason?: string | undefined;
  readonly onPress: () => void;
}

/** A button in a bar of actions: with its text, or as an icon where the bar is too narrow. */
export function ActionButton(props: ActionButtonProps) {
  const { label, object, icon, tone, iconOnly, disabledReason, onPress } = props;
  const variant = tone === 'danger' ? 'ghostDanger' : 'ghost';
  const common = { variant, icon, disabledReason, onPress } as const;
  if (iconOnly) return <IconButton label={object === undefined ? label : `${label} ${object}`} {...common} />;
  return (
    <Button size="small" {...common}>
      {label} {object === undefined ? null : <VisuallyHidden>{object}</VisuallyHidden>}
    </Button>
  );
}
