import { useSyncExternalStore } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.js';
import type { IconComponent } from '../../components/Icon/Icon.js';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CommandKeyIcon,
  OptionKeyIcon,
  ShiftKeyIcon,
} from '../../components/Icon/icons.js';
import { Kbd } from '../../components/Kbd/Kbd.js';
import { Text } from '../../components/Text/Text.js';
import * as styles from './KeyboardHelp.css.js';
import { noneHere } from './keyboardHelp.messages.js';
import { grouped, keyNames, type KeyName, type Shortcut } from './shortcuts.js';
import { useShortcuts } from './ShortcutProvider.js';

export interface KeyboardHelpProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is closed. */
  onOpenChange: (open: boolean) => void;
  /**
   * Uses the key names of a Mac: Command for Control.
   * @default the reader's machine
   */
  mac?: boolean | undefined;
}

/** The shipped fonts have no symbols for keys. */
const icons: Readonly<Record<NonNullable<KeyName['sign']>, IconComponent>> = {
  command: CommandKeyIcon,
  option: OptionKeyIcon,
  shift: ShiftKeyIcon,
  up: ArrowUpIcon,
  down: ArrowDownIcon,
  left: ArrowLeftIcon,
  right: ArrowRightIcon,
};

const noShortcuts: readonly Shortcut[] = [];

function isMac(): boolean {
  return typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent);
}

/** Lists every active shortcut from the registry; none are written here by hand. */
export function KeyboardHelp({ open, onOpenChange, mac = isMac() }: KeyboardHelpProps) {
  const registry = useShortcuts();
  const shortcuts = useSyncExternalStore(registry.subscribe, registry.read, () => noShortcuts);
  const groups = grouped(shortcuts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="large" title="Keyboard shortcuts">
      {groups.length === 0 ? <Text tone="muted">{noneHere}</Text> : null}
      <div className={styles.groups}>
        {groups.map(({ group, shortcuts: list }) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>{group}</h3>
            <dl>
              {list.map(({ id, keys, label }) => (
                <div key={id} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {keyNames(keys, mac).map(({ word, sign }) => (
                      <Kbd key={word} {...(sign && { icon: icons[sign] })}>
                        {word}
                      </Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
