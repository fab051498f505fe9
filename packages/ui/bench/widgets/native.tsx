import { useEffect, useRef } from 'react';
import { fiveHundred, reactWidget, words } from './reactWidget.tsx';

function NativeDialog({ open }: { open: boolean }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) element.current?.showModal();
  }, [open]);
  if (!open) return null;
  return (
    <dialog ref={element} aria-labelledby="title">
      <h2 id="title">{words.title}</h2>
      <p>{words.text}</p>
      <button type="button">{words.no}</button>
      <button type="button">{words.yes}</button>
    </dialog>
  );
}

/** The browser's own elements, without a style: as little as there can be. */
export const native = {
  dialog: reactWidget(NativeDialog, 'dialog[open]'),
  buttons: reactWidget(
    fiveHundred(({ children }) => <button type="button">{children}</button>),
    'button',
  ),
};
