import { use, type ComponentProps } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';

/** The input of a combo box: a press on it opens the list, as a press on its button does. */
export function OpeningInput(props: Omit<ComponentProps<typeof Input>, 'onClick'>) {
  const state = use(ComboBoxStateContext);
  function open(): void {
    // A press into the text of an open list moves the caret. All options are offered: none was searched for yet.
    if (state?.isOpen === false) state.open(null, 'manual');
  }
  return <Input {...props} onClick={open} />;
}
