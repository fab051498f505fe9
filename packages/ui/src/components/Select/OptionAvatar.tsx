import { Avatar, type AvatarProps } from '../Avatar/Avatar.js';
import type { Option } from './option.js';

interface OptionAvatarProps extends Pick<AvatarProps, 'size' | 'inactive'> {
  option: Option | undefined;
}

/** Shows the person of an option, if it is one: by their name, which the label may add to. */
export function OptionAvatar({ option, ...look }: OptionAvatarProps) {
  const { person = false, label = '' } = option ?? {};
  if (person === false) return null;
  return <Avatar {...look} name={person === true ? label : person.name} />;
}
