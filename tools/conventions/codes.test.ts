import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '../../packages/api-client/src/rules/index.ts';
import { isStoryOrTest, sources, type Source } from './sources.ts';

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const searching = new Set(['includes', 'startsWith', 'endsWith', 'indexOf', 'test', 'match']);
const lookingUp = new Set(['get', 'has']);
/** Fields that contain a sentence of the server. */
const spoken = new Set(['Message', 'ExceptionMessage', 'exceptionMessage', 'serverMessage', 'detail']);

/** A sentence of a catalogue (`signingMessages.inUse`), or one that is spelled out. */
function isSentence(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node)) return /^[A-Z].* \S/.test(node.text);
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.name.text !== 'length' &&
    /messages$|sentences$|^words$/i.test(node.expression.text)
  );
}

function carriesSentence(node: ts.Node): boolean {
  if (ts.isElementAccessExpression(node)) {
    return ts.isStringLiteralLike(node.argumentExpression) && spoken.has(node.argumentExpression.text);
  }
  return ts.isPropertyAccessExpression(node) && spoken.has(node.name.text);
}

/** Whether there is a sentence at all may be asked. */
function isNothing(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isIdentifier(node) && node.text === 'undefined') ||
    (ts.isStringLiteralLike(node) && (node.text === '' || node.text === 'string')) ||
    ts.isTypeOfExpression(node)
  );
}

function comparesText(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind)) {
    const sides = [node.left, node.right];
    if (sides.some(isNothing)) return false;
    return sides.some((side) => isSentence(side) || carriesSentence(side));
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const method = node.expression.name.text;
    if (lookingUp.has(method)) return node.arguments.some(carriesSentence);
    if (!searching.has(method)) return false;
    return carriesSentence(node.expression.expression) || node.arguments.some(isSentence);
  }
  return ts.isCaseClause(node) && isSentence(node.expression);
}

const namesCode = (node: ts.Node) => ts.isStringLiteral(node) && Object.hasOwn(errorStatus, node.text);

/** `404`: what a gateway says as well as the server. */
const isRefusedStatus = (node: ts.Node) => ts.isNumericLiteral(node) && /^4\d\d$/.test(node.text);

/** The status of an error; that of a response is all that a bare request has. */
const isStatus = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === 'status' &&
  node.expression.getText() !== 'response';

const isKeyedByCodes = ({ properties }: ts.ObjectLiteralExpression) =>
  properties.length > 1 &&
  properties.every(({ name }) => name !== undefined && Object.hasOwn(errorStatus, name.getText()));

const isCode = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) && node.name.text === 'code') ||
  (ts.isIdentifier(node) && node.text === 'code');

/**
 * Matches `error.code === 'lockLost'`, which leaves the other codes unhandled, a list or an object of codes to look one
 * up in, a case for one, and `error.status === 404`.
 */
function picksCode(node: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(namesCode);
  if (ts.isObjectLiteralExpression(node)) return isKeyedByCodes(node);
  if (ts.isCaseClause(node)) return namesCode(node.expression) && isCode(node.parent.parent.expression);
  if (!ts.isBinaryExpression(node) || !equality.has(node.operatorToken.kind)) return false;
  const sides = [node.left, node.right];
  return (
    (sides.some(namesCode) && sides.some(isCode)) || (sides.some(isRefusedStatus) && sides.some(isStatus))
  );
}

