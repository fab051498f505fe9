import { useState } from 'react';
import { ColorField } from '../components/ColorField/ColorField.js';
import { ContrastCheck } from '../components/ColorField/ContrastCheck.js';
import { Heading } from '../components/Heading/Heading.js';
import { Notice } from '../components/Notice/Notice.js';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.js';
import { Sheet } from '../components/Sheet/Sheet.js';
import { Stack } from '../components/Stack/Stack.js';
import { TextField } from '../components/TextField/TextField.js';
import { createBrandTheme, fallbackBrand, isBrandColor } from '../theme/brand.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import type { ThemeName } from '../theme/tokens.js';
import { LabControls } from './LabControls.js';
import { LabDialog } from './LabDialog.js';
import { LabDocuments, LabGrid } from './LabDocuments.js';
import { LabExport } from './LabExport.js';
import { LabSignIn } from './LabSignIn.js';
import * as styles from './ThemeLab.css.js';

export type LabView = ThemeName | 'beside';

export interface ThemeLabProps {
  /** Content of the firm's record: a colour of six hex digits, or anything else. */
  color: string;
  /**
   * One theme with its screens, or all three side by side.
   * @default 'light'
   */
  view?: LabView;
  /** @default 'Harrow & Finch' */
  firm?: string;
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
] as const;

const views = [...themes, { value: 'beside', label: 'All' }] as const;

/** Previews the product in one colour. */
export function ThemeLab({
  color: atFirst,
  view: viewAtFirst = 'light',
  firm = 'Harrow & Finch',
}: ThemeLabProps) {
  const [color, setColor] = useState(atFirst);
  const [view, setView] = useState<LabView>(viewAtFirst);
  const { source } = createBrandTheme(color);
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <Heading level={1}>Theme lab</Heading>
        <p className={styles.lead}>
          The product in a firm’s colour. Text stays readable in every theme: the colour keeps its hue, only
          its lightness changes.
        </p>
      </Stack>
      <Sheet>
        <div className={styles.bench}>
          <Stack gap={20}>
            <ColorField label="Colour of the firm" value={source} onChange={setColor} />
            <TextField
              label="Stored colour"
              hint="6 hex digits, with or without #"
              value={color}
              onChange={setColor}
              tabular
            />
            {isBrandColor(color) ? null : (
              <Notice tone="caution" title="Not a colour." live>
                {`“${color}” is not 6 hex digits. The light blue #${fallbackBrand} is used instead.`}
              </Notice>
            )}
          </Stack>
          <ContrastCheck color={color} />
        </div>
      </Sheet>
      <div className={styles.shown}>
        <div className={styles.heading}>
          <Heading level={2} step="20">
            Screens
          </Heading>
          <SegmentedControl label="Theme" segments={views} value={view} onChange={setView} />
        </div>
        {view === 'beside' ? <Beside color={color} /> : <Screens color={color} theme={view} firm={firm} />}
      </div>
      <div className={styles.shown}>
        <Heading level={2} step="20">
          Export
        </Heading>
        <LabExport brand={color} />
      </div>
    </div>
  );
}

interface ShownProps {
  color: string;
}

function Screens({ color, theme, firm }: ShownProps & { theme: ThemeName; firm: string }) {
  return [
    <LabDocuments key="documents" firm={firm} />,
    <LabDialog key="dialog" />,
    <LabSignIn key="signIn" firm={firm} />,
    <div key="controls" className={styles.board}>
      <LabControls theme={theme} />
    </div>,
  ].map((screen) => (
    <div key={screen.key} className={styles.desk}>
      <ThemeProvider scope="part" theme={theme} brand={color}>
        {screen}
      </ThemeProvider>
    </div>
  ));
}

function Beside({ color }: ShownProps) {
  return (
    <div className={styles.beside}>
      {themes.map(({ value: theme, label }) => (
        <div key={theme} className={styles.desk}>
          <ThemeProvider scope="part" theme={theme} brand={color}>
            <div className={styles.board}>
              <Heading level={3}>{label}</Heading>
              <LabControls theme={label} />
              <Sheet>
                <div className={styles.list}>
                  <LabGrid label={`Documents, ${label}`} />
                </div>
              </Sheet>
            </div>
          </ThemeProvider>
        </div>
      ))}
    </div>
  );
}
