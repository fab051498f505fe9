import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/tokens.js';
import * as styles from '../Stack/Stack.css.js';
import { useFits } from './useFits.js';

interface FittingInlineProps {
  gap: SpaceStep | undefined;
  padding: SpaceStep | undefined;
  children: (compact: boolean) => ReactNode;
}

/** One line that never wraps: its children are told whether they have room for their texts. */
export function FittingInline({ gap, padding, children }: FittingInlineProps) {
  const { room, fits } = useFits(children);
  return (
    <div
      ref={room}
      className={styles.inline}
      data-gap={gap}
      data-padding={padding}
      data-grow=""
      data-fitting=""
    >
      {children(!fits)}
    </div>
  );
}
