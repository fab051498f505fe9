import { useLinkPress } from '../../components/Link/useLinkPress.js';
import * as styles from './FirmMark.css.js';

export interface Firm {
  /** Name of the firm. */
  name: string;
  /** Logo: the address of a picture; without it the first letter is shown beside the name. */
  logo?:
    | {
        src: string;
        /** Whether the picture contains the name, so that the name is not repeated. */
        showsName?: boolean | undefined;
      }
    | undefined;
}

export interface FirmMarkProps {
  /** Name and logo of the firm. */
  firm: Firm;
  /** Target: the first page. If omitted, the mark is no link. */
  href?: string | undefined;
  /**
   * Hides the name.
   * @default false
   */
  collapsed?: boolean | undefined;
}

/** Shows the firm's logo and name. A firm without a logo gets a tile in its colour. */
export function FirmMark({ firm, href, collapsed = false }: FirmMarkProps) {
  const press = useLinkPress();
  const named = !collapsed && firm.logo?.showsName !== true;
  const parts = (
    <>
      {firm.logo ? (
        <img
          className={styles.logo}
          src={firm.logo.src}
          alt={named || href !== undefined ? '' : firm.name}
          data-named={firm.logo.showsName === true ? '' : undefined}
          data-collapsed={collapsed ? '' : undefined}
        />
      ) : (
        <span className={styles.tile} aria-hidden="true">
          {[...firm.name][0]}
        </span>
      )}
      {named ? <span className={styles.name}>{firm.name}</span> : null}
    </>
  );
  if (href === undefined) return <div className={styles.firm}>{parts}</div>;
  return (
    <a
      className={`${styles.firm} ${styles.link}`}
      href={href}
      onClick={press}
      aria-label={named ? undefined : firm.name}
      data-collapsed={collapsed ? '' : undefined}
    >
      {parts}
    </a>
  );
}
