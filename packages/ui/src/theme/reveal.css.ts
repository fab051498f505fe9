import { keyframes } from '@vanilla-extract/css';

const hidden = keyframes({ from: { opacity: 0 } });

/**
 * An animation that keeps an element unseen for a second: what loads sooner shows nothing in between. The last in a list,
 * so that none before it shows the element meanwhile.
 */
export const reveal = `${hidden} 1ms linear 1000ms backwards`;
