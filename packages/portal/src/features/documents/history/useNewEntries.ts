import { useEffect, useRef, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { announce } from '@countersign/ui';
import { historyMessages } from './history.messages.ts';

type Entry = Schemas['AuditEntry'];

/** Announces what a history gets while it is open. */
export function useNewEntries(entries: readonly Entry[] | undefined): void {
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (entries === undefined) return;
    const last = known.current;
    known.current = entries[0]?.Id ?? 0;
    if (last === null) return;
    const added = entries.filter(({ Id }) => Id > last);
    const [newest] = added;
    if (newest !== undefined) announce(historyMessages.added(added.length, newest.ShortDesc));
  }, [entries]);
}

/** How often times such as "2 minutes ago" are brought up to date, in ms. */
const MINUTE_HAND_MS = 30_000;

/** The present time as an ISO instant, brought up to date twice a minute. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date().toISOString());
    }, MINUTE_HAND_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
