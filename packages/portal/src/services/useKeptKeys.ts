import { useState } from 'react';
import { createKeptKeys, type KeptKeys } from '@countersign/api-client';

/** Returns the keys of the writes that users can repeat in this component, for as long as it is mounted. */
export function useKeptKeys(): KeptKeys {
  const [kept] = useState(createKeptKeys);
  return kept;
}
