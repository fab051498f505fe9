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
 * searched is one step for Back, and an emptied field another: Back leads to the words again.
 *
 * @param search what the list is limited to, by the address; another object means another address
 * @param find changes the address; with `replace` the new words take the place of those that typing has searched
 */
export function useTypedSearch(
  search: { readonly q: string },
  find: (change: { q: string }, options: { replace: boolean }) => void,
): TypedSearch {
  const { q } = search;
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(search);
  /** What the field has searched, while nothing else has changed it. */
  const [asked, setAsked] = useState<string | null>(null);
  /** Whether the last step is that of typing alone. */
  const [isTyped, setTyped] = useState(false);
  if (shown !== search) {
    setShown(search);
    if (q === shown.q) {
      // A filter, for example, is a step of its own.
      setTyped(false);
    } else if (q !== asked) {
      // Something else has changed the words, as Back or the empty list do.
      setText(q);
      setAsked(null);
      setTyped(false);
    }
  }
  const searched = asked ?? q.trim();
  const words = text.trim();
  function searchWords(typed: boolean): void {
    setAsked(words);
    setTyped(typed);
    if (words !== searched) find({ q: words }, { replace: isTyped && words !== '' });
  }
  const searchTyped = useEffectEvent(() => {
    searchWords(true);
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
      searchWords(false);
    },
  };
}
