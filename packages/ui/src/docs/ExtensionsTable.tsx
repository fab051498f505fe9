import { extensionsOf, fileKindNames, type FileKind } from '../components/FileIcon/fileKind.js';

const kinds: readonly FileKind[] = ['pdf', 'text', 'excel', 'powerpoint', 'image', 'archive', 'other'];

/** Lists the icon of each file extension. */
export function ExtensionsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Extensions</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <td>{fileKindNames[kind]}</td>
            <td>{extensionsOf(kind).join(', ') || 'all others'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
