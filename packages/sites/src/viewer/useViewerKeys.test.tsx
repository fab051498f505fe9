import { fireEvent, render } from '@testing-library/react';
import { ShortcutProvider } from '@countersign/ui';
import { expect, it, vi } from 'vitest';
import { useViewerKeys, type ViewerCommands } from './useViewerKeys.ts';

const names = [
  ...['zoomIn', 'zoomOut', 'fit', 'help', 'fitOther', 'rotate', 'search', 'nextMatch', 'previousMatch'],
  ...['goToPage', 'first', 'last', 'forward', 'back', 'right', 'left', 'down', 'up'],
  ...['nextDocument', 'previousDocument'],
] as const;

function everyCommand() {
  const run = vi.fn<(name: string) => void>();
  const command = (name: string) => () => run(name);
  const commands: ViewerCommands = {
    zoomIn: command('zoomIn'),
    zoomOut: command('zoomOut'),
    fit: command('fit'),
    help: command('help'),
    ...Object.fromEntries(names.map((name) => [name, command(name)])),
  };
  return { run, commands };
}

function Page({ commands }: { readonly commands: ViewerCommands }) {
  const registry = useViewerKeys(commands);
  return <ShortcutProvider registry={registry}>A page</ShortcutProvider>;
}

it('does nothing for a single character', () => {
  const { run, commands } = everyCommand();
  render(<Page commands={commands} />);
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  for (const key of characters)
    for (const shiftKey of [false, true]) fireEvent.keyDown(document.body, { key, shiftKey });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['g', 'goToPage'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'fit'],
  ['\\', 'fitOther'],
  [']', 'rotate'],
  ['f', 'search'],
  ['/', 'help'],
])('takes Ctrl and %s', (key, command) => {
  const { run, commands } = everyCommand();
  render(<Page commands={commands} />);
  fireEvent.keyDown(document.body, { key, ctrlKey: true });
  expect(run).toHaveBeenCalledExactlyOnceWith(command);
});
