import { useEffect } from 'react';

/** Names the page in the browser's tab, the most specific part first; parts that are not known are omitted. */
export function usePageTitle(...parts: readonly (string | null)[]): void {
  const title = parts.filter((part) => part !== null && part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
