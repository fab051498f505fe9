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
 * @param find changes the address; `replace` if the step before is to be the one before that
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
  const searched = asked ?? q;
  const words = text.trim();
  function search(typed: boolean): void {
    setAsked(words);
    setTyped(typed);
    if (words !== searched) find({ q: words }, { replace: isTyped });
  }
  const searchTyped = useEffectEvent(() => {
    search(true);
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
      search(false);
    },
  };
}
