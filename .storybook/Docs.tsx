import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

interface GlobalsMessage {
  readonly globals: Readonly<Record<string, unknown>>;
}

const themeIn = (messages: readonly GlobalsMessage[] | undefined) => messages?.[0]?.globals['theme'];

/** The theme that the toolbar shows. */
function useToolbarTheme(): unknown {
  const channel = addons.getChannel();
  const [theme, setTheme] = useState(
    () => themeIn(channel.last(GLOBALS_UPDATED)) ?? themeIn(channel.last(SET_GLOBALS)),
  );
  useEffect(() => {
    const follow = (message: GlobalsMessage) => setTheme(themeIn([message]));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function onSystem(listener: () => void): () => void {
  darkSystem.addEventListener('change', listener);
  return () => darkSystem.removeEventListener('change', listener);
}

export type DocsPageProps = PropsWithChildren<DocsContainerProps>;

/** Shows documentation pages in the stories' theme, so that light text of a dark story is not on white. */
export function Docs({ children, context }: DocsPageProps) {
  const theme = useToolbarTheme();
  const systemDark = useSyncExternalStore(onSystem, () => darkSystem.matches);
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  return (
    <DocsContainer context={context} theme={dark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
