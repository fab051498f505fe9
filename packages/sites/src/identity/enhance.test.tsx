import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enhance } from './enhance.ts';
import { PasswordPage } from './PasswordPage.tsx';
import { SigningOutPage } from './PlainPages.tsx';

function showPassword() {
  render(<PasswordPage action="/there" email="" secondFactorNext={false} problem={null} />);
}

test('without script there is no button that does nothing', () => {
  showPassword();
  expect(screen.queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
});

test('the password can be shown, and is a password again when it is sent', async () => {
  showPassword();
  enhance(document);
  const field = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveFocus();
  document.forms[0]?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a form is sent once, and again only after coming back to it', () => {
  showPassword();
  enhance(document);
  const send = () => document.forms[0]?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(send()).toBe(true);
  expect(send()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(send()).toBe(true);
});

test('signing out sends its form at once', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  render(<SigningOutPage action="/out" fields={[{ name: 'logout', value: 'yes' }]} />);
  enhance(document);
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});
