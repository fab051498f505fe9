import path from 'node:path';
import ts from 'typescript';
import { storyFileOf } from '../coverage/storyFiles.ts';
import type { Source } from './sources.ts';

/** A flow: a union whose members are states, exactly one of which is current. */
export interface Flow {
  readonly file: string;
  readonly type: string;
  readonly members: readonly string[];
  /** Where its stories are: a folder, or the beginning of a file's name. Beside and below it, unless it says. */
  readonly stories: string;
  /** Stories by member, where they are called otherwise. */
  readonly calledOtherwise: ReadonlyMap<string, string>;
}

/**
 * What distinguishes members. Of those with a kind or a bare word, only the open dialog is a state;
 * the rest is data.
 */
const discriminants = ['step', 'status'];
const isModal = (type: string) => type.endsWith('Modal');
const discriminantsOf = (type: string) => (isModal(type) ? [...discriminants, 'kind'] : discriminants);

type Named = ReadonlyMap<string, ts.TypeNode | ts.InterfaceDeclaration>;

/** The words of a literal type, of a union of them, or of a name for either; none for any other type. */
function literalsOf(node: ts.TypeNode | ts.InterfaceDeclaration, named: Named): string[] {
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((each) => literalsOf(each, named));
  if (ts.isTypeReferenceNode(node)) {
    const target = named.get(node.typeName.getText());
    return target === undefined ? [] : literalsOf(target, named);
  }
  return [];
}

/** The literals that distinguish an object type from the others of its union; none if it has no such property. */
function membersOf(
  node: ts.TypeNode | ts.InterfaceDeclaration,
  by: readonly string[],
  named: Named,
): string[] {
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type, by, named);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((each) => membersOf(each, by, named));
  if (ts.isTypeReferenceNode(node)) {
    const target = named.get(node.typeName.getText());
    return target === undefined ? [] : membersOf(target, by, named);
  }
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return [];
  return node.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type !== undefined && by.includes(member.name.getText())
      ? literalsOf(member.type, named)
      : [],
  );
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * What a flow's own comment says of its stories: `@stories ../Frame/` where they are, `@story closed LinkMissing`
 * which one shows a member.
 */
function tagsOf(statement: ts.TypeAliasDeclaration, file: string): Pick<Flow, 'stories' | 'calledOtherwise'> {
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

/** The unions of a file whose members are states, wherever they are declared and whether exported or not. */
export function flowsIn({ file, text }: Source): Flow[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.TypeNode | ts.InterfaceDeclaration>();
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement)) named.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) named.set(statement.name.text, statement.type);
  }
  return statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !ts.isUnionTypeNode(statement.type)) return [];
    const type = statement.name.text;
    const members = statement.type.types.map((node) => [
      ...membersOf(node, discriminantsOf(type), named),
      ...(isModal(type) ? literalsOf(node, named) : []),
    ]);
    return members.every((each) => each.length > 0)
      ? [{ file, type, members: members.flat(), ...tagsOf(statement, file) }]
      : [];
  });
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
function membersSet({ type, members }: Flow, story: string): string[] {
  const set = [...story.matchAll(/\b(\w+): '(\w+)'/g)];
  return set.flatMap(([, key = '', member = '']) =>
    discriminantsOf(type).includes(key) && members.includes(member) ? [member] : [],
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
