import { composeStories, composeStory } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { answering, losingReplies, savedViewAnswers } from '@countersign/api-client/answers';
import { savedViews } from '@countersign/api-client/fixtures';
import { playStories, requestsTo, writesTo } from '../../../testing/storiesInDom.tsx';
import * as removal from './DeleteViewModal.stories.tsx';
import * as order from './ManageViewsModal.stories.tsx';
import * as menu from './SavedViews.stories.tsx';
import * as name from './ViewNameDialog.stories.tsx';

const composed = {
  ...composeStories(menu),
  ...composeStories(name),
  ...composeStories(removal),
  ...composeStories(order),
};
const list = '/savedViews/';
const documents = '/documents/clients/12';

playStories();

describe('the user’s views', () => {
  it('are read once', async () => {
    await composed.Own.run();
    expect(requestsTo(documents).length).toBeGreaterThan(0);
    expect(requestsTo(list)).toHaveLength(1);
  });

  it.each([
    ['NoViews', composed.NoViews],
    ['Loading', composed.Loading],
    ['Failed', composed.Failed],
    ['NotArrived', composed.NotArrived],
    ['ArrivedAgain', composed.ArrivedAgain],
    ['GoneForGood', composed.GoneForGood],
    ['Changed', composed.Changed],
    ['LimitReached', composed.LimitReached],
    ['FilterDeleted', composed.FilterDeleted],
    ['FromALink', composed.FromALink],
    ['LinkNotCopied', composed.LinkNotCopied],
    ['LinkCopied', composed.LinkCopied],
    ['ManagedAtTheEnd', composed.ManagedAtTheEnd],
    ['ManagedOnOneLevel', composed.ManagedOnOneLevel],
    ['SaveForClient', composed.SaveForClient],
  ])('%s', async (_name, story) => {
    await story.run();
    expect(requestsTo(list, 'POST')).toEqual([]);
  });

  it('ask the list for what they show, in their order', async () => {
    await composed.Opened.run();
    expect(requestsTo(documents).at(-1)?.query).toMatchObject({
      searchTerm: 'lease',
      view: 'waitingForClient',
      sortField: 'Title',
      sortDirection: 'asc',
      thenBy: 'ModifiedDate:desc',
    });
  });

  it('go back to what they showed', async () => {
    await composed.Reset.run();
    expect(requestsTo(documents).at(-1)?.query).not.toHaveProperty('view');
  });

  it('are saved once, and then read again', async () => {
    await composed.SaveAsView.run();
    expect(requestsTo(list, 'POST')).toHaveLength(1);
    expect(requestsTo(list)).toHaveLength(2);
  });

  it('are not sent with an invalid name', async () => {
    await composed.SaveInvalid.run();
    expect(requestsTo(list, 'POST')).toEqual([]);
  });

  it.each([
    ['a name that is taken', composed.NameTaken],
    ['the limit', composed.SaveRefused],
  ])('keep what was typed on refusal: %s', async (_name, story) => {
    await story.run();
    expect(requestsTo(list, 'POST')).toHaveLength(1);
  });

  it('are replaced', async () => {
    await composed.Updated.run();
    expect(requestsTo('/savedViews/4', 'PUT')).toHaveLength(1);
  });

  it('are told apart from those that are gone', async () => {
    await composed.UpdateRefused.run();
    expect(requestsTo('/savedViews/4', 'PUT')).toHaveLength(1);
  });

  it('are renamed', async () => {
    await composed.Renamed.run();
    expect(requestsTo('/savedViews/4', 'PUT')).toHaveLength(1);
  });

  it('are deleted', async () => {
    await composed.Deleted.run();
    expect(requestsTo('/savedViews/4', 'DELETE')).toHaveLength(1);
  });
});

describe('their order', () => {
  it.each([
    ['by buttons', composed.Managed],
    ['by keys', composed.ManagedByKeys],
    ['refused', composed.ManagedElsewhere],
  ])('%s', async (_name, story) => {
    await story.run();
    expect(requestsTo(list, 'PUT')).toHaveLength(1);
    // Read again, also after a refusal.
    expect(requestsTo(list).length).toBeGreaterThan(1);
  });

  it('and names and deletions, in the same dialog', async () => {
    await composed.ManagedRenamed.run();
    expect(requestsTo('/savedViews/3', 'PUT')).toEqual([]);
  });

  it('stays when one is deleted there', async () => {
    await composed.ManagedDeleted.run();
    expect(requestsTo('/savedViews/3', 'DELETE')).toHaveLength(1);
  });
});

describe('a write whose reply is lost', () => {
  const lost = () => answering(...losingReplies(savedViewAnswers.changing(savedViews()), 'after'));

  it('is saved once, by the same key, if it is sent again', async () => {
    await composed.SaveUnconfirmed.run();
    expect(writesTo(list, 'POST')).toEqual({ sent: 4, keys: 1 });
  });

  it.each([
    ['a new view', name.SaveAsView, name.default, list, 'POST'],
    ['a new name', name.Renamed, name.default, '/savedViews/4', 'PUT'],
    ['a new search', removal.Updated, removal.default, '/savedViews/4', 'PUT'],
    ['a deletion', removal.Deleted, removal.default, '/savedViews/4', 'DELETE'],
    ['an order', order.Managed, order.default, list, 'PUT'],
  ])('is recognised in the list: %s', async (_name, story, meta, path, method) => {
    await composeStory({ ...story, parameters: lost() }, meta).run();
    expect(writesTo(path, method)).toEqual({ sent: 3, keys: 1 });
  });
});
