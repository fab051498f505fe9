import { Button } from '../Button/Button.js';
import * as styles from './Calendar.css.js';
import type { DateRange } from './dateRange.js';

export interface RangePreset {
  /** "Last 7 days". */
  label: string;
  /** The two days. */
  range: DateRange;
}

interface RangePresetsProps {
  presets: readonly RangePreset[];
  value: DateRange | null;
  onChoose: (range: DateRange) => void;
}

/** Offers common ranges. */
export function RangePresets({ presets, value, onChoose }: RangePresetsProps) {
  return (
    <div className={styles.presets} role="group" aria-label="Common ranges">
      {presets.map(({ label, range }) => (
        <Button
          key={label}
          variant="ghost"
          size="small"
          pressed={value !== null && value.start === range.start && value.end === range.end}
          onPress={() => {
            onChoose(range);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
