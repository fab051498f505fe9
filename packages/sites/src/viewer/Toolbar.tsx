import { useEffect, useRef, type ReactNode } from 'react';
import {
  announce,
  ArrowDownIcon,
  Button,
  IconButton,
  KeyboardIcon,
  Link,
  MenuButton,
  MinusIcon,
  PlusIcon,
  RotateIcon,
  SearchIcon,
  type MenuEntry,
} from '@countersign/ui';
import { searchMessages, viewerMessages, zoomMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';
import { formatZoom, largestScale, nextZoom, smallestScale, steps, type Zoom } from './zoom.ts';

export interface ToolbarProps {
  title: string;
  /** Current position: the field of the page, or what kind of text it is. */
  place: ReactNode;
  scale: number;
  /** Zoom setting; absent if there is no width to fit. */
  zoom?: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Turns the pages; absent if there are none. */
  onRotate?: (() => void) | undefined;
  /** Opens the search; absent if there is no text. */
  onSearch?: (() => void) | undefined;
  searching?: boolean;
  onKeys: () => void;
  /** Goes to the field to sign; absent if there is none. */
  onField?: (() => void) | undefined;
  /** Whether thumbnails are shown below its start. */
  thumbnails?: boolean;
  finishedUrl: string | null;
}

/** Shows the current page and its zoom, and what can be done with the pages. */
export function Toolbar({
  title,
  place,
  scale,
  zoom,
  onZoom,
  onRotate,
  onSearch,
  searching = false,
  onKeys,
  onField,
  thumbnails = false,
  finishedUrl,
}: ToolbarProps) {
  useSpokenZoom(scale, zoom);
  return (
    <header className={styles.toolbar} data-thumbnails={thumbnails ? '' : undefined}>
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      <div className={styles.controls}>
        {place}
        <span className={styles.divider} aria-hidden="true" />
        <span className={styles.step}>
          <IconButton
            label={zoomMessages.out}
            icon={MinusIcon}
            disabledReason={scale <= smallestScale ? zoomMessages.smallest : undefined}
            onPress={() => {
              onZoom(nextZoom(scale, 'out'));
            }}
          />
        </span>
        <span className={styles.zoom}>
          <MenuButton
            label={zoomMessages.menu(formatZoom(scale))}
            size="small"
            triggerContent={
              <span className={styles.percent} aria-hidden="true">
                {formatZoom(scale)}
              </span>
            }
            items={zoomItems(scale, zoom, onZoom)}
          />
        </span>
        <span className={styles.step}>
          <IconButton
            label={zoomMessages.in}
            icon={PlusIcon}
            disabledReason={scale >= largestScale ? zoomMessages.largest : undefined}
            onPress={() => {
              onZoom(nextZoom(scale, 'in'));
            }}
          />
        </span>
        {onRotate === undefined ? null : (
          <IconButton label={viewerMessages.rotate} icon={RotateIcon} onPress={onRotate} />
        )}
        {onSearch === undefined ? null : (
          <IconButton label={searchMessages.open} icon={SearchIcon} expanded={searching} onPress={onSearch} />
        )}
        <span className={styles.keys}>
          <IconButton label={viewerMessages.keys} icon={KeyboardIcon} onPress={onKeys} />
        </span>
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

/** Announces the size in percent that the user selects: the buttons beside it keep their names. */
function useSpokenZoom(scale: number, zoom: Zoom | undefined): void {
  const spoken = useRef(scale);
  const isSelected = zoom === undefined || zoom.kind === 'scale';
  useEffect(() => {
    if (isSelected && spoken.current !== scale) announce(formatZoom(scale));
    spoken.current = scale;
  }, [isSelected, scale]);
}

/** The fits, where there are pages, and the sizes in percent. */
function zoomItems(scale: number, zoom: Zoom | undefined, onZoom: (zoom: Zoom) => void): MenuEntry[] {
  const fits = {
    automatic: zoomMessages.fit,
    fitWidth: zoomMessages.fitWidth,
    fitPage: zoomMessages.fitPage,
  } as const;
  const sizes = steps.map((step) => ({
    id: String(step),
    label: step === 1 ? zoomMessages.actual : formatZoom(step),
  }));
  const choices = [
    ...(zoom === undefined ? [] : Object.entries(fits).map(([id, label]) => ({ id, label }))),
    ...sizes,
  ];
  const chosen = zoom === undefined || zoom.kind === 'scale' ? String(scale) : zoom.kind;
  return [
    {
      id: 'zoom',
      label: 'Zoom',
      selection: 'single',
      selected: [chosen],
      choices,
      onSelectedChange: ([id]) => {
        if (id === 'automatic' || id === 'fitWidth' || id === 'fitPage') onZoom({ kind: id });
        else if (id !== undefined) onZoom({ kind: 'scale', scale: Number(id) });
      },
    },
  ];
}
