import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of a component: the run outlives the screen that started it. */
export function mutate<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}
