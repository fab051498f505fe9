import { parseId } from '../../routing/ids.ts';

/** The parameters of an address, as text. */
interface Given {
  readonly clientId?: string;
  readonly documentId?: string;
}

/** Of the addresses that name a client; false where it is none. */
export function parseClient({ clientId }: Given) {
  const id = parseId(clientId);
  return id !== null && { clientId: id };
}

/** Of the addresses that name a client and a document. */
export function parseDocument({ clientId, documentId }: Given) {
  const client = parseId(clientId);
  const document = parseId(documentId);
  return client !== null && document !== null && { clientId: client, documentId: document };
}
