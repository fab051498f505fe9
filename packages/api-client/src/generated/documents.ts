/** The three contracts as data, for whoever validates or publishes them. */
import files from './files.json' with { type: 'json' };
import portal from './portal.json' with { type: 'json' };
import signing from './signing.json' with { type: 'json' };

/** As much of an OpenAPI document as every reader needs; schemas are JSON Schema 2020-12. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
}

export const portalContract: ContractDocument = portal;
export const filesContract: ContractDocument = files;
export const signingContract: ContractDocument = signing;
