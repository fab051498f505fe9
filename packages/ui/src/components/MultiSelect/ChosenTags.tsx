import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Avatar } from '../Avatar/Avatar.js';
import { Icon } from '../Icon/Icon.js';
import { CloseIcon } from '../Icon/icons.js';
import type { Option } from '../Select/option.js';
import * as styles from './MultiSelect.css.js';

interface ChosenTagsProps {
  label: string;
  value: readonly Option[];
  disabled: boolean;
  onChange: (value: readonly Option[]) => void;
}

/** What is chosen, inside the field: arrow keys go along, Delete takes one out. */
export function ChosenTags({ label, value, disabled, onChange }: ChosenTagsProps) {
  if (value.length === 0) return null;
  return (
    <TagGroup
      aria-label={`Chosen: ${label}`}
      className={styles.tags}
      disabledKeys={disabled ? value.map((option) => option.id) : []}
      onRemove={(keys) => {
        onChange(value.filter((option) => !keys.has(option.id)));
      }}
    >
      <TagList items={value} className={styles.tags}>
        {(option) => (
          <Tag
            id={option.id}
            textValue={option.label}
            className={styles.tag}
            {...(option.person === true ? { 'data-person': '' } : {})}
          >
            {option.person === true ? <Avatar name={option.label} size={20} /> : null}
            <span className={styles.tagWords}>{option.label}</span>
            <Button slot="remove" className={styles.remove}>
              <Icon drawing={CloseIcon} size={14} />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
