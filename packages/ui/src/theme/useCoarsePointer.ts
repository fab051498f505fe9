import { useSyncExternalStore } from 'react';

/** The pointer is read again at each render: it changes with the device, not while users look at a list. */
const subscribe = () => () => undefined;

/** Test environments have no media queries. */
const isCoarse = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Returns whether users point with a finger, for measurements in script: targets are 44 px then. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, isCoarse, () => false);
}
