import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Casts hide what the compiler would say; `as const` hides nothing. Where one is unavoidable, it is named here. */
const noCasts = {
  selector:
    'TSAsExpression:not(:has(> TSTypeReference[typeName.name="const"])):not(:has(> TSUnknownKeyword)):not(:has(> TSSatisfiesExpression))',
  message: 'No `as`: narrow with a guard, or let the contract type it. `as const` is fine.',
};

/** Code that is linted with its types. */
const typed = ['packages/{api-client,portal,server,sites}/src/**/*.{ts,tsx}'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/generated/',
      '**/node_modules/',
      'storybook-static/',
      '.storybook/public/',
      '.data/',
      '**/*.mdx',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'] ?? {},
  jsxA11y.flatConfigs.recommended,
  ...storybook.configs['flat/recommended'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-undef': 'off',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: false } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['tools/**', '**/bench/**', '**/main.ts', '**/build.ts', '**/generate.ts', 'journeys/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Peers are used as their documentation uses them.
    files: ['packages/ui/bench/peers/**'],
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    // Each copy of user-event patches the boxes that it finds: with two in a document, React misses what one types.
    files: ['packages/portal/src/**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@testing-library/user-event',
          message: 'Use the userEvent of storybook/test, as stories do.',
        },
      ],
    },
  },
  {
    // TanStack Virtual redraws by itself; nothing here is compiled to remember what it answered.
    files: [
      'packages/ui/src/components/virtual/**',
      'packages/ui/src/components/DataGrid/view/DataGridPages.tsx',
    ],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // What only types can tell, where it pays: the types of the library, of tests and of tools cost as much again.
    files: typed,
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: typed,
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/testing/**',
      // `Route.parentRoute` and `window.opener` are `any` by their own declarations.
      'packages/portal/src/app/rail.ts',
      'packages/portal/src/session/popupPage.ts',
      // Waits for stories, with a canvas whose type Storybook does not export.
      '**/*.example.ts',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['warn', noCasts] },
  },
);
