import type { ReactNode } from 'react';
import type { SigningPage } from '@countersign/api-client/rules';
import { FirmMark } from '@countersign/ui';
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
        <FirmMark firm={{ name: firm.Name, ...(firm.Logo !== null && { logo: { src: firm.Logo } }) }} />
      </div>
      {children}
    </header>
  );
}
