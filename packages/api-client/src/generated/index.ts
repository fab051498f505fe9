// Made by packages/api-client/generate.ts from openapi/. Change those files, then run it.
import type { components as PortalComponents, operations as PortalOperations, paths as PortalPaths } from './portal.ts';
import type { components as FilesComponents, operations as FilesOperations, paths as FilesPaths } from './files.ts';
import type { components as SigningComponents, operations as SigningOperations, paths as SigningPaths } from './signing.ts';

export type { PortalOperations, PortalPaths };
export type PortalSchemas = PortalComponents['schemas'];
export type { FilesOperations, FilesPaths };
export type FilesSchemas = FilesComponents['schemas'];
export type { SigningOperations, SigningPaths };
export type SigningSchemas = SigningComponents['schemas'];

/** The portal is the service that most code means. */
export type Schemas = PortalSchemas;
export type operations = PortalOperations;
export type paths = PortalPaths;

export * from './sortFields.ts';
