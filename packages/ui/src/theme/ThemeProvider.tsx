import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { askForFont } from './askForFont.js';
import { brandVariables, createBrandTheme, type BrandTheme } from './brand.js';
import { DensityContext, useDensity } from './density.js';
import './fonts.css';
import { OverlayRoot } from './OverlayRoot.js';
import { replacePressStyle } from './pressStyle.js';
import './reset.css.js';
import './themes.css.js';
import * as styles from './ThemeProvider.css.js';
import type { Density, ThemeChoice } from './tokens.js';

export interface ThemeProviderProps {
  /**
   * `system` follows the user's settings for colour scheme and contrast.
   * @default 'system'
   */
  theme?: ThemeChoice | undefined;
  /**
   * The firm's colour, 6 hex digits; anything else gives the default light blue. Without it: Countersign's
   * own indigo.
   */
  brand?: string | undefined;
  /**
   * `compact` for much content, `comfortable` for larger controls. By default that of the outer provider, or
   * compact.
   */
  density?: Density | undefined;
  /**
   * `page` also themes the `html` element; `part` is limited to its own box, for previews and embedding.
   * @default 'page'
   */
  scope?: 'page' | 'part' | undefined;
  /** Themed content. */
  children: ReactNode;
}

interface Theme {
  theme: ThemeChoice;
  brand: BrandTheme;
}

askForFont();

const ownBrand = '333C91';
/** The firm's colour as it was given: a palette takes a while to find, and few ask for it. */
const ThemeContext = createContext<{ theme: ThemeChoice; brand: string }>({
  theme: 'system',
  brand: ownBrand,
});

/** Returns the current theme, for frames and canvases that cannot read CSS variables. */
export function useTheme(): Theme {
  const { theme, brand } = use(ThemeContext);
  return useMemo(() => ({ theme, brand: createBrandTheme(brand) }), [theme, brand]);
}

/** Provides the tokens of a theme, in a firm's colour. */
export function ThemeProvider({
  theme = 'system',
  brand,
  density,
  scope = 'page',
  children,
}: ThemeProviderProps) {
  const variables = useMemo(() => (brand === undefined ? undefined : brandVariables(brand)), [brand]);
  const outer = useDensity();
  const value = useMemo(() => ({ theme, brand: brand ?? ownBrand }), [theme, brand]);
  const root = useRef<HTMLDivElement>(null);

  // Before the effects of the controls inside, which would add react-aria's.
  useLayoutEffect(() => replacePressStyle(root.current), []);

  useLayoutEffect(() => {
    if (scope !== 'page') return undefined;
    const html = document.documentElement;
    const before = html.dataset['csTheme'];
    html.dataset['csTheme'] = theme;
    for (const [name, color] of Object.entries(variables ?? {})) html.style.setProperty(name, color);
    return () => {
      if (before === undefined) delete html.dataset['csTheme'];
      else html.dataset['csTheme'] = before;
      for (const name of Object.keys(variables ?? {})) html.style.removeProperty(name);
    };
  }, [scope, theme, variables]);

  return (
    <ThemeContext value={value}>
      <div
        ref={root}
        className={styles.root}
        data-cs-theme={theme}
        data-cs-density={density}
        data-scope={scope}
        style={variables}
      >
        <DensityContext value={density ?? outer}>
          <OverlayRoot>{children}</OverlayRoot>
        </DensityContext>
      </div>
    </ThemeContext>
  );
}
