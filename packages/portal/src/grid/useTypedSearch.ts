import { useEffect, useEffectEvent, useState } from 'react';

/** In ms: longer than between two letters, so that only words are searched. */
export const TYPING_PAUSE = 400;

interface TypedSearch {
  /** What is in the field. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
}

/**
 * Searches what is typed, after a pause or on Enter, so that the field and the list say the same. What typing alone has
 * searched is one step for Back.
 *
 * @param q what the list is searched for, by the address
 * @param find changes the address; with `replace` the new words take the place of those that typing has searched
 */
export function useTypedSearch(
  q: string,
  find: (change: { q: string }, options: { replace: boolean }) => void,
): TypedSearch {
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  /** What the field has searched, while nothing else has changed it. */
  const [asked, setAsked] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  // The address is there. If something else has changed it, as Back or the empty list do, so are its words.
  if (shown !== q) {
    setShown(q);
    if (q !== asked) {
      setText(q);
      setAsked(null);
      setTyped(false);
    }
  }
  const listed = q.trim();
  const searched = asked ?? listed;
  const words = text.trim();
  function search(before: string, typed: boolean): void {
    setAsked(words);
    setTyped(typed);
    if (words !== before) find({ q: words }, { replace: isTyped && words !== asked });
  }
  const searchTyped = useEffectEvent(() => {
    search(searched, true);
  });
  useEffect(() => {
    if (words === searched) return undefined;
    const pause = setTimeout(searchTyped, words === '' ? 0 : TYPING_PAUSE);
    return () => {
      clearTimeout(pause);
    };
  }, [words, searched]);
  return {
    value: text,
    onChange: setText,
    onSubmit() {
      // By what the list is searched for: a filter chosen before the words arrived at the address has dropped them.
      search(listed, false);
    },
  };
}
