type Name = { readonly hash: string; readonly filePath: string };

/** Letters of the compiler's hash of a file that are left out; four remain. */
const LEFT_OUT = 3;

/**
 * Creates the function that names the classes and variables of a build: four letters of the file's hash and the
 * name's place there, where the compiler's own short names have seven, which every first visit pays for. Throws for a
 * name that two files would share.
 */
export function createClassNames(): (name: Name) => string {
  const owners = new Map<string, string>();
  return ({ hash, filePath }) => {
    // No class begins with a digit.
    const name = hash.slice(LEFT_OUT).replace(/^\d/, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const owner = owners.get(name) ?? filePath;
    if (owner !== filePath) throw new Error(`${owner} and ${filePath} share the class name ${name}.`);
    owners.set(name, filePath);
    return name;
  };
}
