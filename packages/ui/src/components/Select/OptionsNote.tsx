import { useEffect } from 'react';
import { announce } from '../announce/announce.js';
import * as styles from './Options.css.js';

/** Says below the options that there are more, also to a screen reader. */
export function OptionsNote({ text }: { text: string }) {
  useEffect(() => {
    announce(text);
  }, [text]);
  return <p className={styles.note}>{text}</p>;
}
