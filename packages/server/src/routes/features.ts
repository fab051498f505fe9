import type { Handlers } from '../contract.ts';
import { readFeatures } from '../domain/features.ts';

export const featureHandlers: Handlers<'listFeatures'> = {
  listFeatures: (_request, { tx, caller }) => readFeatures(tx, caller.firmId),
};
