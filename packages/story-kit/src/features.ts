import type { HttpHandler } from 'msw';
import { firmAnswers } from '@countersign/api-client/answers';

/** Features of a story's firm, as the toolbar sets them. */
export const featureChoices = {
  usual: { title: 'All features' },
  groupDocsOff: { title: 'Group docs off', right: 'DisabledGroupDocs' },
  unread: { title: 'Features failed to load' },
  pending: { title: 'Features loading' },
} as const;

export type FeatureChoice = keyof typeof featureChoices;

/** Returns the portal's response to a request for the firm's features. */
export function featuresAnswer(choice: FeatureChoice): HttpHandler {
  if (choice === 'pending') return firmAnswers.featuresPending;
  if (choice === 'unread') return firmAnswers.featuresFailing;
  return choice === 'groupDocsOff' ? firmAnswers.features('DisabledGroupDocs') : firmAnswers.features();
}
