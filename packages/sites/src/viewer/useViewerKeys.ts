import { useEffect, useEffectEvent, useState } from 'react';
import { createShortcuts, type Shortcut, type ShortcutRegistry } from '@countersign/ui';

/** What the keys of the viewer do; those that are absent have no key here. */
export interface ViewerCommands {
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  help: () => void;
  /** Fits the whole page, or the width where it is fitted already. */
  fitOther?: () => void;
  rotate?: () => void;
  search?: () => void;
  nextMatch?: () => void;
  previousMatch?: () => void;
  goToPage?: () => void;
  first?: () => void;
  last?: () => void;
  forward?: () => void;
  back?: () => void;
  right?: () => void;
  left?: () => void;
  nextDocument?: () => void;
  previousDocument?: () => void;
  down?: () => void;
  up?: () => void;
}

interface Key {
  keys: string;
  label: string;
  group: string;
  command: keyof ViewerCommands;
}

const [pages, zoom, search, documents] = ['Pages', 'Zoom', 'Search', 'Documents'] as const;
/**
 * No key is a single character: speech input would press it with any word (WCAG 2.1.4). Those of the zoom are the
 * browser's own; the others are the ones that browsers' readers of PDF use.
 */
const keys: readonly Key[] = [
  { keys: 'PageDown', label: 'A screen forward', group: pages, command: 'forward' },
  { keys: 'PageUp', label: 'A screen back', group: pages, command: 'back' },
  { keys: 'ArrowDown', label: 'Scroll down', group: pages, command: 'down' },
  { keys: 'ArrowUp', label: 'Scroll up', group: pages, command: 'up' },
  { keys: 'ArrowRight', label: 'Next page, or scroll right', group: pages, command: 'right' },
  { keys: 'ArrowLeft', label: 'Previous page, or scroll left', group: pages, command: 'left' },
  { keys: 'Home', label: 'First page', group: pages, command: 'first' },
  { keys: 'End', label: 'Last page', group: pages, command: 'last' },
  { keys: 'Control+G', label: 'Go to a page', group: pages, command: 'goToPage' },
  { keys: 'Control++', label: 'Zoom in', group: zoom, command: 'zoomIn' },
  { keys: 'Control+=', label: 'Zoom in, without Shift', group: zoom, command: 'zoomIn' },
  { keys: 'Control+-', label: 'Zoom out', group: zoom, command: 'zoomOut' },
  { keys: 'Control+0', label: 'Fit', group: zoom, command: 'fit' },
  { keys: 'Control+\\', label: 'Fit page, or width', group: zoom, command: 'fitOther' },
  { keys: 'Control+]', label: 'Rotate', group: zoom, command: 'rotate' },
  { keys: 'Control+F', label: 'Search in document', group: search, command: 'search' },
  { keys: 'F3', label: 'Next match', group: search, command: 'nextMatch' },
  { keys: 'Shift+F3', label: 'Previous match', group: search, command: 'previousMatch' },
  { keys: 'Shift+ArrowRight', label: 'Next document', group: documents, command: 'nextDocument' },
  { keys: 'Shift+ArrowLeft', label: 'Previous document', group: documents, command: 'previousDocument' },
  { keys: 'Control+/', label: 'Keyboard shortcuts', group: 'Help', command: 'help' },
];

/** Keys that the element with the focus needs itself, where it is a list or a menu. */
const ofWidgets = '[role=menu], [role=menuitem], nav button';

/** The keys of the documents beside this one; none where the page around it has no list. */
export function besideKeys(onBeside: ((by: 1 | -1) => void) | undefined): Partial<ViewerCommands> {
  if (onBeside === undefined) return {};
  return { nextDocument: () => onBeside(1), previousDocument: () => onBeside(-1) };
}

/** Registers the keys of the viewer, for the page's listener and its help. */
export function useViewerKeys(commands: ViewerCommands): ShortcutRegistry {
  const [registry] = useState(createShortcuts);
  const run = useEffectEvent((command: keyof ViewerCommands) => commands[command]?.());
  const offered = keys.filter(({ command }) => commands[command] !== undefined);
  const names = offered.map(({ command }) => command).join(' ');
  useEffect(() => {
    const removals = offered.map(({ command, ...shortcut }) => {
      const whole: Shortcut = {
        ...shortcut,
        id: shortcut.keys,
        run: () => {
          if (shortcut.group !== pages || document.activeElement?.closest(ofWidgets) == null) run(command);
        },
      };
      return registry.register(whole);
    });
    return () => {
      for (const remove of removals) remove();
    };
    // The names say which keys there are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [registry, names]);
  return registry;
}
