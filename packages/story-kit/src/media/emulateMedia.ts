import { queryWith, type MediaFeatures } from './mediaQuery.ts';

let emulated: MediaFeatures = {};

/** What the style sheets say, by the list of a rule's media that was replaced. */
const written = new WeakMap<MediaList, string>();

/** Answers the media queries of these rules as emulated, at every depth. */
function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule.media) ?? rule.media.mediaText;
      const wanted = queryWith(emulated, query);
      if (wanted !== rule.media.mediaText) {
        written.set(rule.media, query);
        rule.media.mediaText = wanted;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
    if (rule instanceof CSSImportRule && rule.styleSheet) rewrite(rule.styleSheet.cssRules);
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    // The rules of another origin's sheet cannot be read.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) rewrite(sheet.cssRules);
  }
}

function install(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(queryWith(emulated, query));
  const touchPoints = navigator.maxTouchPoints;
  Object.defineProperty(navigator, 'maxTouchPoints', {
    configurable: true,
    get: () => (emulated['pointer'] === 'coarse' ? 1 : touchPoints),
  });
  // Styles of code that loads later.
  const onStyles = () => {
    if (Object.keys(emulated).length > 0) rewriteAll();
  };
  new MutationObserver(onStyles).observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', onStyles, { capture: true });
}

let installed = false;

/**
 * Lets the page see these media features, in its styles and in `matchMedia`, until it is called again. A coarse
 * pointer is a touch screen. It replaces the conditions in the style sheets because Chromium's own emulation of touch
 * ends with no pointer at all instead of the mouse of before, and a hosted Storybook has no such emulation.
 */
export function emulateMedia(features: MediaFeatures): void {
  if (JSON.stringify(features) === JSON.stringify(emulated)) return;
  if (!installed) install();
  installed = true;
  emulated = features;
  rewriteAll();
}
