import type { KeyboardEvent, ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.js';
import { Icon, type IconComponent } from '../../components/Icon/Icon.js';
import * as styles from './ViewList.css.js';

export interface ListView<Id extends string = string> {
  /** Unique id. */
  id: Id;
  /** Name of the view: "Waiting for us". */
  label: string;
  /** Which rows it shows, for those who point at it and for screen readers: "Modified by you". */
  description?: string | undefined;
  /** Icon before the name. */
  icon: IconComponent;
  /** Number of rows in the view that need attention, with its noun: "unread". At 0 nothing is shown. */
  count?: { readonly value: number; readonly label: string } | undefined;
}

export interface ViewListProps<Id extends string = string> {
  /** Name of the list, for screen readers: "Views". */
  label: string;
  /** The views, in order; usually the first one shows everything. */
  views: readonly ListView<Id>[];
  /** The view that is shown; undefined if something else says what is shown. */
  selectedId: Id | undefined;
  /** Called with the view that is pressed. */
  onSelect: (id: Id) => void;
  /** Below the views: a menu of further ones. */
  children?: ReactNode;
}

/** The view that a key moves to; undefined for other keys. Ends do not wrap. */
function targetOf(key: string, views: readonly HTMLElement[], now: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return views[Math.min(now + 1, views.length - 1)];
    case 'ArrowUp':
      return views[Math.max(now - 1, 0)];
    case 'Home':
      return views[0];
    case 'End':
      return views.at(-1);
    default:
      return undefined;
  }
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const view = event.currentTarget;
  const views = [...(view.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const target = targetOf(event.key, views, views.indexOf(view));
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Offers the views of a list, one of which is shown. */
export function ViewList<Id extends string>({
  label,
  views,
  selectedId,
  onSelect,
  children,
}: ViewListProps<Id>) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {views.map(({ id, label: name, description, icon, count }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.view}
              title={description}
              aria-current={id === selectedId ? 'true' : undefined}
              onKeyDown={moveFocus}
              onClick={() => onSelect(id)}
            >
              <span className={styles.glyph}>
                <Icon icon={icon} />
              </span>
              <span className={styles.name} title={description === undefined ? name : undefined}>
                {name}
              </span>
              {count === undefined ? null : <Badge count={count.value} label={count.label} limit={999} />}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
