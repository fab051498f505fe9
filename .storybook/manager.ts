import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The product's mark: a signature on its line. */
const mark =
  '<svg width="26" height="26" viewBox="0 0 32 32" fill="none" aria-hidden="true" style="flex: none">' +
  '<rect width="32" height="32" rx="8" fill="#333C91"/>' +
  '<path d="M5 18.5c3.6-1.3 7.3-8.4 6.2-10.5-1.3-2.1-3.6 4.3-2.8 8.6.6 3.2 3.2-2 5-2.4 1.5-.2.6 2.8 2.1 2.6 1.7-.2 2.1-2.6 3.6-2.6s.6 2.2 2.1 2.4c1.5.2 2.1-1.5 5.8-1.7M5 24.5h22" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

// Gives Storybook's frame the product's mark, type and accent.
addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: `<span style="display: flex; align-items: center; gap: 10px; font-size: 16px; font-weight: 600">${mark}Countersign</span>`,
    brandUrl: './',
    fontBase: '"Inter Variable", system-ui, sans-serif',
    colorPrimary: dark ? '#9AA3F5' : '#333C91',
    colorSecondary: dark ? '#9AA3F5' : '#333C91',
  }),
});
