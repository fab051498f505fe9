import { LoginFrame } from './LoginFrame.js';
import { attributes, CountersignElement } from './host.js';
import { loginAddress } from './loginAddress.js';

/**
 * A firm's way to its Countersign sign-in, for the firm's own website: a link in the firm's colour, or the
 * sign-in page itself in a small frame. The password is typed on the identity site and nowhere else; the frame
 * opens it in a window of its own.
 *
 * @element countersign-client-login
 * @attr portal address of the portal, e.g. `https://portal.example.com`
 * @attr firm the firm's id: its brand is shown (the `theme` of the portal's login address)
 * @attr display `link` (the default) or `frame`
 * @attr label the words of the link; `Client login` without
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
