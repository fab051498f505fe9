import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useContextProps } from 'react-aria-components/slots';
import { FloatSurface, type FloatLook, type FromField } from './FloatSurface.js';

/** What floats on a field of react-aria, which opens it and says where it belongs. */
export function FieldFloat(props: FloatLook) {
  const state = use(OverlayTriggerStateContext);
  const [all, ref] = useContextProps<FloatLook & FromField, PopoverProps, HTMLElement>(
    props,
    null,
    PopoverContext,
  );
  const { triggerRef, scrollRef, isNonModal, clearContexts, className, holdsDialog, children } = all;
  // A list that is closed still tells the field its options: there it stands without the field.
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
