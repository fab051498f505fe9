import { readOf, type FirstReads } from '../../routing/firstReads.ts';
import { firstDeleted, parseClient } from './deletedSearch.ts';

export const reads: FirstReads = {
  '/documents/deleted/$clientId': ({ params, search, settings, roles }) => {
    const place = parseClient(params);
    if (place === false || !roles.includes('Administrator')) return [];
    const { clientId } = place;
    const query = firstDeleted(settings, search);
    return [
      ...(query === null
        ? []
        : [readOf('/documents/clients/{clientId}/deleted', { path: { clientId }, query })]),
      readOf('/clients/{id}', { path: { id: clientId } }),
    ];
  },
};
