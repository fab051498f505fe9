import { ArrowDownIcon, Button, ExpandIcon, IconButton, Link, MinusIcon, PlusIcon } from '@countersign/ui';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';
import { largestScale, nextZoom, smallestScale, formatZoom, type Zoom } from './zoom.ts';

export interface ToolbarProps {
  title: string;
  /** Current position: "Page 2 of 3". */
  place: string;
  scale: number;
  /** Zoom setting; absent if there is no width to fit. */
  zoom?: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Goes to the field to sign; absent if there is none. */
  onField?: (() => void) | undefined;
  /** Whether thumbnails are shown below its start. */
  thumbnails?: boolean;
  finishedUrl: string | null;
}

/** Shows the current page and its zoom. */
export function Toolbar({
  title,
  place,
  scale,
  zoom,
  onZoom,
  onField,
  thumbnails = false,
  finishedUrl,
}: ToolbarProps) {
  return (
    <header className={styles.toolbar} data-thumbnails={thumbnails ? '' : undefined}>
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      <div className={styles.controls}>
        <span role="status">{place}</span>
        <span className={styles.divider} aria-hidden="true" />
        <IconButton
          label="Zoom out"
          icon={MinusIcon}
          disabledReason={scale <= smallestScale ? 'This is the smallest size' : undefined}
          onPress={() => {
            onZoom(nextZoom(scale, 'out'));
          }}
        />
        <span className={styles.percent} role="status">
          {formatZoom(scale)}
        </span>
        <IconButton
          label="Zoom in"
          icon={PlusIcon}
          disabledReason={scale >= largestScale ? 'This is the largest size' : undefined}
          onPress={() => {
            onZoom(nextZoom(scale, 'in'));
          }}
        />
        {zoom === undefined ? null : (
          <IconButton
            label="Fit width"
            icon={ExpandIcon}
            pressed={zoom.kind === 'fitWidth'}
            onPress={() => {
              onZoom({ kind: 'fitWidth' });
            }}
          />
        )}
      </div>
      <div className={styles.finish}>
        {onField === undefined ? null : (
          <Button variant="ghost" size="small" icon={ArrowDownIcon} onPress={onField}>
            {viewerMessages.toField}
          </Button>
        )}
        {finishedUrl === null ? null : <Link href={finishedUrl}>Close</Link>}
      </div>
    </header>
  );
}
