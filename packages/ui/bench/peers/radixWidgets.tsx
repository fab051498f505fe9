import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { fiveHundred, reactWidget, words } from '../widgets/reactWidget.tsx';

function RadixDialog({ open }: { open: boolean }) {
  return (
    <Root open={open}>
      <Portal>
        <Overlay />
        <Content>
          <Title>{words.title}</Title>
          <Description>{words.text}</Description>
          <Close>{words.no}</Close>
          <button type="button">{words.yes}</button>
        </Content>
      </Portal>
    </Root>
  );
}

/** Radix has no styles and no button. */
export const radix = {
  dialog: reactWidget(RadixDialog, '[role="dialog"]'),
  buttons: reactWidget(
    fiveHundred(({ children }) => <button type="button">{children}</button>),
    'button',
  ),
};
