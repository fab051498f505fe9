import { useEffect, useLayoutEffect, useState } from 'react';
import { announce } from '../../announce/announce.js';

/** Delay in ms before changes are announced: moving over ten rows announces one count. */
const QUIET = 500;

/**
 * Announces changes once they have stopped. Several changes of one moment are one sentence; the initial state
 * is not announced.
 */
class Speaker {
  private readonly said = new Map<string, string>();
  private readonly waiting = new Map<string, string>();
  private timer: number | undefined;

  readonly change = (topic: string, sentence: string): void => {
    const isFirst = !this.said.has(topic);
    if (this.said.get(topic) === sentence) return;
    this.said.set(topic, sentence);
    if (isFirst || sentence === '') this.waiting.delete(topic);
    else this.say(sentence, topic);
  };

  readonly say = (sentence: string, topic = sentence): void => {
    this.waiting.set(topic, sentence);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.speak, QUIET);
  };

  readonly stop = (): void => window.clearTimeout(this.timer);

  private readonly speak = (): void => {
    if (this.waiting.size > 0) announce([...this.waiting.values()].join('. '));
    this.waiting.clear();
  };
}

/**
 * Sentences by topic. An empty one says nothing; what follows it is a change.
 * @returns says one sentence more, with those that changed
 */
export function useSpokenChanges(topics: Readonly<Record<string, string>>): (sentence: string) => void {
  const [speaker] = useState(() => new Speaker());
  // With the layout: an effect that came later would cost a task of its own for each row chosen.
  useLayoutEffect(() => {
    for (const [topic, sentence] of Object.entries(topics)) speaker.change(topic, sentence);
  });
  useEffect(() => speaker.stop, [speaker]);
  return speaker.say;
}
