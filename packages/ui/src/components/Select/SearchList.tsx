import { float } from '../Menu/Menu.css.js';
import { FieldFloat } from '../Popover/FieldFloat.js';
import type { Option } from './option.js';
import { OptionList } from './OptionList.js';
import { OptionsNote } from './OptionsNote.js';
import * as styles from './Options.css.js';

interface SearchListProps {
  options: readonly Option[];
  /** Shown if there are no options. */
  empty: string;
  /** Note below the options: that there are more. */
  note: string | undefined;
}

/** Renders the popup of ComboBox and MultiSelect. */
export function SearchList({ options, empty, note }: SearchListProps) {
  return (
    <FieldFloat className={`${float} ${styles.popover}`}>
      <OptionList options={options} empty={empty} />
      {note === undefined ? null : <OptionsNote text={note} />}
    </FieldFloat>
  );
}
