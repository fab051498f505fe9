import { useLinkPress } from '../../components/Link/useLinkPress.js';
import * as styles from './Navigation.css.js';

export interface Firm {
  /** Name of the firm. */
  name: string;
  /** Logo: the address of a picture; without it the first letter is shown beside the name. */
  logo?: {
    src: string;
    /** Whether the picture contains the name, so that the name is not repeated. */
    showsName?: boolean;
  };
}

export interface FirmMarkProps {
  firm: Firm;
  /** Target: the first page. */
  href: string;
  /** Hides the name. */
  collapsed?: boolean;
}

/** Shows the firm's logo and name. A firm without a logo gets a tile in its colour. */
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
