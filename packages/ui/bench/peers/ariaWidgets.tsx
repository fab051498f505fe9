import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { fiveHundred, reactWidget, words } from '../widgets/reactWidget.tsx';

function AriaDialog({ open }: { open: boolean }) {
  return (
    <ModalOverlay isOpen={open}>
      <Modal>
        <Dialog>
          <Heading slot="title">{words.title}</Heading>
          <p>{words.text}</p>
          <Button slot="close">{words.no}</Button>
          <Button>{words.yes}</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** React Aria Components has no styles. */
export const aria = {
  dialog: reactWidget(AriaDialog, '[role="dialog"]'),
  buttons: reactWidget(
    fiveHundred(({ children }) => <Button>{children}</Button>),
    'button',
  ),
};
