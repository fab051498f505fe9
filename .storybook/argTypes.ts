import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What is drawn or held by code cannot be typed into a field: the table describes it and offers no control. */
const unwritable = /^(ReactNode|IconComponent|Ref|RefObject|FileList|readonly File)\b/;

/** Takes the controls away that would only show the inside of a React element. */
export const withoutControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      unwritable.test(argType.table?.type?.summary ?? '') ? { ...argType, control: false } : argType,
    ]),
  );
