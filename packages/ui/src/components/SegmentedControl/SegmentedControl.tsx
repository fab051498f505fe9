import { useId } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon.js';
import * as styles from './SegmentedControl.css.js';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconDrawing;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to four short choices, all of them seen. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.trough}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={segment.value === value}
            onChange={() => {
              onChange(segment.value);
            }}
          />
          {segment.icon === undefined ? null : <Icon drawing={segment.icon} />}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
