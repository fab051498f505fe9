import { useState } from 'react';
import { QuickFilters } from './laterQuickFilters.tsx';
import { WaitingButton } from './WaitingButton.tsx';

/** The button of the quick filters. Their code loads when the page is first used: the list does not wait for it. */
export function QuickFiltersButton() {
  const [pressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
  };
  return pressed ? <QuickFilters onPress={press} /> : <WaitingButton onPress={press} />;
}
