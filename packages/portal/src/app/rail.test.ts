import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { DocumentIcon } from '@countersign/ui';
import { railGroups, railRoutes } from './rail.ts';

const root = createRootRoute();
const place = (label: string, order: number) => ({ rail: { label, order, icon: DocumentIcon } });
const settings = createRoute({
  getParentRoute: () => root,
  id: 'settings',
  staticData: { needs: { role: 'administrator' } },
});
const employees = createRoute({
  getParentRoute: () => settings,
  path: '/settings',
  staticData: place('Settings', 90),
});
const documents = createRoute({
  getParentRoute: () => root,
  path: '/documents',
  staticData: place('Documents', 30),
});
const reports = createRoute({
  getParentRoute: () => root,
  path: '/reports',
  staticData: { ...place('Reports', 40), needs: { secondFactor: true } },
});
const firms = createRoute({
  getParentRoute: () => root,
  path: '/owner/firms/list',
  staticData: {
    needs: { role: 'owner' },
    rail: { label: 'Firms', order: 10, icon: DocumentIcon, group: 'owner' },
  },
});
const hidden = createRoute({ getParentRoute: () => root, path: '/profile' });
const routeTree = root.addChildren([settings.addChildren([employees]), documents, reports, firms, hidden]);
const routes = railRoutes(createRouter({ routeTree }).routesById);

function railOf(roles: readonly string[], pathname = '/documents/12') {
  return railGroups(routes, {
    profile: { roles, mfa_enabled: false, requireMFA: false },
    features: [],
    hrefOf: (path) => path,
    pathname,
  });
}

const labels = (groups: ReturnType<typeof railOf>) =>
  groups.map(({ label, items }) => [label, ...items.map((item) => item.label)]);

describe('the rail', () => {
  it('holds the routes that state a place, in their order', () => {
    expect(labels(railOf(['Administrator']))).toEqual([[undefined, 'Documents', 'Reports', 'Settings']]);
  });

  it('leaves out what the person, or the route above it, does not open', () => {
    expect(labels(railOf(['Employee']))).toEqual([[undefined, 'Documents', 'Reports']]);
    expect(labels(railOf(['Administrator', 'Owner']))).toEqual([
      [undefined, 'Documents', 'Reports', 'Settings'],
      ['Owner', 'Firms'],
    ]);
  });

  it('marks the place that somebody is under', () => {
    const current = (pathname: string) =>
      railOf(['Employee'], pathname)
        .flatMap(({ items }) => items)
        .filter((item) => item.current)
        .map((item) => item.label);
    expect(current('/documents')).toEqual(['Documents']);
    expect(current('/documents/sign/12/7')).toEqual(['Documents']);
    expect(current('/documents2')).toEqual([]);
  });
});
