import { useEffect } from 'react';

/**
 * Keeps Ctrl+Z from taking back what was typed into a field that has lost the focus: browsers undo the last edit of the
 * page, wherever the focus is, so that a search box would no longer say what the list shows.
 */
export function useNoStrayUndo(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { target } = event;
      const isInField = target instanceof Element && target.closest('input, textarea, [contenteditable]');
      if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key) && !isInField) event.preventDefault();
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, []);
}
