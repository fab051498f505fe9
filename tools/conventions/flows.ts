import path from 'node:path';
import ts from 'typescript';
import { storyFileOf } from '../coverage/storyFiles.ts';
import { withoutEnding, type Source } from './sources.ts';
import { typesByName, type ContractEnums, type Type, type TypesByName } from './typesByName.ts';

/** A flow: a union whose members are states, exactly one of which is current. */
export interface Flow {
  readonly file: string;
  readonly type: string;
  /** The properties that tell the members apart: `status`, `kind`; none for bare words. */
  readonly by: readonly string[];
  readonly members: readonly string[];
  /** Where its stories are: a folder, or the beginning of a file's name. Beside and below it, unless it says. */
  readonly stories: string;
  /** Stories by member, where they are called otherwise. */
  readonly calledOtherwise: ReadonlyMap<string, string>;
}

/** What messages are told apart by: they happen, and no screen shows one. */
const ofMessages = 'type';
/** Of unions of bare words only the open dialog is a state; the rest is data. */
const isModal = (type: string) => type.endsWith('Modal');

/** The words of a literal type, of a union of them, or of a name for either; none for any other type. */
function literalsOf(type: Type, types: TypesByName): string[] {
  const { node } = type;
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text];
  if (ts.isUnionTypeNode(node))
    return node.types.flatMap((each) => literalsOf({ ...type, node: each }, types));
  const target = types.named(type);
  return target === null ? [] : literalsOf(target, types);
}

/** Whether a member represents nothing at all. */
const isAbsent = (node: Type['node']) =>
  node.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword);

/** The literal properties of an object type, with their words. */
type Words = ReadonlyMap<string, readonly string[]>;

const together = (all: readonly Words[] | null, more: readonly Words[] | null) =>
  all === null || more === null ? null : [...all, ...more];

/** The object types of a union, through names, intersections and unions in it; null where one is none. */
function objectsOf(type: Type, types: TypesByName): readonly Words[] | null {
  const { node } = type;
  const inside = (each: ts.TypeNode) => objectsOf({ ...type, node: each }, types);
  if (isAbsent(node)) return [];
  if (ts.isParenthesizedTypeNode(node)) return inside(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.map(inside).reduce<readonly Words[] | null>(together, []);
  if (ts.isIntersectionTypeNode(node)) {
    const parts = node.types.map(inside).filter((each) => each !== null);
    return parts.reduce<readonly Words[]>(
      (all, part) => all.flatMap((one) => part.map((other) => new Map([...one, ...other]))),
      [new Map()],
    );
  }
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
    return [
      new Map(
        node.members.flatMap((member) => {
          if (!ts.isPropertySignature(member) || member.type === undefined) return [];
          const words = literalsOf({ ...type, node: member.type }, types);
          return words.length === 0 ? [] : [[member.name.getText(), words] as const];
        }),
      ),
    ];
  }
  const target = types.named(type);
  return target === null ? null : objectsOf(target, types);
}

/** The properties that each member has and by which they differ. */
function discriminantsOf(objects: readonly Words[]): string[] {
  const [first, ...rest] = objects;
  if (first === undefined || rest.length === 0) return [];
  return [...first.keys()].filter(
    (key) =>
      key !== ofMessages &&
      rest.every((each) => each.has(key)) &&
      new Set(objects.map((each) => String(each.get(key)))).size === objects.length,
  );
}

