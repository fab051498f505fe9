import { createBrandTheme, type BrandColors } from '../../theme/brand.js';
import { useScrollable } from '../Dialog/useScrollable.js';
import { SolidIcon } from '../Icon/SolidIcon.js';
import { Pill } from '../Pill/Pill.js';
import { gradeLabels } from './colorField.messages.js';
import { contrastRows, grade, themeNames, type ContrastRow } from './contrastRows.js';
import * as styles from './ColorField.css.js';

export interface ContrastCheckProps {
  /** The firm's colour, 6 hex digits. */
  color: string;
}

const themeLabels = { light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;

function sampleColors(id: ContrastRow['id'], light: BrandColors): { color: string; background: string } {
  if (id === 'button') return { color: '#FFFFFF', background: light.accent };
  if (id === 'selected') return { color: light.accentText, background: light.accentSurfaceStrong };
  if (id === 'mark') return { color: light.accentMark, background: '#FFFFFF' };
  if (id === 'focus') return { color: light.focus, background: '#F0EBE7' };
  return { color: light.accentText, background: '#FFFFFF' };
}

function Verdict({ ratio, needs }: { ratio: number; needs: number }) {
  const level = grade(ratio, needs);
  return (
    <span className={styles.verdict}>
      <SolidIcon kind={level === 'tooLow' ? 'critical' : 'positive'} />
      {ratio.toFixed(1)}
      <span className={styles.gradeText}>{gradeLabels[level]}</span>
    </span>
  );
}

/** Lists the uses of a firm's colour with its contrast in every theme. */
export function ContrastCheck({ color }: ContrastCheckProps) {
  const scrolls = useScrollable();
  const rows = contrastRows(color);
  const { light } = createBrandTheme(color);
  const all = rows.length * themeNames.length;
  const passed = rows
    .flatMap(({ needs, ratios }) => themeNames.map((theme) => ratios[theme] >= needs))
    .filter(Boolean).length;
  return (
    <div>
      <div className={styles.summary}>
        <span className={styles.summaryTitle}>Contrast check</span>
        <Pill
          tone={passed === all ? 'positive' : 'critical'}
          icon={<SolidIcon kind={passed === all ? 'positive' : 'critical'} />}
        >
          {`${String(passed)} of ${String(all)} pass WCAG 2.2 AA`}
        </Pill>
      </div>
      <div ref={scrolls} className={styles.scroll} role="region" aria-label="Contrast check">
        <table className={styles.contrastTable}>
          <thead>
            <tr>
              {['Where the colour is used', 'Needs', ...themeNames.map((theme) => themeLabels[theme])].map(
                (text) => (
                  <th key={text} scope="col" className={styles.head}>
                    {text}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, where, needs, ratios }) => (
              <tr key={id}>
                <th scope="row" className={styles.cell}>
                  <span className={styles.use}>
                    <span className={styles.sample} style={sampleColors(id, light)} aria-hidden="true">
                      {id === 'mark' || id === 'focus' ? (
                        <span className={styles.ring} data-focus={id === 'focus' ? '' : undefined} />
                      ) : (
                        'Aa'
                      )}
                    </span>
                    {where}
                  </span>
                </th>
                <td className={`${styles.cell} ${styles.needs}`}>{needs.toFixed(1)}</td>
                {themeNames.map((theme) => (
                  <td key={theme} className={styles.cell}>
                    <Verdict ratio={ratios[theme]} needs={needs} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
