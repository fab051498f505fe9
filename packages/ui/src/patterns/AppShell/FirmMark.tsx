import { useLinkPress } from '../../components/Link/useLinkPress.js';
import * as styles from './Navigation.css.js';

export interface Firm {
  /** Name of the firm. */
  name: string;
  /** Its logo: the address of the picture; without it the first letter stands beside the name. */
  logo?: {
    src: string;
    /** The picture shows the name too, so that it is not written beside it. */
    showsName?: boolean;
  };
}

export interface FirmMarkProps {
  firm: Firm;
  /** Where it leads: the first page. */
  href: string;
  /** Hides the name. */
  collapsed?: boolean;
}

/** The firm's logo and name. A firm without a logo gets a tile in its colour. */
export function FirmMark({ firm, href, collapsed = false }: FirmMarkProps) {
  const press = useLinkPress();
  const named = !collapsed && firm.logo?.showsName !== true;
  return (
    <a className={styles.firm} href={href} onClick={press} aria-label={named ? undefined : firm.name}>
      {firm.logo ? (
        <img
          className={styles.firmLogo}
          src={firm.logo.src}
          alt=""
          data-named={firm.logo.showsName === true ? '' : undefined}
        />
      ) : (
        <span className={styles.firmTile} aria-hidden="true">
          {[...firm.name][0]}
        </span>
      )}
      {named ? <span className={styles.firmName}>{firm.name}</span> : null}
    </a>
  );
}
