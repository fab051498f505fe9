import { delay, type HttpHandler } from 'msw';
import { aProblem, features } from '@countersign/api-client/fixtures';
import { portal } from './answers.ts';

/** What the firm of a story has, as the toolbar sets it. */
export const featureChoices = {
  usual: { title: 'Usual features' },
  groupDocsOff: { title: 'Group docs off', right: 'DisabledGroupDocs' },
  unread: { title: 'Features unread', right: 'They cannot be read' },
  pending: { title: 'Features awaited', right: 'They are being read' },
} as const;

export type FeatureChoice = keyof typeof featureChoices;

/** What the portal answers to whoever asks for the firm's features. */
export function featuresAnswer(choice: FeatureChoice): HttpHandler {
  return portal.get('/api/features', ({ response }) => {
    if (choice === 'pending') return delay('infinite');
    if (choice === 'unread')
      return response('default').json(aProblem(500, 'The features could not be read.'), { status: 500 });
    const more = choice === 'groupDocsOff' ? ['DisabledGroupDocs'] : [];
    return response(200).json(features('ClientChangeEnabled', ...more));
  });
}
