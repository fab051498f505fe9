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
    // TanStack Virtual redraws by itself; nothing here is compiled to remember what it answered.
    files: [
      'packages/ui/src/components/virtual/**',
      'packages/ui/src/components/DataGrid/view/DataGridPages.tsx',
    ],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['warn', noCasts] },
  },
);
