import path from 'node:path';
// Says what Storybook and the screenshot run note in a test's meta.
import type {} from '@countersign/story-kit/screenshot';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../run/process.ts';
import { brief } from '../run/vitestReport.ts';
import type { FileRun, StoryOutcome } from './fileRun.ts';

function outcomeOf(test: TestCase): StoryOutcome {
  const { state, errors = [] } = test.result();
  const { storyId, screenshots = {} } = test.meta();
  return {
    name: test.name,
    ...(storyId !== undefined && { story: storyId }),
    state: state === 'pending' ? 'skipped' : state,
    pixels: screenshots,
    errors: errors.map(({ message, diff }) => brief([message, diff ?? ''].join('\n'))),
  };
}

/** Tells the process that started this one how each file of stories went, as soon as it is done. */
export default class StoryReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const run: FileRun = {
      file: path.relative(root, module.moduleId).replaceAll(path.sep, '/'),
      stories: [...module.children.allTests()].map(outcomeOf),
      errors: module.errors().map(({ message }) => brief(message)),
    };
    process.send?.(JSON.stringify(run));
  }
}
