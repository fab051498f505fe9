import { useEffect, useEffectEvent, useState } from 'react';
import { noteHandles } from './fileHandles.js';
import { foldersIn, readEntries, type FileTree } from './fileTree.js';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/**
 * Reports whether files are dragged over the page, and the dropped files. It tracks entered elements instead
 * of counting, because an element that disappears under the pointer fires no leave event.
 *
 * @param onFolders called instead of `onDrop` as soon as a folder is dropped; its files follow
 */
export function useFileDrag(
  onDrop: (files: File[]) => void,
  onFolders: (reading: Promise<FileTree>) => void,
): boolean {
  const [dragging, setDragging] = useState(false);
  const dropped = useEffectEvent(onDrop);
  const droppedFolders = useEffectEvent(onFolders);

  useEffect(() => {
    const entered = new Set<EventTarget>();

    function enter(event: DragEvent): void {
      if (!carriesFiles(event) || event.target === null) return;
      event.preventDefault();
      entered.add(event.target);
      setDragging(true);
    }
    function over(event: DragEvent): void {
      if (carriesFiles(event)) event.preventDefault();
    }
    function leave(event: DragEvent): void {
      if (event.target !== null) entered.delete(event.target);
      for (const target of entered) if (target instanceof Node && !target.isConnected) entered.delete(target);
      if (entered.size === 0) setDragging(false);
    }
    function drop(event: DragEvent): void {
      entered.clear();
      setDragging(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const entries = foldersIn(event.dataTransfer);
      if (entries !== null) return droppedFolders(readEntries(entries));
      const files = [...(event.dataTransfer?.files ?? [])];
      noteHandles(event.dataTransfer, files);
      if (files.length > 0) dropped(files);
    }

    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return dragging;
}
