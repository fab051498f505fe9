import {
  FILTER_LEVELS,
  filterNameKey,
  filterPath,
  findFilter,
  ROOT_FILTER_ID,
} from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { FoundFile } from '@countersign/ui';
import { filterNameOf } from './filterNameOf.ts';

type Filter = Schemas['Filter'];

/** A filter that files go to: the selected one, one that exists below it, or one to create. */
export interface PlannedFilter {
  readonly name: string;
  /** Null for the selected filter. */
  readonly parent: PlannedFilter | null;
  /** Null for one to create. */
  readonly id: number | null;
  /** Position among its siblings, from 0. */
  readonly index: number;
}

/** Where the files of folders go, if the folders become filters. */
export interface FolderPlan {
  /** Filters to create, parents first. */
  readonly create: readonly PlannedFilter[];
  /** Existing filters below the selected one that files go to. */
  readonly reused: readonly PlannedFilter[];
  /** Files by filter, in the order in which their filters first appear. */
  readonly groups: readonly { readonly filter: PlannedFilter; readonly files: readonly File[] }[];
  /** Whether some folders are deeper than filters can be: their files go into the last level. */
  readonly cut: boolean;
}

/** Returns how many levels of filters can be below this one. */
export function levelsBelow(tree: readonly Filter[], filterId: number): number {
  return FILTER_LEVELS - filterPath(tree, filterId).length;
}

/**
 * Plans the filters for folders below the selected filter. A folder whose name an existing filter has uses that one,
 * ignoring case.
 */
export function planFolders(
  tree: readonly Filter[],
  filterId: number,
  files: readonly FoundFile[],
): FolderPlan {
  const levels = levelsBelow(tree, filterId);
  const create: PlannedFilter[] = [];
  const reused: PlannedFilter[] = [];
  const below = new Map<PlannedFilter, Map<string, PlannedFilter>>();
  const groups = new Map<PlannedFilter, File[]>();
  const target: PlannedFilter = { name: '', parent: null, id: filterId, index: 0 };

  function childOf(parent: PlannedFilter, folder: string): PlannedFilter {
    const children = below.get(parent) ?? new Map<string, PlannedFilter>();
    below.set(parent, children);
    const name = filterNameOf(folder);
    const known = children.get(filterNameKey(name));
    if (known !== undefined) return known;
    const siblings = siblingsBelow(tree, parent.id);
    const existing = siblings.find(({ Text }) => filterNameKey(Text) === filterNameKey(name));
    const added = [...children.values()].filter(({ id }) => id === null).length;
    const child: PlannedFilter =
      existing === undefined
        ? { name, parent, id: null, index: siblings.length + added }
        : { name: existing.Text, parent, id: existing.Id, index: existing.index };
    children.set(filterNameKey(name), child);
    (existing === undefined ? create : reused).push(child);
    return child;
  }

  for (const { file, folders } of files) {
    const filter = folders.slice(0, levels).reduce(childOf, target);
    groups.set(filter, [...(groups.get(filter) ?? []), file]);
  }
  return {
    create,
    reused,
    groups: [...groups].map(([filter, grouped]) => ({ filter, files: grouped })),
    cut: files.some(({ folders }) => folders.length > levels),
  };
}

function siblingsBelow(tree: readonly Filter[], parentId: number | null): readonly Filter[] {
  if (parentId === null) return [];
  return parentId === ROOT_FILTER_ID ? tree : (findFilter(tree, parentId)?.Items ?? []);
}
