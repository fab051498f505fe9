import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useContextProps } from 'react-aria-components/slots';
import { FloatSurface, type FloatLook, type FromField } from './FloatSurface.js';

/** Renders the popup of a react-aria field, which opens and positions it. */
export function FieldFloat(props: FloatLook) {
  const state = use(OverlayTriggerStateContext);
  const [all, ref] = useContextProps<FloatLook & FromField, PopoverProps, HTMLElement>(
    props,
    null,
    PopoverContext,
  );
  const { triggerRef, scrollRef, isNonModal, clearContexts, className, holdsDialog, children } = all;
  // A closed list still registers its options with the field, and renders outside the popup.
  if (state === null || triggerRef === undefined) return children;
  if (!state.isOpen) return null;
  return (
    <FloatSurface
      state={state}
      popoverRef={ref}
      {...{ triggerRef, scrollRef, isNonModal, clearContexts, className, holdsDialog, children }}
      aria-labelledby={all['aria-labelledby']}
    />
  );
}
