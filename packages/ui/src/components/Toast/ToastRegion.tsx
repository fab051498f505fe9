import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.js';
import { SolidIcon } from '../Icon/SolidIcon.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Kbd } from '../Kbd/Kbd.js';
import { Reference } from '../Reference/Reference.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Toast.css.js';
import { keyHint } from './toast.messages.js';
import { useToasts } from './ToastProvider.js';
import type { Toast } from './toastStore.js';
import { useClearPlace } from './useClearPlace.js';
import { TOAST_KEY, useToastKey } from './useToastKey.js';

interface ToastCardProps {
  toast: Toast;
  /** Whether the key goes to its action. */
  isNewest: boolean;
  onDismiss: () => void;
}

function ToastCard({ toast, isNewest, onDismiss }: ToastCardProps) {
  const { tone, message, detail, action, reference } = toast;
  return (
    <div className={styles.toast}>
      <span className={styles.glyph}>
        <SolidIcon kind={tone} />
      </span>
      <div className={styles.text}>
        <div role={tone === 'critical' ? 'alert' : undefined}>
          <p className={detail === undefined ? undefined : styles.title}>{message}</p>
          {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
          {/* Spoken with the message: the action is far from the focus, and there for some seconds only. */}
          {action === undefined ? null : (
            <span className={styles.spokenKey}>
              <VisuallyHidden>{keyHint(TOAST_KEY, action.label)}</VisuallyHidden>
            </span>
          )}
        </div>
        {reference === undefined ? null : <Reference value={reference} />}
      </div>
      <div className={styles.actions} aria-live="off">
        {action !== undefined && isNewest ? (
          <span className={styles.key} aria-hidden="true">
            <Kbd>{TOAST_KEY}</Kbd>
          </span>
        ) : null}
        {action === undefined ? null : (
          <Button
            size="small"
            onPress={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Close notification" icon={CloseIcon} onPress={onDismiss} />
      </div>
    </div>
  );
}

/**
 * Shows notifications, once on the page, clear of menus, bars and the buttons of dialogs. Their timers pause while they
 * are hovered or focused, or wait for room. It is a live region from the start: screen readers miss a message that is
 * added together with its live region.
 */
export function ToastRegion() {
  const store = useToasts();
  const { shown } = useSyncExternalStore(store.subscribe, store.read, store.read);
  const region = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const waits = useClearPlace(region, shown.length > 0);
  useToastKey(region, shown.length > 0);
  const isPaused = isHeld || waits;
  useEffect(() => {
    if (!isPaused) return undefined;
    store.pause();
    return store.resume;
  }, [store, isPaused]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      ref={region}
      // Without a name it is no landmark: an empty landmark would only be in the way.
      aria-label={shown.length === 0 ? undefined : 'Notifications'}
      aria-keyshortcuts={shown.length === 0 ? undefined : TOAST_KEY}
      aria-live="polite"
      aria-relevant="additions"
      className={styles.region}
      // A modal dialog hides the page, but not its notifications.
      data-react-aria-top-layer="true"
      data-waits={waits ? '' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isNewest={toast === shown.at(-1)}
          onDismiss={() => {
            store.dismiss(toast.id);
            release();
          }}
        />
      ))}
    </section>
  );
}
