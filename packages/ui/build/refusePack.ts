/**
 * `npm pack` and `npm publish` begin here in the folder of the sources, and end: npm ignores `publishConfig.directory`, so
 * their tarball would have the project's manifest instead of the published one.
 */
process.stderr.write(
  'This folder is not the published package. Run `npm run build`, then `npm pack ./packages/ui/dist` in the project.\n',
);
process.exitCode = 1;
