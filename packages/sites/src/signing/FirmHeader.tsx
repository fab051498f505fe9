import type { ReactNode } from 'react';
import type { SigningPage } from '@countersign/api-client/rules';
import styles from './signing.module.css';

export interface FirmHeaderProps {
  firm: SigningPage['Firm'];
  /** On the right: the remaining time. */
  children?: ReactNode;
}

/** Shows the firm: its logo, or a tile in its colour, and its name. */
export function FirmHeader({ firm, children }: FirmHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['firm']}>
        {firm.Logo === null ? (
          <span className={styles['tile']} aria-hidden="true">
            {[...firm.Name][0]}
          </span>
        ) : (
          <img className={styles['logo']} src={firm.Logo} alt="" />
        )}
        {firm.Name}
      </div>
      {children}
    </header>
  );
}
