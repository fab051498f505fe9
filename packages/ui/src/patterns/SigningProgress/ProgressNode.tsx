import { Avatar } from '../../components/Avatar/Avatar.js';
import { initials } from '../../components/Avatar/initials.js';
import { Icon } from '../../components/Icon/Icon.js';
import { CheckIcon } from '../../components/Icon/icons.js';
import { SolidIcon } from '../../components/Icon/SolidIcon.js';
import type { SigningStep } from './SigningProgress.js';
import * as styles from './SigningProgress.css.js';

export type StoryNodeProps = Pick<SigningStep, 'state' | 'mark'>;

/** Completed steps have an avatar with a seal, the current one a ring, pending ones a hollow circle. */
export function ProgressNode({ state, mark }: StoryNodeProps) {
  switch (mark.kind) {
    case 'event':
      return (
        <span className={styles.event} data-state={state}>
          <Icon icon={mark.icon} size={14} />
        </span>
      );
    case 'person':
      return <PersonNode state={state} name={mark.name} />;
    case 'author':
      return <Avatar name={mark.name} size={24} />;
    case 'number':
      return (
        <span className={styles.hollow} data-number="">
          {mark.value}
        </span>
      );
    case 'tick':
      return state === 'done' ? (
        <SolidIcon kind="positive" />
      ) : (
        <span className={styles.hollow}>
          <Icon icon={CheckIcon} size={14} />
        </span>
      );
  }
}

interface PersonNodeProps {
  state: SigningStep['state'];
  name: string;
}

function PersonNode({ state, name }: PersonNodeProps) {
  if (state === 'todo') return <span className={styles.hollow}>{initials(name)}</span>;
  if (state === 'now') {
    return (
      <span className={styles.ring}>
        <Avatar name={name} size={24} />
      </span>
    );
  }
  return (
    <>
      <Avatar name={name} size={24} />
      <span className={styles.seal}>
        <SolidIcon kind={state === 'declined' ? 'critical' : 'positive'} />
      </span>
    </>
  );
}
