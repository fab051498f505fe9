import { Button, type ButtonProps } from '../../components/Button/Button.js';

export interface TrayButtonProps extends Pick<ButtonProps, 'variant' | 'pending' | 'onPress'> {
  /** A verb and a noun. */
  label: string;
}

/** One of the small buttons of the tray. */
export function TrayButton({ label, ...rest }: TrayButtonProps) {
  return (
    <Button size="small" {...rest}>
      {label}
    </Button>
  );
}
