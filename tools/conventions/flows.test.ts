import { describe, expect, it } from 'vitest';
import { flowsIn, membersWithoutStory } from './flows.ts';
import { sources } from './sources.ts';

/** `fooState.ts` is the pure core of a flow: its union, its reducer, nothing else. */
const flowFiles = 'packages/{portal,sites}/src/**/*State.ts';

describe('every member of a flow has a story that is named after it', () => {
  it('is broken by a member that no story shows', () => {
    const [flow] = flowsIn({
      file: 'flow/payState.ts',
      text: `
        interface Open { readonly status: 'open'; readonly sum: number }
        export type PayState = Open | { readonly status: 'paying' } | { readonly status: 'paid' };
        export type PayEvent = { type: 'paid' };`,
    });
    expect(flow).toEqual({ file: 'flow/payState.ts', type: 'PayState', members: ['open', 'paying', 'paid'] });
    const shown = `const meta = { title: 'Flow/Pay' }; export const OpenAtFirst = {}; export const Paid = {};`;
    expect(flow && membersWithoutStory(flow, [{ file: 'flow/Pay.stories.tsx', text: shown }])).toEqual([
      'paying',
    ]);
    expect(flow && membersWithoutStory(flow, [{ file: 'other/Pay.stories.tsx', text: shown }])).toEqual([
      'open',
      'paying',
      'paid',
    ]);
  });

  it('holds', () => {
    const stories = sources('packages/{portal,sites}/src/**/*.stories.tsx');
    const flows = sources(flowFiles).flatMap(flowsIn);
    expect(flows.map(({ type }) => type)).toContain('SignDocumentState');
    const unshown = flows.flatMap((flow) =>
      membersWithoutStory(flow, stories).map((member) => `${flow.type}: ${member}`),
    );
    expect(unshown).toEqual([]);
  });
});
