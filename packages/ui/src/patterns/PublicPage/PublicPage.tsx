import type { ReactNode } from 'react';
import { useKeptFocus } from '../../components/focus/useKeptFocus.js';
import { Heading } from '../../components/Heading/Heading.js';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import { CountersignMark } from '../AppShell/CountersignMark.js';
import * as styles from './PublicPage.css.js';
import { productSplash } from './publicPage.messages.js';
import type { PublicPaperKind, PublicPaperProps } from './PublicPaper.js';

export interface PublicBrand {
  /** Name of the firm. */
  name: string;
  /** Large title, in the brand panel beside the form. */
  splashTitle: string;
  /** One or two sentences below the title. */
  splashMessage?: string | undefined;
  /** Address of the logo, which contains the name; without it the first letter is shown beside the name. */
  logo?: string | undefined;
}

export interface PublicPageProps {
  /** The only heading. */
  title: string;
  /**
   * Branding of the panel beside the form; by default Countersign's own.
   * @default Countersign's own
   */
  brand?: PublicBrand | undefined;
  /**
   * The paper on the brand panel, which tells the state of the page.
   * @default 'letter'
   */
  paper?: PublicPaperKind | undefined;
  /** Omits the brand panel, for small frames. */
  partial?: boolean | undefined;
  /** Form or text. */
  children: ReactNode;
}

const ownBrand: PublicBrand = {
  name: 'Countersign',
  splashTitle: 'Welcome to Countersign',
  splashMessage: productSplash,
};

/** Loads after the page: an application shows its public pages less often than all others. */
const Paper = lazyComponent<PublicPaperProps>(
  async () => (await import('./PublicPaper.js')).PublicPaper,
  () => <div className={styles.paperPlace} aria-hidden="true" />,
);

/** Of the product's mark in its tile. */
const MARK_SIZE = 26;

/** Lays out a page before sign-in: the firm's brand panel, and a narrow column for a form or a short text. */
export function PublicPage({
  title,
  brand = ownBrand,
  paper = 'letter',
  partial = false,
  children,
}: PublicPageProps) {
  useKeptFocus();
  return (
    <div className={styles.page} data-partial={partial ? '' : undefined}>
      {partial ? null : <Splash brand={brand} paper={paper} />}
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

function Splash({ brand, paper }: { brand: PublicBrand; paper: PublicPaperKind }) {
  return (
    <div className={styles.splash}>
      <div className={styles.firm}>
        {brand.logo === undefined ? (
          <>
            <span className={styles.mark} aria-hidden="true">
              {brand === ownBrand ? <CountersignMark size={MARK_SIZE} /> : [...brand.name][0]}
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
      <Paper kind={paper} />
    </div>
  );
}
