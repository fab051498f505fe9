import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.js';
import { CountersignMark } from '../AppShell/CountersignMark.js';
import * as styles from './PublicPage.css.js';

export interface PublicBrand {
  /** Name of the firm. */
  name: string;
  /** Large, on the field beside the form. */
  splashTitle: string;
  /** Below it, a sentence or two. */
  splashMessage?: string;
  /** Address of the logo, which shows the name; without it the first letter stands beside the name. */
  logo?: string;
}

export interface PublicPageProps {
  /** The one heading. */
  title: string;
  /**
   * Whose field stands beside the form.
   * @default Countersign's own
   */
  brand?: PublicBrand;
  /** Without the field: for small frames. */
  partial?: boolean;
  /** The form. */
  children: ReactNode;
}

const ownBrand: PublicBrand = {
  name: 'Countersign',
  splashTitle: 'Welcome to Countersign',
  splashMessage: 'Documents, clients and signatures in one place.',
};

/** A page before the sign-in: the firm's field, and a narrow column for a form or a few words. */
export function PublicPage({ title, brand = ownBrand, partial = false, children }: PublicPageProps) {
  return (
    <div className={styles.page} data-partial={partial ? '' : undefined}>
      {partial ? null : <Splash brand={brand} />}
      <main className={styles.main}>
        <div className={styles.column}>
          <Heading level={1} step="24" focusTarget>
            {title}
          </Heading>
          {children}
        </div>
        <p className={styles.footer}>
          <CountersignMark />
          Countersign
        </p>
      </main>
    </div>
  );
}

function Splash({ brand }: { brand: PublicBrand }) {
  return (
    <div className={styles.splash}>
      <div className={styles.firm}>
        {brand.logo === undefined ? (
          <>
            <span className={styles.mark} aria-hidden="true">
              {brand.name.charAt(0)}
            </span>
            <span className={styles.firmName}>{brand.name}</span>
          </>
        ) : (
          <img className={styles.logo} src={brand.logo} alt={brand.name} />
        )}
      </div>
      <div>
        <p className={styles.splashTitle}>{brand.splashTitle}</p>
        {brand.splashMessage === undefined ? null : (
          <p className={styles.splashMessage}>{brand.splashMessage}</p>
        )}
      </div>
    </div>
  );
}
