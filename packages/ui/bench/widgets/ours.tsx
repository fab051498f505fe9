import '../../src/theme/themes.css.js';
import { Button } from '../../src/components/Button/Button.js';
import { Dialog } from '../../src/components/Dialog/Dialog.js';
import { fiveHundred, reactWidget, words } from './reactWidget.tsx';

function nothing(): void {}

function OurDialog({ open }: { open: boolean }) {
  return (
    <Dialog
      open={open}
      onOpenChange={nothing}
      title={words.title}
      footer={
        <>
          <Button>{words.no}</Button>
          <Button variant="danger">{words.yes}</Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  );
}

export const ours = {
  dialog: reactWidget(OurDialog, '[role="dialog"]'),
  buttons: reactWidget(
    fiveHundred(({ children }) => <Button>{children}</Button>),
    'button',
  ),
};
