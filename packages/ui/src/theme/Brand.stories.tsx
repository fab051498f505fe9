import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../components/Button/Button.js';
import { Inline } from '../components/Inline/Inline.js';
import { Link } from '../components/Link/Link.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { Stack } from '../components/Stack/Stack.js';
import { createBrandTheme, type BrandThemeName } from './brand.js';
import { vars } from './contract.css.js';
import * as styles from './Foundations.css.js';
import { Foundation, TokenName, TokenTable, TokenValue } from './Foundations.example.js';
import { contrastRatio } from './oklch.js';
import { ThemeProvider, useTheme } from './ThemeProvider.js';
import { brandTokens } from './themes/brandTokens.js';

const brands = [
  ['333C91', 'Indigo'],
  ['7A1F3D', 'Claret'],
  ['00A86B', 'Jade'],
  ['F2C230', 'Wattle'],
  ['E5007D', 'Magenta'],
  ['0A0A0A', 'Black'],
  ['FFFFFF', 'White'],
  ['ADD8E6', 'Default light blue'],
] as const;

interface BrandCardProps {
  hex: string;
  name: string;
}

function BrandCard({ hex, name }: BrandCardProps) {
  const { theme } = useTheme();
  return (
    <div className={styles.brandCard}>
      <ThemeProvider scope="part" theme={theme} brand={hex}>
        <Sheet>
          <div className={styles.field}>
            <Inline justify="between" gap={12} grow>
              <span>{name}</span>
              <span>#{hex}</span>
            </Inline>
          </div>
          <Stack gap={16} padding={16}>
            <div className={styles.ramp} aria-hidden="true">
              {brandTokens.map((token) => (
                <span key={token} className={styles.rampStep} style={{ background: vars.color[token] }} />
              ))}
            </div>
            <div className={styles.selected}>Brindle Creek lease renewal 2026</div>
            <Inline gap={16}>
              <Button variant="primary">Sign</Button>
              <Link href="#history">{`History of ${name}`}</Link>
            </Inline>
          </Stack>
        </Sheet>
      </ThemeProvider>
    </div>
  );
}

function Ramps() {
  return (
    <Foundation
      title="Brand"
      lead="A firm selects one colour. The theme keeps its hue and chroma and adjusts its lightness until every pair is readable, so any colour passes in every theme."
    >
      <div className={styles.brandGrid}>
        {brands.map(([hex, name]) => (
          <BrandCard key={hex} hex={hex} name={name} />
        ))}
      </div>
    </Foundation>
  );
}

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
] as const satisfies readonly (readonly [BrandThemeName, string])[];

function textOnAccent(hex: string, theme: BrandThemeName): string {
  return `${contrastRatio('#FFFFFF', createBrandTheme(hex)[theme].accent).toFixed(1)}:1`;
}

function Contrast() {
  return (
    <Foundation
      title="Contrast check"
      lead="White text on the accent derived from each colour. It needs a contrast of 4.5:1; high contrast aims at 7:1."
    >
      <TokenTable
        title="Text on a primary button"
        columns={['Brand', ...themes.map(([, title]) => title)]}
        rows={brands.map(([hex, name]) => ({
          id: hex,
          cells: [
            <TokenName key="name">{name}</TokenName>,
            ...themes.map(([theme]) => (
              <Inline key={theme} gap={8}>
                <span
                  className={styles.swatch}
                  style={{ background: createBrandTheme(hex)[theme].accent }}
                  aria-hidden="true"
                />
                <TokenValue>{textOnAccent(hex, theme)}</TokenValue>
              </Inline>
            )),
          ],
        }))}
      />
    </Foundation>
  );
}

function Tokens() {
  const brand = createBrandTheme('7A1F3D');
  return (
    <Foundation
      title="Brand tokens"
      lead="The tokens derived from one colour, here claret #7A1F3D, in each theme."
    >
      <TokenTable
        title="Claret"
        columns={['Token', ...themes.map(([, title]) => title)]}
        rows={brandTokens.map((token) => ({
          id: token,
          cells: [
            <TokenName key="name">{token}</TokenName>,
            ...themes.map(([theme]) => (
              <Inline key={theme} gap={8}>
                <span
                  className={styles.swatch}
                  style={{ background: brand[theme][token] }}
                  aria-hidden="true"
                />
                <TokenValue>{brand[theme][token]}</TokenValue>
              </Inline>
            )),
          ],
        }))}
      />
    </Foundation>
  );
}

/** Shows one firm colour in every theme. */
const meta: Meta = { title: 'Foundations/Brand', tags: ['!autodocs'], component: ThemeProvider };

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColorManyFirms: Story = { render: () => <Ramps /> };
export const TokensOfOneFirm: Story = { render: () => <Tokens /> };
export const ContrastCheck: Story = { render: () => <Contrast /> };
