import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Widget } from './widget.ts';

/** A widget drawn by React, which its caller opens. */
export function reactWidget(Content: (props: { open: boolean }) => ReactNode, shows: string): Widget {
  let root: Root | undefined;
  let setOpen: ((open: boolean) => void) | undefined;

  function Caller() {
    const [open, set] = useState(false);
    setOpen = set;
    return <Content open={open} />;
  }

  return {
    shows,
    prepare(host) {
      const made = createRoot(host);
      root = made;
      flushSync(() => made.render(<Caller />));
    },
    open() {
      flushSync(() => setOpen?.(true));
    },
    close() {
      flushSync(() => setOpen?.(false));
      root?.unmount();
    },
  };
}

/** As many buttons as no screen has, so that one of them can be measured. */
export function fiveHundred(Button: (props: { children: string }) => ReactNode) {
  return function Buttons({ open }: { open: boolean }) {
    if (!open) return null;
    return Array.from({ length: 500 }, (_, index) => <Button key={index}>{`Save ${index}`}</Button>);
  };
}

/** The words of every dialog. */
export const words = {
  title: 'Delete 3 documents',
  text: 'Clients can no longer open them. This cannot be undone.',
  no: 'Cancel',
  yes: 'Delete 3 documents now',
} as const;
