import { useEffect, useLayoutEffect, useState } from 'react';
import { announce } from '../../announce/announce.js';

/** Delay in ms before changes are announced: moving over ten rows announces one count. */
const QUIET = 500;

/**
 * Announces changes once they have stopped. Several changes of one moment are one sentence; the initial state
 * is not announced.
 */
function createSpeaker() {
  const said = new Map<string, string>();
  const waiting = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak(): void {
    if (waiting.size > 0) announce([...waiting.values()].join('. '));
    waiting.clear();
  }
  function say(sentence: string, topic = sentence): void {
    waiting.set(topic, sentence);
    clearTimeout(timer);
    timer = setTimeout(speak, QUIET);
  }
  function change(topic: string, sentence: string): void {
    const isFirst = !said.has(topic);
    if (said.get(topic) === sentence) return;
    said.set(topic, sentence);
    if (isFirst || sentence === '') waiting.delete(topic);
    else say(sentence, topic);
  }
  return { say, change, stop: () => clearTimeout(timer) };
}

/**
 * Sentences by topic. An empty one says nothing; what follows it is a change.
 * @returns says one sentence more, with those that changed
 */
export function useSpokenChanges(topics: Readonly<Record<string, string>>): (sentence: string) => void {
  const [speaker] = useState(createSpeaker);
  // With the layout: an effect that came later would cost a task of its own for each row chosen.
  useLayoutEffect(() => {
    for (const [topic, sentence] of Object.entries(topics)) speaker.change(topic, sentence);
  });
  useEffect(() => speaker.stop, [speaker]);
  return speaker.say;
}
