import { Icon, type IconComponent } from '../../components/Icon/Icon.js';
import * as styles from './ViewList.css.js';

export interface ListView<Id extends string = string> {
  /** Unique id. */
  id: Id;
  /** Name of the view: "Waiting for us". */
  label: string;
  /** Icon before the name. */
  icon: IconComponent;
}

export interface ViewListProps<Id extends string = string> {
  /** Name of the list, for screen readers: "Views". */
  label: string;
  /** The views, in order; usually the first one shows everything. */
  views: readonly ListView<Id>[];
  /** The view that is shown. */
  selectedId: Id;
  /** Called with the view that is pressed. */
  onSelect: (id: Id) => void;
}

/** Offers the views of a list, one of which is shown. */
export function ViewList<Id extends string>({ label, views, selectedId, onSelect }: ViewListProps<Id>) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {views.map(({ id, label: name, icon }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.view}
              aria-current={id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              <span className={styles.glyph}>
                <Icon icon={icon} />
              </span>
              <span className={styles.name} title={name}>
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
