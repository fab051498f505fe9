import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keys } from '@countersign/api-client';
import type { UploadsSnapshot } from '@countersign/api-client/upload';
import { useFilePicker, type UploadPanelView } from '@countersign/ui';
import { useServices, type UploadDestination } from '../../services/services.tsx';
import { useOnFirstUse } from '../../services/useOnFirstUse.ts';
import { forgetExpired } from './forgetExpired.ts';
import { unfinishedUploads } from './unfinishedUploads.ts';

export interface UploadsView extends UploadsSnapshot<UploadDestination> {
  readonly shown: boolean;
  /** Number of times that the user asked to see them. */
  readonly asked: number;
  readonly size: UploadPanelView;
  readonly resize: (size: UploadPanelView) => void;
  readonly show: () => void;
  readonly hide: () => void;
  /** Removes finished uploads from the list. */
  readonly clear: () => void;
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly cancelAll: () => void;
  readonly retryAll: () => void;
  readonly continueFrom: (id: string) => void;
  /** Lets the user select the file of an interrupted upload, or those of all of them. */
  readonly selectAgain: (id: string | null) => void;
  readonly uploadAnyway: (id: string) => void;
  /** Adds the document of a file whose filter was deleted. */
  readonly addWithoutFilter: (id: string) => void;
  /** Takes a failed file off the list. */
  readonly dismiss: (id: string) => void;
  /** Stops and forgets everything, before its user signs out. Never rejects. */
  readonly abandon: () => Promise<void>;
  /** Number of files that signing out would lose: all that are not over, or that can be retried. */
  readonly unfinished: number;
}

/** The setting that says how this browser last showed the panel: its size, or that it was closed. */
const PANEL = 'uploadPanel';

/** Milliseconds between two reads of the documents while files are completed. */
const REFRESH_INTERVAL = 1_000;

/** Manages the queue of uploads and its panel, which opens automatically when files are added. */
export function useUploads(): UploadsView {
  const { uploads, settings, me } = useServices();
  const queryClient = useQueryClient();
  const snapshot = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [size, setSize] = useState<UploadPanelView>(() => {
    const last = settings.read(PANEL);
    return last === 'minimised' || last === 'expanded' ? last : 'normal';
  });

  useEffect(() => {
    if (open) settings.write(PANEL, size);
  }, [open, size, settings]);

  useEffect(() => {
    let timer: number | undefined;
    let again = false;
    // The first file is seen at once; of many that follow, the list is read once in a while.
    function refresh(): void {
      if (timer !== undefined) {
        again = true;
        return;
      }
      void queryClient.invalidateQueries({ queryKey: keys.documents.all });
      timer = window.setTimeout(() => {
        timer = undefined;
        if (!again) return;
        again = false;
        refresh();
      }, REFRESH_INTERVAL);
    }
    return uploads.onEvent(({ type, item }) => {
      // What another page began is nothing new: the panel that was closed stays closed.
      const isNew = item.status !== 'interrupted' && item.status !== 'duplicate';
      if (type === 'fileAdded' && (isNew || settings.read(PANEL) !== 'closed')) setOpen(true);
      if (type === 'complete') refresh();
    });
  }, [uploads, queryClient, settings]);
  useEffect(() => {
    if (settings.read(unfinishedUploads(me)) !== null) uploads.preload();
  }, [uploads, settings, me]);
  useOnFirstUse(forgetExpired);
  const wanted = useRef<string>(undefined);
  const openPicker = useFilePicker(
    useCallback((files: readonly File[]) => uploads.continueWith(files, wanted.current), [uploads]),
  );
  useEffect(() => {
    if (snapshot.summary.active === 0) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [snapshot.summary.active]);

  return {
    ...snapshot,
    shown: open && snapshot.items.length > 0,
    size,
    resize: setSize,
    asked,
    show: () => {
      setOpen(true);
      setAsked((times) => times + 1);
    },
    hide: () => {
      settings.write(PANEL, 'closed');
      setOpen(false);
      setAsked(0);
    },
    clear: uploads.clearFinished,
    cancel: uploads.cancel,
    retry: uploads.retry,
    cancelAll: uploads.cancelAll,
    retryAll: uploads.retryAll,
    continueFrom: uploads.continueFrom,
    selectAgain(id) {
      wanted.current = id ?? undefined;
      openPicker();
    },
    uploadAnyway: uploads.uploadAnyway,
    addWithoutFilter: uploads.addWithoutFilter,
    dismiss: uploads.dismiss,
    abandon: uploads.abandon,
    unfinished:
      snapshot.summary.active +
      snapshot.summary.waiting +
      snapshot.items.filter(({ retryable, filterDeleted }) => retryable || filterDeleted).length,
  };
}
