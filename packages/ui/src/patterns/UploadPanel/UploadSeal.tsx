import { SolidIcon } from '../../components/Icon/SolidIcon.js';
import * as styles from './UploadPanel.css.js';

/** Draws the tick of a delivered file, beside text. */
export function UploadSeal() {
  return (
    <span className={styles.seal}>
      <SolidIcon kind="positive" />
    </span>
  );
}
