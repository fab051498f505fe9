/** A choice of the toolbar, with a short label when selected and a full one in the list. */
export interface Choice {
  readonly title: string;
  readonly right?: string;
}

/** Creates a toolbar item that shows its selected choice. */
export function toolbarItem(
  icon: 'globe' | 'paintbrush' | 'structure' | 'user',
  choices: Record<string, Choice>,
) {
  return {
    icon,
    items: Object.entries(choices).map(([value, choice]) => ({ value, ...choice })),
    dynamicTitle: true,
  };
}
