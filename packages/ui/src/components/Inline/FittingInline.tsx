import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from '../Stack/Stack.css.js';
import { useFits } from './useFits.js';

interface FittingInlineProps {
  gap: SpaceStep | undefined;
  padding: SpaceStep | undefined;
  /** Number of forms between the full one and the icons. */
  between: number;
  children: (compact: boolean, form: number) => ReactNode;
}

/** One line that never wraps: its children are told whether they have room for their texts. */
export function FittingInline({ gap, padding, between, children }: FittingInlineProps) {
  const { room, form } = useFits(children, 0, between + 1);
  return (
    <div
      ref={room}
      className={styles.inline}
      data-gap={gap}
      data-padding={padding}
      data-grow=""
      data-fitting=""
    >
      {children(form > between, form)}
    </div>
  );
}
