import { Icon } from '../../components/Icon/Icon.js';
import { SearchIcon } from '../../components/Icon/icons.js';
import { Kbd } from '../../components/Kbd/Kbd.js';
import * as styles from './ShellTools.css.js';

export interface CommandButtonProps {
  /** Called to open the search. */
  onPress: () => void;
}

/** Looks like the search field that it opens; on small screens only its icon is left. */
export function CommandButton({ onPress }: CommandButtonProps) {
  return (
    <button type="button" className={styles.command} aria-keyshortcuts="Control+K" onClick={onPress}>
      <Icon icon={SearchIcon} />
      <span className={styles.commandText}>Search or run a command</span>
      <span className={styles.commandKeys} aria-hidden="true">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}
