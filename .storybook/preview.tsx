import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import {
  brands,
  toolbarItem,
  chromaticModes,
  deviceMedia,
  drawn,
  emulateMedia,
  featureChoices,
  featuresAnswer,
  forgetFocus,
  networkHandlers,
  networks,
  roleChoices,
  Themed,
  themeMedia,
  viewports,
  type FeatureChoice,
  type Network,
} from '@countersign/story-kit';
import type { DocsPageProps } from './Docs.tsx';
import { withoutControls } from './argTypes.ts';

// A condition may take longer on a busy machine; a second is not enough there.
configure({ asyncUtilTimeout: 30_000 });

const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals['theme']} brand={globals['brand']} density={globals['density']}>
    <Story />
  </Themed>
);

const isTest = '__vitest_browser__' in globalThis;

/**
 * Lets a story see the media features of its device, and of its theme. In a test the browser itself emulates the
 * theme's. A page of documentation shows stories of several devices at once, so that it keeps the reader's own.
 */
const withMedia: Decorator = (Story, { globals, viewMode }) => {
  const theme = isTest ? {} : themeMedia(globals['theme']);
  emulateMedia(viewMode === 'docs' ? {} : { ...theme, ...deviceMedia(globals) });
  return <Story />;
};

const loadAnswers = mswLoader();

/** Adds the story's answers, after the toolbar's settings for features and network. */
const withAnswers: Loader = async (context) => {
  await loadAnswers(context);
  const network: Network = context.globals['network'];
  const features: FeatureChoice = context.globals['features'];
  context.msw?.use(...networkHandlers(network), featuresAnswer(features));
};

const Docs = lazy(async () => ({ default: (await import('./Docs.tsx')).Docs }));

/** Loads with the first documentation page, because tests render only stories. */
const DocsPage = (props: DocsPageProps) => (
  <Suspense fallback={null}>
    <Docs {...props} />
  </Suspense>
);

const preview: Preview = {
  // A story measured before its fonts have loaded would have a fallback font's metrics.
  beforeAll: async () => {
    // The fallback of a font is a system font, which may be missing.
    const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(ours.map((face) => face.load()));
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'contrast', 'system'], dynamicTitle: true },
    },
    brand: {
      description: 'Firm brand',
      toolbar: toolbarItem('paintbrush', brands),
    },
    density: {
      description: 'Density of rows',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    role: {
      description: 'Who is signed in',
      toolbar: toolbarItem('user', roleChoices),
    },
    features: {
      description: 'Features of the firm',
      toolbar: toolbarItem('structure', featureChoices),
    },
    network: {
      description: 'Network',
      toolbar: toolbarItem('globe', networks),
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
  decorators: [withTheme, withMedia],
  argTypesEnhancers: [withoutControls],
  beforeEach: async ({ parameters }) => {
    if (!isTest) return;
    document.body.dataset['layout'] = parameters['layout'];
    // Storybook's own page pads a story; a test's page does not, and would cut off focus rings at its edge.
    document.body.style.padding = parameters['layout'] === 'fullscreen' ? '' : '16px';
    // The window has just been resized to the story's size. A later resize event would close an open tooltip.
    await drawn();
    // What the story before had left by then.
    forgetFocus();
  },
  loaders: [withAnswers],
  parameters: {
    // A test reads the violations alone; the panel of Storybook shows what passed, too.
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    chromatic: { modes: chromaticModes },
    docs: { container: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'How to review',
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
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};

export default preview;
