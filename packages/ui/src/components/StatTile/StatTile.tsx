import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { ArrowDownRightIcon, ArrowUpRightIcon, MinusIcon } from '../Icon/icons.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { sparkline } from './sparkline.js';
import * as styles from './StatTile.css.js';

export interface StatChange {
  /** Against the period before, in words: "18 more than the week before". */
  label: string;
  /** Which way it went. */
  direction: 'up' | 'down' | 'none';
  /**
   * Whether that is good news; the arrow takes its colour from it.
   * @default up is good, down is neither
   */
  sentiment?: 'good' | 'bad' | 'neutral';
}

/**
 * What a tile has of its figure.
 * @story ready FigureAlone
 */
export type StatState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      value: number;
      change?: StatChange;
      /** Earlier values and this one, oldest first: at least two draw a line. */
      trend?: readonly number[];
    };

export interface StatTileProps {
  /** What is counted: "Uploads". */
  label: string;
  /** Exactly one of loading, failed and ready. */
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

/** One figure, how it moved and where it comes from. Stands in StatTiles. */
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

/** Figures beside each other, as many as there is room for, divided by hairlines. */
export function StatTiles({ children }: StatTilesProps) {
  return <dl className={styles.tiles}>{children}</dl>;
}
