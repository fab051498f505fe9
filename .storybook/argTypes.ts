import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Elements and functions cannot be entered in a control: the table describes them without one. */
const unwritable = /^(ReactNode|IconComponent|Ref|RefObject|FileList|readonly File)\b/;

/** Removes controls that would only show the inside of a React element. */
export const withoutControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      unwritable.test(argType.table?.type?.summary ?? '') ? { ...argType, control: false } : argType,
    ]),
  );
