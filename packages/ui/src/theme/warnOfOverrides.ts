/** What a page's base styles often set, for the elements that most components consist of. */
const tags = ['button', 'h2', 'input'] as const;
const properties = ['margin-top', 'padding-top', 'background-color', 'font-size'] as const;

/** In the library's last layer, so that only rules of the page can change it. */
const probe =
  '@layer countersign.patterns{[data-cs-probe]{margin:3px;padding:3px;background:#010203;font-size:3px}}';

const expected: Readonly<Record<(typeof properties)[number], string>> = {
  'margin-top': '3px',
  'padding-top': '3px',
  'background-color': 'rgb(1, 2, 3)',
  'font-size': '3px',
};

/** The properties of such an element that a rule of the page has set. */
function overridden(place: Element, tag: string): readonly string[] {
  const element = place.ownerDocument.createElement(tag);
  element.setAttribute('data-cs-probe', '');
  place.append(element);
  const style = getComputedStyle(element);
  const found = properties.filter((property) => style.getPropertyValue(property) !== expected[property]);
  element.remove();
  return found;
}

/** Returns what rules of the page set, by element: `button (padding-top)`. */
function findOverrides(): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(probe);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  const place = document.querySelector('[data-cs-theme]') ?? document.body;
  const found = tags.flatMap((tag) => {
    const set = overridden(place, tag);
    return set.length === 0 ? [] : [`${tag} (${set.join(', ')})`];
  });
  document.adoptedStyleSheets = before;
  return found;
}

function warn(): void {
  const found = findOverrides();
  if (found.length === 0) return;
  // eslint-disable-next-line no-console -- only a developer reads it
  console.warn(
    `Countersign: rules of this page override the components, because they are in no cascade layer: ${found.join('; ')}. ` +
      "Put them into a layer that comes first: '@layer reset, countersign; @import './globals.css' layer(reset);'. " +
      'Quick start in USING.md says how.',
  );
}

/** Tells a developer, once the page's styles are loaded, that its base styles override the components. */
export function warnOfOverrides(): void {
  // Environments of tests have no style sheets of this kind, nor layers.
  if (!('adoptedStyleSheets' in document)) return;
  if (document.readyState === 'complete') warn();
  else window.addEventListener('load', warn, { once: true });
}
