/** Adds script behaviour to pages that work without it. */
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
  // Password managers and the browser's history should see a password, not text.
  input.form?.addEventListener('submit', () => {
    input.type = 'password';
  });
}

/** A second press during submission would only find the form used up. */
function sendOnce(form: HTMLFormElement): void {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // The Back button shows the same page again: it can be submitted again.
  window.addEventListener('pageshow', () => {
    sent = false;
  });
}
