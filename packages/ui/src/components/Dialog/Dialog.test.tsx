import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.js';
import { Dialog } from './Dialog.js';

const soon = { timeout: 15_000 };

/** A menu that is gone as soon as it has opened the dialog. */
function MenuThenDialog() {
  const [shown, setShown] = useState<'nothing' | 'menu' | 'dialog'>('nothing');
  return (
    <>
      <button type="button" onClick={() => setShown('menu')}>
        Actions
      </button>
      {shown === 'menu' ? (
        <button type="button" onClick={() => setShown('dialog')}>
          Rename
        </button>
      ) : null}
      <Dialog open={shown === 'dialog'} onOpenChange={() => setShown('nothing')} title="Rename Filter">
        Words
      </Dialog>
    </>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.focus();
    button.click();
  });
}

describe('focus', () => {
  it('goes back to the button of a menu that was left for the dialog', async () => {
    render(<MenuThenDialog />);
    press('Actions');
    press('Rename');
    expect(await screen.findByRole('dialog', { name: 'Rename Filter' })).toHaveFocus();
    press('Close');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus(), soon);
  });

  it('stays in sight where a low dialog scrolls as a whole', () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function note() {
      shown.push(this.textContent);
    };
    render(
      <Dialog open onOpenChange={() => undefined} title="Signers">
        <button type="button">Remove</button>
      </Dialog>,
    );
    act(() => screen.getByRole('button', { name: 'Remove' }).focus());
    expect(shown.at(-1)).toBe('Remove');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('comes back into the dialog when the focused element is removed', async () => {
    function Body() {
      const [there, setThere] = useState(true);
      return there ? (
        <button type="button" onClick={() => setThere(false)}>
          Remove
        </button>
      ) : null;
    }
    render(
      <Dialog open onOpenChange={() => undefined} title="Signers">
        <Body />
      </Dialog>,
    );
    press('Remove');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Signers' })).toHaveFocus(), soon);
  });
});

it('gives the focus to what had it before a button that has nothing to act on any more', async () => {
  function Page() {
    const [state, setState] = useState<'some' | 'asking' | 'none'>('some');
    return (
      <>
        <input aria-label="Row" />
        <Button
          disabledReason={state === 'none' ? 'Select a document first.' : undefined}
          onPress={() => setState('asking')}
        >
          Delete
        </Button>
        <Dialog open={state === 'asking'} onOpenChange={vi.fn()} title="Delete document">
          <Button onPress={() => setState('none')}>Delete it</Button>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  act(() => screen.getByRole('textbox').focus());
  press('Delete');
  press('Delete it');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

it.each([
  ['the tree to select from', { text: 'Second' }],
  ['itself, where there is only a button', null],
])('starts at %s', (_what, tree) => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="Assign filter">
      <button type="button">Help</button>
      {tree === null ? null : (
        <div role="tree">
          <div role="treeitem" tabIndex={-1} aria-selected="false">
            First
          </div>
          <div role="treeitem" tabIndex={0} aria-selected="true">
            {tree.text}
          </div>
        </div>
      )}
    </Dialog>,
  );
  expect(tree === null ? screen.getByRole('dialog') : screen.getByText(tree.text)).toHaveFocus();
});

it('locks the page while any dialog is open', async () => {
  const { rerender } = render(
    <>
      <Dialog open onOpenChange={() => undefined} title="One" />
      <Dialog open onOpenChange={() => undefined} title="Two" />
    </>,
  );
  const page = document.documentElement;
  await waitFor(() => expect(page.className).not.toBe(''), soon);
  rerender(
    <>
      <Dialog open={false} onOpenChange={() => undefined} title="One" />
      <Dialog open onOpenChange={() => undefined} title="Two" />
    </>,
  );
  expect(page.className).not.toBe('');
  rerender(<Dialog open={false} onOpenChange={() => undefined} title="One" />);
  expect(page.className).toBe('');
});
