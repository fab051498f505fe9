import type { ReactNode } from 'react';
import { CountersignMark, PublicPaper, type PublicPaperKind } from '@countersign/ui';
import styles from './Layout.module.css';
import type { PageBrand } from '@countersign/api-client/rules';

export interface LayoutProps {
  brand: PageBrand;
  /** The paper on the field. */
  paper: PublicPaperKind;
  children: ReactNode;
}

/** Id of the last element of a page. */
export const PAGE_END = 'page-end';

function FirmMark({ brand }: { brand: PageBrand }) {
  if (brand.logo !== null) return <img className={styles.logo} src={brand.logo} alt={brand.firm} />;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {brand.isFirm ? [...brand.firm][0] : <CountersignMark size={26} />}
      </span>
      <span className={styles.firmName}>{brand.firm}</span>
    </>
  );
}

/** Lays out a public page: the firm's field with logo and splash text, and the form beside or below it. */
export function Layout({ brand, paper, children }: LayoutProps) {
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
        <PublicPaper kind={paper} />
      </div>
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
        <p className={styles.footer} id={PAGE_END}>
          <CountersignMark />
          Countersign
        </p>
      </main>
    </div>
  );
}
