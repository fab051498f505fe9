import { Icon } from '../../components/Icon/Icon.js';
import { ChevronsUpDownIcon, ClientIcon } from '../../components/Icon/icons.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import * as styles from './ShellTools.css.js';

export interface WorkingClientProps {
  /** Null until a client is selected. */
  name: string | null;
  /** Called to open the client picker. */
  onPress: () => void;
}

/** Shows the client whose documents are open. */
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
