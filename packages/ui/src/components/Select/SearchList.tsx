import { useEffect } from 'react';
import { announce } from '../announce/announce.js';
import { float } from '../Menu/Menu.css.js';
import { FieldFloat } from '../Popover/FieldFloat.js';
import type { Option } from './option.js';
import { OptionList } from './OptionList.js';
import * as styles from './Options.css.js';

interface SearchListProps {
  options: readonly Option[];
  /** Shown if there are no options. */
  empty: string;
  /** Note below the options: that there are more. */
  note: string | undefined;
}

function Note({ text }: { text: string }) {
  useEffect(() => {
    announce(text);
  }, [text]);
  return <p className={styles.note}>{text}</p>;
}

/** Renders the popup of ComboBox and MultiSelect. */
export function SearchList({ options, empty, note }: SearchListProps) {
  return (
    <FieldFloat className={`${float} ${styles.popover}`}>
      <OptionList options={options} empty={empty} />
      {note === undefined ? null : <Note text={note} />}
    </FieldFloat>
  );
}
