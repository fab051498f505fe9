import { Fragment, type ReactNode } from 'react';

/** After an @ and before a full stop inside of an address. */
const BREAKS = /(?<=\S@)(?=\S)|(?<=\S)(?=\.\S)/;

/**
 * Lets email addresses in a text break after their @ and before their full stops, in place of the middle of a word.
 * What is copied has no other characters.
 */
export function breakable(text: string): ReactNode {
  if (!text.includes('@')) return text;
  return text.split(BREAKS).map((part, index) => (
    // The parts of a text have no other identity than their places.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
