/** One choice of the toolbar: short where it is shown as chosen, told fully in the list. */
export interface Choice {
  readonly title: string;
  readonly right?: string;
}

/** What Storybook's toolbar lists, with what is chosen written in the toolbar. */
export function choosing(
  icon: 'globe' | 'paintbrush' | 'structure' | 'user',
  choices: Record<string, Choice>,
) {
  return {
    icon,
    items: Object.entries(choices).map(([value, choice]) => ({ value, ...choice })),
    dynamicTitle: true,
  };
}
