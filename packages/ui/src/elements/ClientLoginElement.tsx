import { LoginFrame } from './LoginFrame.js';
import { attributes, CountersignElement } from './host.js';
import { loginAddress } from './loginAddress.js';

/**
 * Links a firm's own website to its Countersign sign-in: a link in the firm's colour, or the sign-in page in
 * a small frame. Users enter their password only on the identity site; the frame opens it in a separate
 * window.
 *
 * @element countersign-client-login
 * @attr portal address of the portal, e.g. `https://portal.example.com`
 * @attr firm the firm's id, for its brand (the `theme` of the portal's login address)
 * @attr display `link` (the default) or `frame`
 * @attr label text of the link; `Client login` by default
 */
export class ClientLoginElement extends CountersignElement {
  static override observedAttributes = attributes('portal', 'firm', 'display', 'label');

  protected override draw() {
    const display = this.attribute('display') === 'frame' ? 'frame' : 'link';
    const href = loginAddress({ portal: this.attribute('portal'), firm: this.attribute('firm'), display });
    if (href === null) return null;
    return <LoginFrame href={href} display={display} label={this.attribute('label') || 'Client login'} />;
  }
}
