import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.js';

function Word({ word }: { word: string }) {
  return <p>{word}</p>;
}

class Net extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

describe('a part that is loaded later', () => {
  it('is loaded once, at its first showing, and is there at once from then on', async () => {
    const load = vi.fn(() => Promise.resolve(Word));
    const Part = lazyComponent(load);
    expect(load).not.toHaveBeenCalled();
    const first = render(<Part word="hello" />);
    expect(await screen.findByText('hello')).toBeVisible();
    first.unmount();
    render(<Part word="again" />);
    expect(screen.getByText('again')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('can be loaded ahead', async () => {
    const load = vi.fn(() => Promise.resolve(Word));
    const Part = lazyComponent(load);
    Part.preload();
    Part.preload();
    expect(load).toHaveBeenCalledOnce();
    render(<Part word="hello" />);
    expect(await screen.findByText('hello')).toBeVisible();
  });

  it('keeps what is shown meanwhile where the load fails', async () => {
    const load = vi.fn(() => Promise.resolve(Word)).mockRejectedValueOnce(new Error('gone'));
    const Part = lazyComponent(load, ({ word }: { word: string }) => <em>{word} soon</em>);
    const first = render(
      <Net>
        <Part word="hello" />
      </Net>,
    );
    expect(screen.getByText('hello soon')).toBeVisible();
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(async () => undefined);
    expect(screen.getByText('hello soon')).toBeVisible();
    first.unmount();
    render(<Part word="hello" />);
    expect(await screen.findByText('hello')).toBeVisible();
  });

  it('throws a failed load to the boundary, and tries again at the next showing', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.resolve(Word)).mockRejectedValueOnce(new Error('gone'));
    const Part = lazyComponent(load);
    const first = render(
      <Net>
        <Part word="hello" />
      </Net>,
    );
    expect(await screen.findByText('failed')).toBeVisible();
    first.unmount();
    render(<Part word="hello" />);
    await waitFor(() => expect(screen.getByText('hello')).toBeVisible(), { timeout: 15_000 });
    silence.mockRestore();
  });
});
