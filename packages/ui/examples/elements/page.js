/* A page of the firm: it uploads and commits; the elements show it and ask for what their reader wants. */
const uploads = document.getElementById('uploads');
const signing = document.getElementById('signing');
const log = document.getElementById('log');

function note(words) {
  const line = document.createElement('li');
  line.textContent = words;
  log.append(line);
}

const waiting = { bytesPerSecond: null, secondsLeft: null, failureReason: null, retryable: false };
const files = [
  { ...waiting, id: 'deed', name: 'Trust deed.pdf', status: 'complete', percent: 100, cancellable: false },
  {
    ...waiting,
    id: 'minutes',
    name: 'Minutes of the directors.docx',
    status: 'uploading',
    percent: 40,
    bytesPerSecond: 4_800_000,
    secondsLeft: 12,
    cancellable: true,
  },
];

document.getElementById('upload').addEventListener('click', () => {
  uploads.items = files;
  uploads.hidden = false;
});

uploads.addEventListener('countersign-upload-cancel', ({ detail }) => {
  note(`cancel ${detail.id}`);
  uploads.items = uploads.items.filter(({ id }) => id !== detail.id);
});
uploads.addEventListener('countersign-upload-view', ({ detail }) => note(`view ${detail.view}`));
uploads.addEventListener('countersign-upload-close', () => note('uploads closed'));

document.getElementById('sign').addEventListener('click', () => {
  signing.setAttribute('lock-expires', new Date(Date.now() + 10 * 60_000).toISOString());
  signing.setAttribute('src', new URL('frame.html', location.href).href);
});

signing.addEventListener('countersign-sign-complete', () => {
  note('commit');
  // Here the page would ask its server to commit; the dialog closes when it has.
  signing.removeAttribute('src');
});
signing.addEventListener('countersign-sign-failed', ({ detail }) => note(`failed: ${detail.reason}`));
signing.addEventListener('countersign-sign-cancelled', () => {
  note('cancelled');
  signing.removeAttribute('src');
});
