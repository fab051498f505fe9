import { SolidIcon } from '../../components/Icon/SolidIcon.js';
import * as styles from './UploadPanel.css.js';

/** The tick of a delivered file; its words stand beside it. */
export function UploadSeal() {
  return (
    <span className={styles.seal}>
      <SolidIcon kind="positive" />
    </span>
  );
}
