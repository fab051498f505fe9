import { experimental_manifests as readManifests } from '@storybook/react/preset';
import { beforeAll, describe, expect, it } from 'vitest';
import main from '../../.storybook/main.ts';
import { readProgram } from '../../packages/ui/build/publicProgram.ts';
import { readPublicThings } from '../../packages/ui/build/publicProps.ts';
import { sources } from './sources.ts';

interface Listed {
  /** Names of the props that are listed with a description. */
  readonly described: readonly string[];
  /** Names of those that are listed without. */
  readonly bare: readonly string[];
}

const listed = new Map<string, Listed>();
const errors: string[] = [];

/** What Storybook writes into `manifests/components.json`, made by its own code from the library's story files. */
beforeAll(async () => {
  const settings: Record<string, unknown> = { typescript: main.typescript, features: main.features };
  const manifestEntries = sources('packages/ui/src/**/*.stories.tsx').map(({ file }, index) => ({
    type: 'story' as const,
    subtype: 'story' as const,
    id: `file-${String(index)}--story`,
    title: file,
    name: 'Story',
    importPath: `./${file}`,
    tags: ['manifest'],
  }));
  const { components } = await readManifests(
    {},
    { manifestEntries, presets: { apply: (name, fallback) => Promise.resolve(settings[name] ?? fallback) } },
  );
  for (const component of Object.values(components.components)) {
    for (const docs of [component, ...Object.values(component.subcomponents ?? {})]) {
      // Galleries of the foundations show values, not a component.
      if (docs.error !== undefined && !component.path.includes('/src/theme/'))
        errors.push(`${component.path}: ${docs.error.message}`);
      const props = Object.entries(docs.reactDocgen?.props ?? {});
      const isDescribed = ([, { description = '' }]: (typeof props)[number]) => description !== '';
      listed.set(docs.name, {
        described: props.filter(isDescribed).map(([name]) => name),
        bare: props.filter((prop) => !isDescribed(prop)).map(([name]) => name),
      });
    }
  }
}, 300_000);

describe('the components manifest', () => {
  const components = readPublicThings(readProgram()).filter(({ kind }) => kind === 'component');

  it('is written with the Storybook', () => {
    expect(main).toMatchObject({ features: { componentsManifest: true } });
    expect(errors).toEqual([]);
  });

  it('lists every public component', () => {
    expect(components.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists every public prop with a description', () => {
    const missing = components.flatMap(({ name, members }) =>
      members
        .map((prop) => prop.name)
        .filter((prop) => listed.get(name)?.described.includes(prop) === false)
        .map((prop) => `${name}.${prop}`),
    );
    const bare = components.flatMap(({ name }) =>
      (listed.get(name)?.bare ?? []).map((prop) => `${name}.${prop}`),
    );
    expect([...missing, ...bare]).toEqual([]);
  });
});
