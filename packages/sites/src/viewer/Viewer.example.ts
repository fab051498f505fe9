import { expect, waitFor, type within } from 'storybook/test';

/** Waits until a page has been painted, so that a screenshot shows it. */
export async function drawn(canvas: ReturnType<typeof within>, page = 1) {
  const sheet = canvas.getByRole('region', { name: `Page ${page}` });
  await waitFor(() => expect(sheet.querySelector('[data-state="drawn"]')).not.toBeNull());
}

/** Scrolls until a page is at the top, as the wheel and the scroll bar do, and waits until it has been painted. */
export async function scrollTo(canvas: ReturnType<typeof within>, page: number) {
  const main = canvas.getByRole('main');
  const sheet = canvas.getByRole('region', { name: `Page ${page}` });
  main.scrollTop += sheet.getBoundingClientRect().top - main.getBoundingClientRect().top;
  await drawn(canvas, page);
}

/** Pages and thumbnails that hold pixels. */
interface Painted {
  pages: number;
  thumbnails: number;
}

/** Watches how many pages hold pixels at the same time, at most. */
export function watchPainted(element: HTMLElement) {
  const most: Painted = { pages: 0, thumbnails: 0 };
  const count = (within: string) =>
    [...element.querySelectorAll<HTMLCanvasElement>(`${within} canvas`)].filter(({ width }) => width > 0)
      .length;
  function look(): void {
    most.pages = Math.max(most.pages, count('main'));
    most.thumbnails = Math.max(most.thumbnails, count('nav'));
  }
  const observer = new MutationObserver(look);
  observer.observe(element, { childList: true, subtree: true });
  return {
    /** The most so far; it ends the watch. */
    most(): Painted {
      observer.disconnect();
      look();
      return most;
    },
  };
}
