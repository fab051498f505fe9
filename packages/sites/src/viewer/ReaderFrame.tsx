import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import {
  announce,
  KeyboardHelp,
  Notice,
  ShortcutProvider,
  Button,
  type ShortcutRegistry,
} from '@countersign/ui';
import styles from './Viewer.module.css';

export interface ReaderFrameProps {
  registry: ShortcutRegistry;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  toolbar: ReactNode;
  /** The bar of the search; null while it is closed. */
  search: ReactNode;
  /** What went wrong while reading, and the way on. */
  notice?: { text: string; onRetry: (() => void) | undefined } | undefined;
  children: ReactNode;
}

/** What pages and plain text have in common: the toolbar, the search, the keys and their help. */
export function ReaderFrame({
  registry,
  helpOpen,
  onHelp,
  toolbar,
  search,
  notice,
  children,
}: ReaderFrameProps) {
  const noticed = notice?.text;
  useEffect(() => {
    // Screen readers miss a region that comes together with its text.
    if (noticed !== undefined) announce(noticed);
  }, [noticed]);
  return (
    <ShortcutProvider registry={registry}>
      <div className={styles.reader}>
        {toolbar}
        {search}
        {notice === undefined ? null : (
          <div className={styles.notice}>
            <Notice
              tone="caution"
              action={
                notice.onRetry === undefined ? undefined : (
                  <Button size="small" onPress={notice.onRetry}>
                    Try again
                  </Button>
                )
              }
            >
              {notice.text}
            </Notice>
          </div>
        )}
        <div className={styles.body}>{children}</div>
        <KeyboardHelp open={helpOpen} onOpenChange={onHelp} />
      </div>
    </ShortcutProvider>
  );
}

/** Gives the pages the focus of the viewer's own window, so that its keys work at once. Takes it from nobody. */
export function useFirstFocus(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Scrolling by keyboard needs focus.
    element.setAttribute('tabindex', '0');
    const take = () => {
      if (document.hasFocus() && window.parent !== window && document.activeElement === document.body)
        element.focus({ preventScroll: true });
    };
    take();
    window.addEventListener('focus', take);
    return () => {
      window.removeEventListener('focus', take);
    };
  }, [scroller]);
}

/** How often the search was asked for, so that its field is focused each time. */
export function useAsked(): [number, () => void] {
  const [asked, setAsked] = useState(0);
  return [
    asked,
    () => {
      setAsked((before) => before + 1);
    },
  ];
}
