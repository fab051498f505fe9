import { expect, screen, waitFor } from 'storybook/test';
import { VIEWER_READY } from '@countersign/ui';

const html = `<!doctype html>
<meta name="color-scheme" content="light dark">
<title>Viewer</title>
<style>
  body { margin: 0; background: light-dark(#f0ebe7, #14110f) }
  main { box-sizing: border-box; width: min(620px, 100% - 32px); margin: 24px auto; padding: 40px; background: white; color: #1d1d23; font: 14px/21px Inter, sans-serif; outline: 1px solid #d8d4cf }
  header { display: flex; justify-content: space-between; padding-bottom: 12px; border-bottom: 1px solid #d8d4cf; color: #5b544f; font-size: 12px }
  h1 { margin: 20px 0; font: 24px/30px Newsreader, Georgia, serif }
  section { display: flex; flex-wrap: wrap; gap: 16px }
  div { flex: 1 1 200px }
  p { margin: 4px 0 0; padding: 8px 12px; border: 1px solid #c5c8e6; border-radius: 5px; background: #f5f5fc; font-size: 11px; line-height: 16px }
  i { display: block; color: #2b3590; font: 22px/28px Newsreader, Georgia, serif; font-style: italic }
</style>
<main>
  <header><span>Harrow & Finch</span><span>Signature page</span></header>
  <h1>Engagement letter 2026</h1>
  <section>
    <div>Olivia Nguyen<p><i>Olivia Nguyen</i>Signed 21 Nov 2026 9:31 am AEDT</p></div>
    <div>Imogen Hartley · Firm representative<p><i>Imogen Hartley</i>Signed 21 Nov 2026 9:34 am AEDT</p></div>
  </section>
</main>
<script>parent.postMessage('${VIEWER_READY}', '*')</script>`;

/** A page in place of the viewer: the end of a document that everyone has signed. */
export const signedPaper = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

/** Waits until the page is no longer covered: it has said that it is there. */
export async function untilPaperShown(): Promise<void> {
  const frame = await screen.findByTitle(/^Preview of /);
  await waitFor(() => expect(frame).not.toHaveAttribute('inert'));
}
