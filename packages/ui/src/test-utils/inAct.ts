import * as React from 'react';

const ENVIRONMENT = 'IS_REACT_ACT_ENVIRONMENT';

/**
 * Makes an event and renders what it changes before it returns, as Testing Library's events do. Production builds of
 * React have no `act`: they render later.
 */
export function inAct(event: () => void): void {
  const { act }: { act?: typeof React.act } = React;
  if (act === undefined) return event();
  const before: unknown = Reflect.get(globalThis, ENVIRONMENT);
  Reflect.set(globalThis, ENVIRONMENT, true);
  try {
    act(event);
  } finally {
    Reflect.set(globalThis, ENVIRONMENT, before);
  }
}
