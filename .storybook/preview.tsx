import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { ThemeProvider, type Density, type ThemeChoice } from '@countersign/ui';
import type { DocsPageProps } from './Docs.tsx';
import { chromaticModes } from './modes.ts';
import { featureChoices, featuresAnswer, type FeatureChoice } from './features.ts';
import { networkHandlers, networks, type Network } from './network.ts';
import { roleChoices } from './role.ts';
import { useShownTheme } from './shownTheme.ts';
import { choosing } from './toolbar.ts';
import { withoutControls } from './argTypes.ts';

// A condition may take its time on a busy machine; a second is not enough there.
configure({ asyncUtilTimeout: 15_000 });

const brands = {
  '333C91': { title: 'Indigo', right: 'Harrow & Finch' },
  '7A1F3D': { title: 'Claret', right: 'Marsh Legal' },
  '00A86B': { title: 'Jade' },
  F2C230: { title: 'Wattle' },
  '0A0A0A': { title: 'Black' },
  ADD8E6: { title: 'Light blue', right: 'No brand' },
} as const;

interface ThemedProps {
  theme: ThemeChoice;
  brand: string;
  density: Density;
  children: ReactNode;
}

function Themed({ theme, brand, density, children }: ThemedProps) {
  return (
    <ThemeProvider theme={useShownTheme() ?? theme} brand={brand} density={density}>
      {children}
    </ThemeProvider>
  );
}

const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals['theme']} brand={globals['brand']} density={globals['density']}>
    <Story />
  </Themed>
);

const loadAnswers = mswLoader();

/** The story's answers, behind what the toolbar says of the firm's features and of the network. */
const withAnswers: Loader = async (context) => {
  await loadAnswers(context);
  const network: Network = context.globals['network'];
  const features: FeatureChoice = context.globals['features'];
  context.msw?.use(...networkHandlers(network), featuresAnswer(features));
};

const Docs = lazy(async () => ({ default: (await import('./Docs.tsx')).Docs }));

/** Loaded with the first page of words: tests draw stories alone. */
const DocsPage = (props: DocsPageProps) => (
  <Suspense fallback={null}>
    <Docs {...props} />
  </Suspense>
);

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'contrast', 'system'], dynamicTitle: true },
    },
    brand: {
      description: 'Firm brand',
      toolbar: choosing('paintbrush', brands),
    },
    density: {
      description: 'Density of rows',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    role: {
      description: 'Who is signed in',
      toolbar: choosing('user', roleChoices),
    },
    features: {
      description: 'Features of the firm',
      toolbar: choosing('structure', featureChoices),
    },
    network: {
      description: 'Network',
      toolbar: choosing('globe', networks),
    },
  },
  initialGlobals: {
    theme: 'light',
    brand: '333C91',
    density: 'compact',
    role: 'administrator',
    features: 'usual',
    network: 'normal',
  },
  decorators: [withTheme],
  argTypesEnhancers: [withoutControls],
  beforeEach: ({ parameters }) => {
    // Storybook's own page pads a story; a test's page does not, and would cut focus rings at its edge.
    if ('__vitest_browser__' in globalThis)
      document.body.style.padding = parameters['layout'] === 'fullscreen' ? '' : '16px';
  },
  loaders: [withAnswers],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    docs: { container: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Type',
            'Colour',
            'Space and radii',
            'Elevation',
            'Motion',
            'Icons',
            'File icons',
            'Brand',
            'Theme lab',
            'Plain CSS',
          ],
          'Components',
          'Patterns',
          'Screens',
          'Sites',
          'Coverage',
        ],
      },
    },
    viewport: {
      options: {
        desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
        laptop: { name: 'Laptop, 1200', styles: { width: '1200px', height: '900px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
