import { reasonNotToPack } from '../../packages/ui/build/stamp.ts';

/**
 * Returns why a command of the release tool must not run: publishing needs the complete build of these sources, in
 * their present version. Null for every other command.
 */
export function hindrance([command]: readonly string[], folder?: string): string | null {
  const reason = command === 'publish' ? reasonNotToPack(folder) : null;
  return reason === null ? null : `${reason} Run \`npm run build\`, then publish again.`;
}
