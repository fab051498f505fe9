import type { ReactNode } from 'react';
import styles from './Layout.module.css';
import { Letter } from './Letter.tsx';
import type { PageBrand } from '@countersign/api-client/rules';

export interface LayoutProps {
  brand: PageBrand;
  children: ReactNode;
}

/** Id of the last element of a page. */
export const PAGE_END = 'page-end';

function FirmMark({ brand }: { brand: PageBrand }) {
  if (brand.logo !== null) return <img className={styles.logo} src={brand.logo} alt={brand.firm} />;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {[...brand.firm][0]}
      </span>
      <span className={styles.firmName}>{brand.firm}</span>
    </>
  );
}

/** Lays out a public page: the firm's field with logo and splash text, and the form beside or below it. */
export function Layout({ brand, children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.splash}>
        <div className={styles.firm}>
          <FirmMark brand={brand} />
        </div>
        <div className={styles.text}>
          <p className={styles.title}>{brand.splashTitle}</p>
          {brand.splashMessage === '' ? null : <p className={styles.message}>{brand.splashMessage}</p>}
        </div>
        <div className={styles.illustration} aria-hidden="true">
          <Letter />
        </div>
      </div>
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
        <p className={styles.footer} id={PAGE_END}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.45"
            aria-hidden="true"
          >
            <path d="M2 10c2-5 4-7 5-6s-2 6-1 6 2-3 3-3 0 3 1 3 1-1 4-1M2 13.5h12" strokeLinecap="round" />
          </svg>
          Countersign
        </p>
      </main>
    </div>
  );
}
