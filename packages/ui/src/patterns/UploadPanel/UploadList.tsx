import { useLayoutEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import type { UploadChoiceHandlers } from './UploadChoices.js';
import { UploadRow, type UploadPanelItem } from './UploadRow.js';
import * as styles from './UploadPanel.css.js';

export interface UploadListProps extends UploadChoiceHandlers {
  items: readonly UploadPanelItem[];
  onRetry: (id: string) => void;
  onDismiss?: ((id: string) => void) | undefined;
  hrefOf?: ((id: string) => string | undefined) | undefined;
}

/**
 * Lists up to this length render completely; in a longer one, this many rows until the rest can be omitted.
 */
const SHORT_LIST = 40;

function FirstRows({ items, ...handlers }: UploadListProps) {
  return items
    .slice(0, SHORT_LIST)
    .map((item, index) => (
      <UploadRow key={item.id} item={item} position={index + 1} total={items.length} {...handlers} />
    ));
}

const NearRows = lazyComponent(async () => (await import('./NearUploadRows.js')).NearUploadRows, FirstRows);

/** Lists the files. In a long list only the rows near the visible area are in the page. */
export function UploadList(props: UploadListProps) {
  const { items } = props;
  const [list, setList] = useState<HTMLElement | null>(null);
  const focused = useRef<FocusedButton>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  useLayoutEffect(() => {
    // A button that was pressed may be gone with what it did: the focus goes to one that does the same.
    const gone = focused.current;
    if (gone === null || gone.element.isConnected) return;
    focused.current = null;
    if (list !== null && document.activeElement === document.body) (nextButton(list, gone) ?? list).focus();
  });
  return (
    <div
      ref={setList}
      className={styles.list}
      role="group"
      aria-label="Files"
      {...focusable}
      onFocus={(event) => {
        const place = placeOf(event.target);
        focused.current = { element: event.target, place, action: actionOf(event.target) };
        setFocusedId(items[place]?.id ?? null);
      }}
      onBlur={() => {
        focused.current = null;
        setFocusedId(null);
      }}
    >
      <ul>
        {items.length > SHORT_LIST ? (
          <NearRows {...props} list={list} focusedId={focusedId} />
        ) : (
          <FirstRows {...props} />
        )}
      </ul>
    </div>
  );
}

interface FocusedButton {
  element: Element;
  /** Of its file in the list, from 0; -1 for none. */
  place: number;
  action: string;
}

/** What a button does, which its name begins with: "Skip" of "Skip Lease.pdf". */
function actionOf(button: Element): string {
  const [action = ''] = (button.getAttribute('aria-label') ?? button.textContent).split(' ');
  return action;
}

function placeOf(element: Element): number {
  return Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0) - 1;
}

/** The button that does the same to the file that follows, or to the last one before; none that does anything else. */
function nextButton(list: HTMLElement, { place, action }: FocusedButton): HTMLElement | undefined {
  const alike = [...list.querySelectorAll('button')].filter((button) => actionOf(button) === action);
  return alike.find((button) => placeOf(button) >= place) ?? alike.at(-1);
}

/** The list scrolls, and finished rows contain nothing focusable. */
const focusable = { tabIndex: 0 };
