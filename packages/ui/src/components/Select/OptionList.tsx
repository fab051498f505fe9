import type { ReactNode } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
  type CollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.js';
import { CheckIcon } from '../Icon/icons.js';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';
import type { Option } from './option.js';
import { OptionAvatar } from './OptionAvatar.js';
import * as styles from './Options.css.js';

interface OptionListProps {
  options: readonly Option[];
  /** Shown if there are no options. */
  empty?: ReactNode;
  /** Accessible name, if no field around the list names it. */
  label?: string;
  /** Called with the id of a pressed option, in a list that keeps no selection. */
  onAction?: (id: string) => void;
}

/** Lists up to this length render completely. */
const SHORT_LIST = 50;

const { CollectionRoot: AllOptions, CollectionBranch } = DefaultCollectionRenderer;
const longList: CollectionRenderer = {
  isVirtualized: true,
  CollectionRoot: lazyComponent(async () => (await import('./NearOptions.js')).NearOptions, AllOptions),
  CollectionBranch,
};

/** Renders the list inside Select, ComboBox and SearchableList. */
export function OptionList({ options, empty, label, onAction }: OptionListProps) {
  return (
    <CollectionRendererContext value={options.length > SHORT_LIST ? longList : DefaultCollectionRenderer}>
      <ListBox
        className={styles.list}
        items={options}
        {...(label !== undefined && { 'aria-label': label })}
        {...(onAction !== undefined && {
          onAction: (key) => {
            onAction(String(key));
          },
        })}
        renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            className={styles.option}
            isDisabled={option.disabledReason !== undefined}
          >
            <OptionAvatar option={option} inactive={option.disabledReason !== undefined} />
            <span className={styles.text}>
              <span>{option.label}</span>
              {option.description === undefined ? null : (
                <span className={styles.quiet}>{option.description}</span>
              )}
            </span>
            {option.disabledReason === undefined ? (
              <span className={styles.tick}>
                <Icon icon={CheckIcon} />
              </span>
            ) : (
              <span className={styles.quiet}>{option.disabledReason}</span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </CollectionRendererContext>
  );
}
