import { Component, type ReactNode, use } from 'react';
import { page, ToastContext } from '../Toast/toastContext.js';
import { menuFailed } from './menu.messages.js';

interface CatchProps {
  open: boolean;
  onFailed: () => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override componentDidUpdate(before: CatchProps): void {
    if (this.state.failed && this.props.open && !before.open) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

interface MenuBoundaryProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/**
 * Contains the failure of a menu, whose code may not load: it closes, and a message offers to open it again. What the
 * menu belongs to stays as it is.
 */
export function MenuBoundary({ open, onOpenChange, children }: MenuBoundaryProps) {
  // Not `useToasts`, which would bring the store: a page that shows no notifications has none.
  const toasts = use(ToastContext);
  return (
    <Catch
      open={open}
      onFailed={() => {
        onOpenChange(false);
        (toasts ?? page.store)?.show({
          message: menuFailed,
          tone: 'critical',
          action: { label: 'Try again', onPress: () => onOpenChange(true) },
        });
      }}
    >
      {children}
    </Catch>
  );
}
