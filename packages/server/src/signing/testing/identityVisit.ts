/** A browser without script at the identity site: it follows redirects and stores cookies. */
export class IdentityVisit {
  readonly #cookies = new Map<string, string>();
  readonly #signing: string;

  constructor(signing: string) {
    this.#signing = signing;
  }

  /** Goes to the identity site and signs in with a password if asked; returns the way back, path and query. */
  async signIn(start: string, email: string, password: string): Promise<string> {
    const page = await this.#walk(new URL(start));
    if (typeof page === 'string') return page;
    const action = /"action":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const body = new URLSearchParams({ email, password });
    const back = await this.#walk(new URL(action, page.url), { method: 'POST', body });
    if (typeof back === 'string') return back;
    throw new Error(`The sign-in stopped: ${await back.text()}`);
  }

  /** Follows redirects to a page of the identity site, or out of it to the signing site. */
  async #walk(start: URL, init: RequestInit = {}): Promise<Response | string> {
    let address = start;
    let next = init;
    for (let hop = 0; hop < 10; hop += 1) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(address, {
        ...next,
        headers: { accept: 'text/html', cookie },
        redirect: 'manual',
      });
      for (const line of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        if (value === '') this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (location === null) return reply;
      address = new URL(location, address);
      if (address.origin === this.#signing) return `${address.pathname}${address.search}`;
      next = {};
    }
    throw new Error('Too many redirects.');
  }
}
