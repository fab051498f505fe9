import { createBrowserHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { historyEntry } from './historyEntry.ts';

it('is the place in the history of the router, which another address moves and a replaced one does not', () => {
  const history = createBrowserHistory();
  const first = historyEntry();
  history.push('/documents/12');
  history.flush();
  expect(historyEntry()).toBe(first + 1);
  history.replace('/documents/12/7');
  history.flush();
  expect(historyEntry()).toBe(first + 1);
  history.destroy();
});
