import type { StorybookConfig } from '@storybook/react-vite';
import project from '../../../../.storybook/main.ts';

/** The project's Storybook with the consumers' pages as its only stories. */
const config: StorybookConfig = {
  ...project,
  stories: ['./*.stories.tsx'],
  staticDirs: ['../../../../.storybook/public'],
  features: {},
};

export default config;
