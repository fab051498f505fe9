import { SigningFrame } from '../patterns/SigningFrame/SigningFrame.js';
import { attributes, CountersignElement } from './host.js';

/**
 * Shows the dialog in which a user signs a document; it is open while the element has a `src`.
 *
 * @element countersign-signing-frame
 * @attr src address of the signing site with its one-time ticket; remove it to close the dialog
 * @attr document-title
 * @attr lock-expires when the signer's lock expires, ISO 8601
 * @attr retrying present while the page renews the lock
 * @attr can-extend present where the page handles `countersign-sign-extend`: more time is offered then
 * @attr extending present while the page extends the lock
 * @fires countersign-sign-complete the signature is prepared: commit it now; at most once for each `src`
 * @fires countersign-sign-failed `detail.reason`, for the log; the dialog itself offers a retry
 * @fires countersign-sign-cancelled
 * @fires countersign-sign-retry renew the lock and set the new `src`
 * @fires countersign-sign-extend renew the lock and set the new `lock-expires`, with the same `src`
 * @fires countersign-sign-lock-expired ask for the PIN again
 */
export class SigningFrameElement extends CountersignElement {
  static override observedAttributes = attributes(
    'src',
    'document-title',
    'lock-expires',
    'retrying',
    'can-extend',
    'extending',
  );

  protected override draw() {
    const src = this.attribute('src');
    if (src === '') return null;
    return (
      <SigningFrame
        src={src}
        origin={new URL(src, document.baseURI).origin}
        title={this.attribute('document-title') || 'the document'}
        lockExpires={this.attribute('lock-expires')}
        retrying={this.hasAttribute('retrying')}
        onComplete={() => this.tell('countersign-sign-complete')}
        onFailed={(reason) => this.tell('countersign-sign-failed', { reason })}
        onCancelled={() => this.tell('countersign-sign-cancelled')}
        onRetry={() => this.tell('countersign-sign-retry')}
        onExtend={this.hasAttribute('can-extend') ? () => this.tell('countersign-sign-extend') : undefined}
        extending={this.hasAttribute('extending')}
        onLockExpired={() => this.tell('countersign-sign-lock-expired')}
      />
    );
  }
}
