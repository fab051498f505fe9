import { minifySync, transformSync } from 'rolldown/utils';

const isCode = /\.tsx?$/;

/**
 * Returns what of a module reaches a browser: its code without types, comments and formatting. What is not code, or
 * cannot be read as code, comes back as it is.
 *
 * @param file Path, whose ending says what it is.
 */
export function withoutComments(file: string, content: Buffer | string): Buffer | string {
  if (!isCode.test(file)) return content;
  const plain = transformSync(file, String(content), { jsx: { development: false } });
  if (plain.errors.length > 0) return content;
  const { code, errors } = minifySync(file, plain.code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true },
  });
  return errors.length > 0 ? content : code;
}