/** What tells the members of a union apart and what they are called; null if they are no states. */
function statesOf(type: Type, name: string, types: TypesByName): Pick<Flow, 'by' | 'members'> | null {
  const words = isModal(name) ? literalsOf(type, types) : [];
  if (words.length > 0) return { by: [], members: words };
  const ofContract = types.ofContract(type);
  if (ofContract !== null) return ofContract;
  if (!ts.isUnionTypeNode(type.node)) return null;
  const objects = objectsOf(type, types) ?? [];
  const by = discriminantsOf(objects);
  const members = objects.flatMap((each) => by.flatMap((key) => each.get(key) ?? []));
  return by.length === 0 ? null : { by, members };
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * What a flow's own comment says of its stories: `@stories ../Frame/` where they are, `@story closed LinkMissing`
 * which one shows a member.
 */
function tagsOf(statement: ts.Node, file: string): Pick<Flow, 'stories' | 'calledOtherwise'> {
  const tags = ts.getJSDocTags(statement).map(({ tagName, comment }) => ({
    tag: tagName.text,
    words: (ts.getTextOfJSDocComment(comment) ?? '').trim().split(/\s+/),
  }));
  const place = tags.find(({ tag }) => tag === 'stories')?.words[0] ?? '';
  const named = tags.filter(({ tag }) => tag === 'story');
  return {
    stories: path.posix.join(folderOf(file), place),
    calledOtherwise: new Map(named.map(({ words: [member = '', story = ''] }) => [member, story])),
  };
}

/** A union that a `useState` spells out, with the name of its value. */
interface InlineUnion {
  readonly name: string;
  readonly node: ts.UnionTypeNode;
  readonly declaration: ts.VariableDeclaration;
}

function inlineUnionsIn({ file, text }: Source): InlineUnion[] {
  if (!text.includes('useState<')) return [];
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: InlineUnion[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isArrayBindingPattern(node.name) &&
      node.initializer !== undefined &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText(parsed) === 'useState'
    ) {
      const [state] = node.name.elements;
      const [type] = node.initializer.typeArguments ?? [];
      if (state !== undefined && type !== undefined && ts.isUnionTypeNode(type))
        found.push({ name: state.getText(parsed), node: type, declaration: node });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Flows that a `useState` spells out; bare words count here, since exactly one of them is current. */
function inlineFlows(source: Source, types: TypesByName): Flow[] {
  const { file } = source;
  return inlineUnionsIn(source).flatMap(({ name, node, declaration }) => {
    const words = literalsOf({ file, node }, types);
    const states = words.length > 1 ? { by: [], members: words } : statesOf({ file, node }, name, types);
    const type = `${path.posix.basename(withoutEnding(file))}.${name}`;
    return states === null ? [] : [{ file, type, ...states, ...tagsOf(declaration, file) }];
  });
}

/**
 * The unions of these files whose members are states, wherever they are declared and whether exported or not, and
 * those that a `useState` spells out.
 */
export function flowsIn(files: readonly Source[], contract: ContractEnums = new Map()): Flow[] {
  const types = typesByName(files, contract);
  const declared = types.aliases.flatMap(({ file, statement }) => {
    const type = statement.name.text;
    const states = statesOf({ file, node: statement.type }, type, types);
    return states === null ? [] : [{ file, type, ...states, ...tagsOf(statement, file) }];
  });
  return [...declared, ...files.flatMap((source) => inlineFlows(source, types))];
}

/** The text of each exported story of a file, by name. */
export function storyTexts({ file, text }: Source): ReadonlyMap<string, string> {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const exported = parsed.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true);
  return new Map(
    exported.flatMap(({ declarationList }) =>
      declarationList.declarations.map(({ name, initializer }) => [
        name.getText(parsed),
        initializer?.getText(parsed) ?? '',
      ]),
    ),
  );
}

/** Returns the members of the flow that a story sets, by their discriminant; a story that plays its way sets none. */
function membersSet({ by, members }: Flow, story: string): string[] {
  const set = [...story.matchAll(/\b(\w+): '(\w+)'/g)];
  return set.flatMap(([, key = '', member = '']) =>
    by.includes(key) && members.includes(member) ? [member] : [],
  );
}

/** Stories that are named as a member and set another one. */
function misnamed(flow: Flow, stories: readonly Source[]): string[] {
  const texts = stories.filter(({ file }) => file.startsWith(flow.stories)).map(storyTexts);
  return flow.members.flatMap((member) => {
    const name = flow.calledOtherwise.get(member) ?? asStory(member);
    const found = texts.flatMap((each) => each.get(name) ?? []);
    const right = found.some((text) => {
      const set = membersSet(flow, text);
      return set.length === 0 || set.includes(member);
    });
    return found.length === 0 || right ? [] : [`${flow.type}: the story ${name} sets another member`];
  });
}

const asStory = (member: string) => member.charAt(0).toUpperCase() + member.slice(1);

/**
 * Returns the mismatches between a flow and its stories: members without a story, and tags without a member.
 */
export function offencesOf(flow: Flow, stories: readonly Source[]): string[] {
  const { type, members, calledOtherwise } = flow;
  const names = new Set(
    stories
      .filter((story) => story.file.startsWith(flow.stories))
      .flatMap((story) => storyFileOf(story)?.stories ?? []),
  );
  const unshown = members.filter((member) => !names.has(calledOtherwise.get(member) ?? asStory(member)));
  const needless = [...calledOtherwise].filter(
    ([member, story]) => !members.includes(member) || names.has(asStory(member)) || story === '',
  );
  return [
    ...unshown.map((member) => `${type}: no story ${calledOtherwise.get(member) ?? asStory(member)}`),
    ...misnamed(flow, stories),
    ...needless.map(([member]) => `${type}: needless @story ${member}`),
  ];
}
