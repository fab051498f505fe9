import { aScene, mailsOf, setUp } from '../../domain/signing/testing/scene.ts';
import { signerOf } from '../../domain/signing/testing/sign.ts';
import { buildSigningSite } from '../../signing/site.ts';
import { aPagesFolder, Browser, type Answer } from '../../signing/testing/browser.ts';

interface Invited {
  /** Token of the emailed link. */
  link: string;
  pin: string;
  /** Path of the signer's calls. */
  task: string;
}

/** Makes a call from the browser of an account holder who has followed their link, in its own App. */
export async function onSite(call: (browser: Browser, invited: Invited) => Promise<Answer>): Promise<Answer> {
  const scene = await aScene();
  const site = await buildSigningSite(scene.app, { pagesFolder: await aPagesFolder() });
  try {
    await setUp(scene);
    const mail = (await mailsOf(scene))[0];
    const { id } = await signerOf(scene, mail?.to ?? '');
    const browser = new Browser(site, scene.app.config.origins.signing);
    const link = mail?.link.split('#')[1] ?? '';
    await browser.post('/link', { Token: link });
    return await call(browser, { link, pin: mail?.pin ?? '', task: `/task/${id}` });
  } finally {
    await site.close();
    await scene.app.close();
  }
}

/** The same once the PIN was verified, so that the browser holds the document. */
export function holding(call: (browser: Browser, task: string) => Promise<Answer>): Promise<Answer> {
  return onSite(async (browser, { task, pin }) => {
    await browser.post(`${task}/pin`, { Pin: pin });
    return call(browser, task);
  });
}
