import { composeStories, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ThemeProvider } from './theme/ThemeProvider.js';

/*
 * The tests of an application that uses the library often run in jsdom, which lacks what needs layout: scrolling, sizes
 * that are observed, media queries, captured pointers, popovers, fonts. Nothing here supplies any of it.
 */

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const files = import.meta.glob<StoryFile>('./{components,patterns}/**/*.stories.tsx');

setProjectAnnotations({
  testingLibraryRender: render,
  initialGlobals: { role: 'administrator', features: 'usual', network: 'normal' },
});

const errors: unknown[] = [];
function note(event: ErrorEvent): void {
  errors.push(event.error);
}
beforeEach(() => {
  errors.length = 0;
  window.addEventListener('error', note);
});
afterEach(() => window.removeEventListener('error', note));

/** Works every control that is there once: it gets the focus, a pointer that moves, and a press. */
function workControls(): void {
  for (const control of document.querySelectorAll<HTMLElement>(
    'button, input, textarea, [tabindex], [data-grid-resizer]',
  )) {
    act(() => control.focus());
    fireEvent.pointerEnter(control);
    // A press on a slider selects by the place, and here every place is the same.
    if (!(control instanceof HTMLInputElement)) {
      fireEvent.pointerDown(control, { button: 0, pointerId: 1, clientX: 0 });
      fireEvent.pointerMove(control, { pointerId: 1, clientX: 40 });
      fireEvent.pointerUp(control, { button: 0, pointerId: 1, clientX: 40 });
    }
    fireEvent.click(control);
    fireEvent.doubleClick(control);
  }
}

describe.each(Object.entries(files))('%s', (_, load) => {
  it('is drawn and worked in plain jsdom', async () => {
    for (const Story of Object.values(composeStories(await load()))) {
      await Story.load();
      const { unmount } = render(
        <ThemeProvider>
          <Story />
        </ThemeProvider>,
      );
      await act(async () => {
        await Promise.resolve();
      });
      workControls();
      unmount();
    }
    expect(errors).toEqual([]);
  });
});
