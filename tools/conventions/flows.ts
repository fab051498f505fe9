import ts from 'typescript';
import { storyFileOf } from '../coverage/storyFiles.ts';
import type { Source } from './sources.ts';

/** A flow: the file of its states, and the members of its union by what tells them apart. */
export interface Flow {
  readonly file: string;
  readonly type: string;
  readonly members: readonly string[];
}

const discriminants = ['step', 'status', 'kind'];

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

/** By which literals an object type tells itself from the others of its union; none where it has no such property. */
function membersOf(node: ts.TypeNode | ts.InterfaceDeclaration, named: Named): string[] {
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type, named);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((each) => membersOf(each, named));
  if (ts.isTypeReferenceNode(node)) {
    const target = named.get(node.typeName.getText());
    return target === undefined ? [] : membersOf(target, named);
  }
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return [];
  return node.members.flatMap((member) =>
    ts.isPropertySignature(member) &&
    member.type !== undefined &&
    discriminants.includes(member.name.getText())
      ? literalsOf(member.type, named)
      : [],
  );
}

/** The exported unions of a file whose members tell themselves apart by `step`, `status` or `kind`. */
export function flowsIn({ file, text }: Source): Flow[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.TypeNode | ts.InterfaceDeclaration>();
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement)) named.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) named.set(statement.name.text, statement.type);
  }
  return statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !ts.isUnionTypeNode(statement.type)) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const members = statement.type.types.map((node) => membersOf(node, named));
    return members.every((each) => each.length > 0)
      ? [{ file, type: statement.name.text, members: members.flat() }]
      : [];
  });
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/** Members of a flow that no story beside or below it is named after. */
export function membersWithoutStory({ file, members }: Flow, stories: readonly Source[]): string[] {
  const names = stories
    .filter((story) => story.file.startsWith(folderOf(file)))
    .flatMap((story) => storyFileOf(story)?.stories ?? [])
    .map((name) => name.toLowerCase());
  return members.filter((member) => !names.some((name) => name.startsWith(member.toLowerCase())));
}
