import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { ArrowDownRightIcon, ArrowUpRightIcon, MinusIcon } from '../Icon/icons.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { sparkline } from './sparkline.js';
import * as styles from './StatTile.css.js';

export interface StatChange {
  /** Change against the previous period, in words: "18 more than the week before". */
  label: string;
  /** Direction of the change. */
  direction: 'up' | 'down' | 'none';
  /**
   * Whether the change is good; sets the arrow's colour.
   * @default up is good, down is neither
   */
  sentiment?: 'good' | 'bad' | 'neutral' | undefined;
}

/**
 * What a tile knows of its figure.
 * @story ready FigureAlone
 */
export type StatState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      value: number;
      change?: StatChange | undefined;
      /** Earlier values and this one, oldest first; a line needs at least two. */
      trend?: readonly number[] | undefined;
    };

export interface StatTileProps {
  /** What is counted: "Uploads". */
  label: string;
  /** One of loading, failed and ready. */
  state: StatState;
}

const box = { width: 104, height: 28, inset: 2.5 };
const arrows = { up: ArrowUpRightIcon, down: ArrowDownRightIcon, none: MinusIcon };
const usualSentiment = { up: 'good', down: 'neutral', none: 'neutral' } as const;

function Trend({ values }: { values: readonly number[] }) {
  const drawn = sparkline(values, box);
  if (drawn === null) return null;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${String(box.width)} ${String(box.height)}`}
      width={box.width}
      height={box.height}
      aria-hidden="true"
    >
      <path d={drawn.area} className={styles.area} />
      <path d={drawn.line} className={styles.line} />
      <circle cx={drawn.end.x} cy={drawn.end.y} r="2.25" className={styles.end} />
    </svg>
  );
}

function Change({ label, direction, sentiment = usualSentiment[direction] }: StatChange) {
  return (
    <dd className={styles.change}>
      <span className={styles.arrow} data-tone={sentiment}>
        <Icon icon={arrows[direction]} size={14} />
      </span>
      {label}
    </dd>
  );
}

/** Shows one figure, its change and its trend. Use it inside StatTiles. */
export function StatTile({ label, state }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      {state.status === 'ready' ? (
        <>
          <dd className={styles.value}>
            {state.value.toLocaleString('en-AU')}
            {state.trend === undefined ? null : <Trend values={state.trend} />}
          </dd>
          {state.change === undefined ? null : <Change {...state.change} />}
        </>
      ) : null}
      {state.status === 'loading' ? (
        <>
          <dd className={styles.value}>
            <Skeleton width={72} height={28} />
          </dd>
          <dd className={styles.change}>
            <Skeleton width={160} height={12} />
          </dd>
        </>
      ) : null}
      {state.status === 'failed' ? (
        <>
          <dd className={styles.value}>–</dd>
          <dd className={styles.change}>{state.message}</dd>
        </>
      ) : null}
    </div>
  );
}

export interface StatTilesProps {
  /** The tiles: StatTile. */
  children: ReactNode;
}

/** Places figures side by side, as many as fit, divided by hairlines. */
export function StatTiles({ children }: StatTilesProps) {
  return <dl className={styles.tiles}>{children}</dl>;
}