/** Returns where a file distinguishes errors by their English. */
function comparisons({ file, text }: Source, offends = comparesText): string[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (offends(node)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
      found.push(`${file}:${line + 1}: ${node.getText(parsed)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Files that must compare messages, each with the reason. */
const comparing: ReadonlyMap<string, string> = new Map([
  [
    'packages/api-client/src/http/readErrorCode.ts',
    "the specification names three failures by their message: 'doc in use', 'alreadySigned', 'An error has occurred.'",
  ],
  ['packages/ui/src/components/Toast/toastStore.ts', 'a repeated toast replaces the one shown'],
]);

describe('refusals are distinguished by their code', () => {
  it('and nowhere by what they say', () => {
    const all = sources('packages/*/src/**/*.{ts,tsx}');
    expect(all.length).toBeGreaterThan(300);
    const offending = all
      .filter(({ file }) => !isStoryOrTest(file))
      .map((source) => ({ file: source.file, found: comparisons(source) }))
      .filter(({ found }) => found.length > 0);
    expect(offending.filter(({ file }) => !comparing.has(file)).flatMap(({ found }) => found)).toEqual([]);
    expect([...comparing.keys()].filter((file) => offending.every((each) => each.file !== file))).toEqual([]);
  });

  it.each([
    `if (error.message === documentRuleMessages.notificationsOff) stop();`,
    `const off = messageOf(error).includes(shared.words) || text.includes(signingMessages.inUse);`,
    `return fields['Message'] === other;`,
    `const gone = error.exceptionMessage !== code;`,
    `switch (said) { case 'You’re signed out.': break; }`,
    `if (reply.Message.startsWith(lead)) stop();`,
    `if (sentence !== words.lockExpired) stop();`,
    `const code = codes.get(fields['Message']);`,
    `const kind = text === 'Too low' ? 'critical' : 'positive';`,
  ])('which this breaks: %s', (text) => {
    expect(comparisons({ file: 'example.ts', text })).toHaveLength(1);
  });

  it.each([
    `if (error.code === 'documentInUse') stop();`,
    `if (error.serverMessage === null) stop();`,
    `const known = typeof body.Message === 'string';`,
  ])('which this keeps: %s', (text) => {
    expect(comparisons({ file: 'example.ts', text })).toEqual([]);
  });
});

describe('what a page does with a refusal is decided by a rule that switches over all codes', () => {
  it('and by no page that picks one', () => {
    const pages = sources('packages/{portal,sites}/src/**/*.{ts,tsx}').filter(
      ({ file }) => !isStoryOrTest(file),
    );
    expect(pages.flatMap((page) => comparisons(page, picksCode))).toEqual([]);
  });

  it.each([
    `const expired = error.code === 'lockLost';`,
    `if ('noTask' !== failure.code) stop();`,
    `const titleOf = ({ code }: Failure) => (code === 'linkUnknown' ? known : other);`,
    `const explained = new Set<ErrorCode>(['signingSessionEnded', 'linkUnknown']);`,
    `const titles = { signingSessionEnded: ended, linkUnknown: unknown };`,
    `switch (code) { case 'lockLost': return renew(); default: return stop(); }`,
    `if (isApiError(error) && error.status === 404) return missing();`,
  ])('which this breaks: %s', (text) => {
    expect(comparisons({ file: 'example.ts', text }, picksCode)).toHaveLength(1);
  });

  it.each([
    `const expired = pinReplyOf(error) === 'timeOver';`,
    `if (error.code === 'access_denied') stop();`,
  ])('which this keeps: %s', (text) => {
    expect(comparisons({ file: 'example.ts', text }, picksCode)).toEqual([]);
  });
});

/** Codes of the contract for screens that are still to come: nothing throws them yet. */
const awaited: Readonly<Record<string, string>> = {
  accountExists: 'accounts',
  employeeExists: 'employees',
  clientsAssigned: 'accounts',
  inviteExpired: 'invites',
  inviteNotFound: 'invites',
  oldPasswordWrong: 'profile',
  identityFieldsLocked: 'accounts',
  ownAccount: 'employees',
  recipientInactive: 'employees',
  reportForbidden: 'reports',
};

/** Returns the codes that a file names where `counts` says so. */
function namedCodes(
  { file, text }: Source,
  counts: (name: ts.StringLiteral | ts.Identifier) => boolean,
): string[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isName = ts.isStringLiteral(node) || ts.isIdentifier(node);
    if (isName && Object.hasOwn(errorStatus, node.text) && counts(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Production code names a code to throw it; a type says what may be, a comparison what is looked for. */
function isThrown(name: ts.StringLiteral | ts.Identifier): boolean {
  const { parent } = name;
  return ts.isStringLiteral(name) && !ts.isLiteralTypeNode(parent) && !ts.isCaseClause(parent);
}

/** A test names a code to expect it, also as the key of a case of its table; a type expects nothing. */
function isExpected(name: ts.StringLiteral | ts.Identifier): boolean {
  const { parent } = name;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === name;
  return isKey || (ts.isStringLiteral(name) && !ts.isLiteralTypeNode(parent));
}

const isNotAwaited = (code: string) => !Object.hasOwn(awaited, code);

describe('each code is thrown somewhere', () => {
  it.each([
    [`throw new Problem('noTask');`, ['noTask']],
    [`return done ? 'documentSigned' : null;`, ['documentSigned']],
    [`type Code = 'noTask'; switch (code) { case 'pinWrong': break; }`, []],
  ])('as in %s', (text, codes) => {
    expect(namedCodes({ file: 'example.ts', text }, isThrown)).toEqual(codes);
  });

  it('but for those that a screen of the specification awaits', () => {
    const throwing = sources(
      'packages/server/src/**/*.ts',
      'packages/api-client/src/rules/{fileName,restoring,signingTurn,taskTransitions}.ts',
    ).filter(({ file }) => !isStoryOrTest(file));
    const thrown = new Set(throwing.flatMap((source) => namedCodes(source, isThrown)));
    const missing = Object.keys(errorStatus).filter((code) => !thrown.has(code));
    expect(missing.toSorted()).toEqual(Object.keys(awaited).toSorted());
  });
});

describe('a test of the server expects each code', () => {
  it.each([
    [`expect(await call()).toMatchObject(refusal('noTask'));`, ['noTask']],
    [`const kinds = { pdfEmpty: () => new Uint8Array() };`, ['pdfEmpty']],
    [`const code: 'noTask' = given; log(noRoom); sentences.noRoom;`, []],
  ])('as in %s', (text, codes) => {
    expect(namedCodes({ file: 'example.test.ts', text }, isExpected)).toEqual(codes);
  });

  it('but for those that a screen of the specification awaits', () => {
    const tests = sources('packages/server/src/**/*.test.ts', 'packages/server/src/pdf/testing/samples.ts');
    const expected = new Set(tests.flatMap((test) => namedCodes(test, isExpected)));
    const missing = Object.keys(errorStatus).filter((code) => !expected.has(code));
    expect(missing.filter(isNotAwaited)).toEqual([]);
  });
});
