import { capitalised } from './drawable.ts';

/** A resource from the contract to the handler. */
export function resourceFiles(noun: string): Record<string, string> {
  const list = `list${capitalised(noun)}`;
  return {
    [`openapi/paths/${noun}.yaml`]: `list:
  get:
    operationId: ${list}
    summary: List ${noun}
    tags: [${noun}]
    responses:
      '200':
        description: One page of ${noun}.
`,
    [`packages/api-client/src/resources/${noun}.ts`]: `import { queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../http.ts';

/** Queries of ${noun}. */
export const ${noun}Queries = {
  all: ['${noun}'] as const,
  list: (client: PortalClient) =>
    queryOptions({
      queryKey: [...${noun}Queries.all, 'list'],
      queryFn: ({ signal }) => client.GET('/${noun}/', { signal }),
    }),
};
`,
    [`packages/server/src/routes/${noun}.ts`]: `import type { Handlers } from '../contract.ts';

/** Handlers of ${noun}, bound by operation id. */
export const ${noun}Handlers: Handlers<'${list}'> = {
  ${list}: async (_request, { caller, tx }) => {
    const rows = await tx.selectFrom('${noun}').selectAll().where('firm_id', '=', caller.firmId).execute();
    return { Items: rows, TotalItems: rows.length };
  },
};
`,
  };
}
