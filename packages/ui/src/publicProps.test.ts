import { describe, expect, it } from 'vitest';
import { readPublicThings, type PublicProp, type PublicThing } from '../build/publicProps.ts';

const things = readPublicThings();

function line({ name, type, optional }: PublicProp): string {
  return `  ${name}${optional ? '?' : ''}: ${type}\n`;
}

function block({ name, kind, members, alias }: PublicThing): string {
  if (alias !== undefined) return `type ${name} = ${alias}\n`;
  return `${kind} ${name}\n${members.map(line).sort().join('')}`;
}

/** A component's props are listed at the component; their named type would repeat them. */
function isNamedProps({ name }: PublicThing): boolean {
  return things.some((thing) => thing.kind === 'component' && name === `${thing.name}Props`);
}

it('offers the props and fields that were announced, and no others', async () => {
  const text = things
    .filter((thing) => !isNamedProps(thing))
    .map(block)
    .join('\n');
  // Update with `vitest run --project unit packages/ui/src/publicProps --update`: removing a prop or making
  // it required is a breaking change.
  await expect(text).toMatchFileSnapshot('publicProps.txt');
});

describe('what is public is described', () => {
  it('every component in a sentence', () => {
    const components = things.filter(({ kind }) => kind === 'component');
    expect(components.length).toBeGreaterThan(80);
    const without = components.filter(({ description }) => !/\w.*[.:]?$/.test(description));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('every prop of every component, and every field of every type that callers write', () => {
    const without = things.flatMap(({ name, members }) =>
      members.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
    );
    expect(without).toEqual([]);
  });
});

it('takes undefined for every optional prop and field, so that callers with exact optional properties can pass it', () => {
  const refusing = things.flatMap(({ name, members }) =>
    members
      .filter(({ optional, acceptsUndefined }) => optional && !acceptsUndefined)
      .map((prop) => `${name}.${prop.name}`),
  );
  expect(refusing).toEqual([]);
});
