/** What script adds to pages that work without it. */
export function enhance(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-show-password]'))
    addToggle(page, button);
  for (const form of page.querySelectorAll('form')) {
    if (form.dataset['sendAtOnce'] !== undefined) form.submit();
    else sendOnce(form);
  }
}

function addToggle(page: Document, button: HTMLButtonElement): void {
  const input = page.getElementById(button.dataset['showPassword'] ?? '');
  if (!(input instanceof HTMLInputElement)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
    input.focus();
  });
  // Password managers and the browser's own history should see a password, not a text.
  input.form?.addEventListener('submit', () => {
    input.type = 'password';
  });
}

/** A second press while the first is on its way would only find the form used up. */
function sendOnce(form: HTMLFormElement): void {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // Coming back by the Back button shows the same page again: it may be sent again.
  window.addEventListener('pageshow', () => {
    sent = false;
  });
}
