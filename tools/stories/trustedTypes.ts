import type { PluginOption } from 'vite';

/** The mocked network registers a service worker, and the addon for accessibility adds the filters of its menu. */
const tools = `trustedTypes.createPolicy('default', {
  createScriptURL: (address) => (address.includes('mockServiceWorker') ? address : null),
  createHTML: (markup) => (markup.includes('storybook-a11y-vision-filters') ? markup : null),
});`;

/**
 * Runs the stories as the product's own pages run: a string that would become markup or script is refused, and the
 * story that assigns it fails. Only Storybook's own tools may.
 */
export function trustedTypes(): PluginOption {
  const content = "require-trusted-types-for 'script'; trusted-types default";
  return {
    name: 'trusted-types',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content }, injectTo: 'head-prepend' },
      { tag: 'script', children: tools, injectTo: 'head-prepend' },
    ],
  };
}
