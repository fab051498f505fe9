/* Stands in for the signing site: speaks the protocol and signs nothing. */
import { createFramePort } from '/node_modules/@countersign/ui/signing-protocol/index.js';

const port = createFramePort({
  window,
  parent: window.parent,
  origin: location.origin,
  onInit: () => port.send({ type: 'ready' }),
  onCancel: () => port.send({ type: 'cancelled' }),
});

document.getElementById('ready').addEventListener('click', () => {
  port.send({ type: 'uploading' });
  port.send({ type: 'complete' });
});
document.getElementById('broken').addEventListener('click', () => {
  port.send({ type: 'failed', reason: 'The page could not be drawn' });
});
