import { Icon } from '../../components/Icon/Icon.js';
import { ChevronsUpDownIcon, ClientIcon } from '../../components/Icon/icons.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import * as styles from './ShellTools.css.js';

export interface WorkingClientProps {
  /** Null until one is chosen. */
  name: string | null;
  /** Opens the choice of clients. */
  onPress: () => void;
}

/** The client whose documents are on the desk. */
export function WorkingClient({ name, onPress }: WorkingClientProps) {
  return (
    <button type="button" className={styles.client} aria-haspopup="dialog" onClick={onPress}>
      <Icon icon={ClientIcon} tone="muted" />
      {name === null ? null : <VisuallyHidden>Client: </VisuallyHidden>}
      <span className={styles.clientName}>{name ?? 'Select a client'}</span>
      <Icon icon={ChevronsUpDownIcon} size={14} tone="subtle" />
    </button>
  );
}
