import type { HttpHandler } from 'msw';
import { firmAnswers } from '@countersign/api-client/answers';

/** Features of a story's firm, as the toolbar sets them. */
export const featureChoices = {
  usual: { title: 'Usual features' },
  groupDocsOff: { title: 'Group docs off', right: 'DisabledGroupDocs' },
  unread: { title: 'Features unread', right: 'They cannot be read' },
  pending: { title: 'Features awaited', right: 'They are being read' },
} as const;

export type FeatureChoice = keyof typeof featureChoices;

/** Returns the portal's answer to a request for the firm's features. */
export function featuresAnswer(choice: FeatureChoice): HttpHandler {
  if (choice === 'pending') return firmAnswers.featuresPending;
  if (choice === 'unread') return firmAnswers.featuresFailing;
  return choice === 'groupDocsOff' ? firmAnswers.features('DisabledGroupDocs') : firmAnswers.features();
}
