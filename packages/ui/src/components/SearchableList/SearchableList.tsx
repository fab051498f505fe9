import { useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { announce } from '../announce/announce.js';
import { counted } from '../counts/counts.js';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { SearchIcon } from '../Icon/icons.js';
import type { Option } from '../Select/option.js';
import { OptionList } from '../Select/OptionList.js';
import { OptionsNote } from '../Select/OptionsNote.js';
import { searchOutcome, type OptionSearch } from '../Select/searching.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as styles from './SearchableList.css.js';
import { useSpokenResults } from './useSpokenResults.js';

export interface SearchableListProps {
  /** Accessible name of the field and the list: "Clients". */
  label: string;
  /** Placeholder: "Search clients". */
  placeholder: string;
  /** The server's results for the text. */
  options: readonly Option[];
  /** The search on the server. */
  search: OptionSearch;
  /** Called with the id of the selected option. */
  onSelect: (id: string) => void;
  /**
   * Nouns for the results, in the count that a search announces.
   * @default { one: 'result', many: 'results' }
   */
  noun?: { one: string; many: string } | undefined;
}

const RESULTS = { one: 'result', many: 'results' };

/** Returns the text that the results are of: the last one that was not searched for any more. */
function useAnswered(text: string, loading: boolean): string {
  const [answered, setAnswered] = useState(text);
  if (!loading && text !== answered) setAnswered(text);
  return answered;
}

/** A search field with its results below it, always visible: what a dialog is opened for. */
export function SearchableList({
  label,
  placeholder,
  options,
  search,
  onSelect,
  noun = RESULTS,
}: SearchableListProps) {
  const { shown, empty, note } = searchOutcome(options, search);
  const { text, loading, failure } = search;
  const answered = useAnswered(text, loading);
  // Until the results of this text are here, those of the last one stay, and none of them is meant.
  const isStale = loading && text !== answered;
  const found = shown.length === 0 ? empty : counted(shown.length, noun.one, noun.many);
  // The note and the failure speak for themselves.
  const isOutcome = !loading && failure === undefined && note === undefined;
  useSpokenResults({ text, outcome: isOutcome ? found : undefined });
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [failure]);
  function select(id: string): void {
    if (!isStale) onSelect(id);
  }
  return (
    <Autocomplete inputValue={text} onInputChange={search.onTextChange}>
      <div
        className={styles.searchable}
        // React Aria's Autocomplete keeps an Escape that clears nothing: the dialog around it must hear of it.
        onKeyDownCapture={(event) => {
          if (text === '' && event.key === 'Escape') {
            event.stopPropagation();
            event.currentTarget.parentElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
            );
          }
        }}
      >
        <SearchField className={field.field} aria-label={label} autoFocus>
          <Group role="presentation" className={field.box}>
            <Icon icon={SearchIcon} tone="subtle" />
            {/* Of a list that the field controls, and that never closes. */}
            <Input role="combobox" aria-expanded className={field.input} placeholder={placeholder} />
            {loading ? <Spinner size={14} /> : null}
          </Group>
        </SearchField>
        <div className={styles.results} aria-busy={isStale} data-stale={isStale || undefined}>
          <OptionList label={label} options={shown} empty={empty} onAction={select} />
          {note === undefined ? null : <OptionsNote text={note} />}
        </div>
      </div>
    </Autocomplete>
  );
}
