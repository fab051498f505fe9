import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.js';

describe('a button', () => {
  it('stays the same element, with its focus, while a reason comes and goes', () => {
    const { rerender } = render(<Button>Edit</Button>);
    const button = screen.getByRole('button', { name: 'Edit' });
    button.focus();
    rerender(<Button disabledReason="Select one client to edit.">Edit</Button>);
    expect(screen.getByRole('button', { name: 'Edit' })).toBe(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Select one client to edit.');
    rerender(<Button>Edit</Button>);
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('is pressed only while it is neither refused nor pending', () => {
    const press = vi.fn();
    const { rerender } = render(<Button onPress={press}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    rerender(
      <Button onPress={press} pending>
        Save
      </Button>,
    );
    fireEvent.click(button);
    rerender(
      <Button onPress={press} disabledReason="Nothing has changed.">
        Save
      </Button>,
    );
    fireEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Nothing has changed.');
  });

  it('says that it works for as long as it does', () => {
    const { rerender } = render(<Button pending>Save</Button>);
    expect(screen.getByText('Working')).toBeInTheDocument();
    rerender(<Button>Save</Button>);
    expect(screen.queryByText('Working')).toBeNull();
  });
});
