import { importsOf, isStoryOrTest, type Source } from './sources.ts';

/** What production code of a place may import, of this project and of the libraries that belong to one place. */
interface Layer {
  /** A folder, or a file without its ending. The first that matches wins. */
  readonly of: string;
  readonly may: readonly string[];
}

const at = (folder: string, places: readonly string[]) => places.map((place) => folder + place);

const ui = (...places: readonly string[]) => at('packages/ui/src/', places);
const client = (...places: readonly string[]) => at('packages/api-client/src/', places);
const server = (...places: readonly string[]) => at('packages/server/src/', places);
const portal = (...places: readonly string[]) => at('packages/portal/src/', places);

/** The contract and the rules that both sides keep. */
const shared = ['@countersign/api-client/rules', '@countersign/api-client/contract'];
/** When a call is made again, whatever it is: knows of no call. */
const waiting = ['http/timing', 'http/network', 'http/retryAfter'];
/** What a unit of work needs besides its own layer: the app's parts, and the refusals it throws. */
const serverCore = server('app', 'databaseErrors', 'errors', 'clock', 'config', 'keys', 'log', 'escapeHtml');
/** What speaks HTTP. */
const http = ['fastify', '@fastify/', 'node:http'];
/** What a site of the server is made with. */
const site = [
  ...serverCore,
  ...server('contract/', 'contract', 'domain/', 'store/', 'http/', 'authz'),
  ...shared,
  '@countersign/api-client/config',
  ...http,
  'kysely',
];
const react = ['react', 'react-dom'];
const looks = ['@countersign/ui', '@countersign/api-client', '@tanstack/react-query', ...react];

const layers: readonly Layer[] = [
  { of: 'packages/ui/src/theme/', may: [...ui('theme/'), 'react'] },
  { of: 'packages/ui/src/signing-protocol/', may: ui('signing-protocol/') },
  { of: 'packages/ui/src/components/', may: [...ui('theme/', 'components/'), ...react] },
  {
    of: 'packages/ui/src/patterns/',
    may: [...ui('theme/', 'components/', 'patterns/', 'signing-protocol/'), ...react],
  },
  { of: 'packages/ui/src/', may: [...ui(''), ...react] },

  { of: 'packages/api-client/src/rules/', may: client('rules/', 'generated/') },
  { of: 'packages/api-client/src/fixtures/', may: client('fixtures/', 'rules/', 'generated/') },
  { of: 'packages/api-client/src/upload/', may: client('upload/', ...waiting, 'errors', 'rules/') },
  {
    of: 'packages/api-client/src/live/',
    may: client('live/', ...waiting, 'errors', 'generated/', 'resources/events'),
  },
  { of: 'packages/api-client/src/http', may: client('http/', 'http', 'errors', 'rules/', 'generated/') },
  {
    of: 'packages/api-client/src/resources/',
    may: [...client('resources/', 'http', 'errors', 'rules/', 'generated/'), '@tanstack/react-query'],
  },
  { of: 'packages/api-client/src/', may: client('') },

  {
    of: 'packages/server/src/store/',
    may: [...server('store/', 'app', 'config', 'databaseErrors'), 'kysely'],
  },
  { of: 'packages/server/src/pdf/', may: [...server('pdf/', 'errors'), ...shared] },
  {
    of: 'packages/server/src/domain/',
    may: [
      ...serverCore,
      ...server('domain/', 'store/', 'pdf/', 'files/blobs/blobStore'),
      ...shared,
      'kysely',
      // The portal's addresses, which emails link to.
      '@countersign/api-client/config',
    ],
  },
  { of: 'packages/server/src/files/blobs/', may: [...serverCore, ...server('files/blobs/')] },
  {
    of: 'packages/server/src/contract',
    may: [...serverCore, ...server('contract/', 'domain/', 'authz'), ...shared, 'fastify'],
  },
  {
    of: 'packages/server/src/routes/',
    may: [
      ...server('routes/', 'contract', 'domain/', 'errors'),
      ...shared,
      // The portal's addresses, which replies link to.
      '@countersign/api-client/config',
    ],
  },
  { of: 'packages/server/src/http/', may: [...serverCore, ...server('http/'), ...shared, ...http] },
  // Before anybody signs in, a firm's colour makes the page's palette.
  { of: 'packages/server/src/identity/', may: [...site, ...server('identity/'), '@countersign/ui/brand'] },
  {
    of: 'packages/server/src/files/',
    may: [...site, ...server('files/', 'identity/verifyToken', 'identity/session/sessionLimit')],
  },
  {
    of: 'packages/server/src/signing/',
    may: [...site, ...server('signing/', 'files/documents', 'identity/')],
  },
  {
    of: 'packages/server/src/portal/',
    may: [...site, ...server('portal/', 'routes/', 'apidocs/', 'identity/published')],
  },
  {
    of: 'packages/server/src/',
    may: [
      ...server(''),
      ...shared,
      '@countersign/api-client/fixtures',
      '@countersign/api-client/config',
      ...http,
      'kysely',
    ],
  },

  {
    of: 'packages/story-kit/src/',
    may: [
      'packages/story-kit/src/',
      '@countersign/ui',
      '@countersign/api-client',
      '@countersign/api-client/answers',
      '@countersign/api-client/fixtures',
      ...react,
    ],
  },

  // The session has no look, and knows no screen.
  { of: 'packages/portal/src/session/', may: [...portal('session/'), '@countersign/api-client'] },
  {
    of: 'packages/portal/src/boot/firstRows',
    // It draws what every page shows, before there is a portal.
    may: [
      ...portal('boot/', 'session/tabs', 'routing/firstRows', 'app/railStore', 'app/themeStore'),
      ...portal(
        'services/earlyReads',
        'services/browserSettings',
        'services/historyEntry',
        'services/leftLists',
      ),
      '@countersign/ui',
    ],
  },
  {
    of: 'packages/portal/src/boot/',
    // It begins what a page reads first, before the page's code is there.
    may: [
      ...portal('boot/', 'session/', 'routing/addressPattern', 'routing/firstReads'),
      ...portal('services/earlyReads', 'services/browserSettings'),
      '@countersign/api-client/config',
    ],
  },
  { of: 'packages/portal/src/services/', may: [...portal('services/', 'session/'), ...looks] },
  { of: 'packages/portal/src/grid/', may: [...portal('grid/', 'services/'), ...looks] },
  {
    of: 'packages/portal/src/routing/',
    may: [...portal('routing/', 'services/', 'session/'), ...looks, '@tanstack/react-router'],
  },
  {
    of: 'packages/portal/src/features/',
    may: [
      ...portal('features/', 'grid/', 'routing/', 'services/', 'session/'),
      ...looks,
      '@tanstack/react-router',
    ],
  },
  { of: 'packages/portal/src/', may: [...portal(''), ...looks, '@tanstack/react-router'] },
];

