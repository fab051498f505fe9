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

/** The literal by which an object type tells itself from the others of its union; null without one. */
function memberOf(node: ts.TypeNode | ts.InterfaceDeclaration): string | null {
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return null;
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) continue;
    if (!discriminants.includes(member.name.text) || member.type === undefined) continue;
    if (ts.isLiteralTypeNode(member.type) && ts.isStringLiteral(member.type.literal))
      return member.type.literal.text;
  }
  return null;
}

/** The exported unions of a file whose members tell themselves apart by `step`, `status` or `kind`. */
export function flowsIn({ file, text }: Source): Flow[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.TypeNode | ts.InterfaceDeclaration>();
  for (const statement of statements) {
    if (ts.isInterfaceDeclaration(statement)) named.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) named.set(statement.name.text, statement.type);
  }
  const resolved = (node: ts.TypeNode): ts.TypeNode | ts.InterfaceDeclaration =>
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
      ? (named.get(node.typeName.text) ?? node)
      : node;
  return statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !ts.isUnionTypeNode(statement.type)) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const members = statement.type.types.map((node) => memberOf(resolved(node)));
    const found = members.filter((member) => member !== null);
    return found.length === members.length ? [{ file, type: statement.name.text, members: found }] : [];
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