const governed = [
  'packages/',
  '@countersign/',
  '@tanstack/react-query',
  '@tanstack/react-router',
  ...react,
  ...http,
  'kysely',
];

const isIn = (target: string, place: string) =>
  place.endsWith('/') ? target.startsWith(place) : target === place || target.startsWith(`${place}/`);

/** Made for stories and tests; production code needs the layer's explicit permission. */
const forTests = [
  '@countersign/api-client/fixtures',
  '@countersign/api-client/answers',
  '@countersign/story-kit',
  'packages/api-client/src/fixtures/',
];

/** Data of one folder's stories and tests: `DocumentsScreen.example.ts`; and the lab that only Storybook shows. */
export const isExample = (file: string) =>
  /\.(example|fixtures|answers)(\.tsx?)?$/.test(file) || file.startsWith('packages/ui/src/themeLab/');

function isForTests(target: string): boolean {
  return isExample(target) || target.includes('/testing/') || forTests.some((place) => isIn(target, place));
}

function layerOf(file: string): Layer | undefined {
  // The pages of each site know nothing of the other sites.
  const site = /^packages\/sites\/src\/[^/]+\//.exec(file)?.[0];
  if (site !== undefined) return { of: site, may: [site, ...looks] };
  return layers.find(({ of }) => file.startsWith(of));
}

function mayImport({ may }: Layer, { file }: Source, target: string): boolean {
  const permitted = may.filter((place) => isIn(target, place));
  if (isExample(file) || !isForTests(target)) return permitted.length > 0;
  return permitted.some(isForTests);
}

/** What a file imports although its layer may not, and a file that belongs to no layer. */
export function layerOffences(source: Source): string[] {
  if (isStoryOrTest(source.file)) return [];
  const layer = layerOf(source.file);
  if (layer === undefined) return [`${source.file} belongs to no layer`];
  return importsOf(source)
    .filter(({ target }) => governed.some((place) => isIn(target, place)))
    .filter(({ target }) => !mayImport(layer, source, target))
    .map(({ specifier }) => `${source.file} imports ${specifier}`);
}

/** Returns where a handler, or the signing site, queries the database itself, instead of calling the domain. */
export function queriesInHandlers({ file, text }: Source): string[] {
  if (!/^packages\/server\/src\/(routes\/|signing\/|\w+\/handlers\.ts$)/.test(file) || isStoryOrTest(file))
    return [];
  return [
    ...text.matchAll(
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|with)\(|\bsql(?:<[^`]*?>)?`/g,
    ),
  ].map(([query]) => `${file}: ${query}`);
}
