import type { ReactNode } from 'react';
import { INK, line, SHADE, SKIN, TEAR } from './ink.ts';

const edge = { stroke: INK, strokeWidth: 0.9, strokeLinejoin: 'round' } as const;

/** What hands and stars say: answers in a chat, and signs that are shown in a zone. */
export const signs: Readonly<Record<string, ReactNode>> = {
  '👍': (
    <g {...edge}>
      <path
        d="M8.6 11.2 12 3.4c.3-.8 1.2-1.2 2-.9 1 .4 1.6 1.5 1.4 2.6l-.7 4h4.7a1.9 1.9 0 0 1 .9 3.6 1.9 1.9 0 0 1-.6 3.1 1.9 1.9 0 0 1-.9 2.9 1.7 1.7 0 0 1-1.6 2.4h-5c-1.4 0-2.5-.5-3.6-1.4z"
        fill={SKIN}
      />
      <path d="M20.3 12.7h-3.4M19.7 15.8h-3M18.8 18.7h-2.6" fill="none" strokeLinecap="round" />
      <path
        d="M3 11.3c0-.6.5-1.1 1.1-1.1h3.4c.6 0 1.1.5 1.1 1.1v8.8c0 .6-.5 1.1-1.1 1.1H4.1c-.6 0-1.1-.5-1.1-1.1z"
        fill={TEAR}
      />
    </g>
  ),
  '👋': (
    <>
      <g transform="rotate(-16 12 13)" {...edge}>
        <path
          d="M7.2 12.6V6.7a1.35 1.35 0 0 1 2.7 0V5a1.35 1.35 0 0 1 2.7 0v.7a1.35 1.35 0 0 1 2.7 0v2a1.35 1.35 0 0 1 2.7 0v7.2c0 4-2.6 6.7-6.2 6.7-2.7 0-4.3-1.1-5.7-3.4l-2.7-4.5c-.5-.9-.2-1.7.5-2.1s1.6-.1 2.1.6z"
          fill={SKIN}
        />
        <path d="M9.9 6.7v4.5M12.6 5.7v5.3M15.3 7.7v3.7" fill="none" strokeLinecap="round" />
        <path d="M17.9 13.5c0 4.7-2.2 7.3-6 7.6" fill="none" stroke={SHADE} />
      </g>
      <path
        {...line}
        strokeWidth={1.4}
        stroke={TEAR}
        d="M17.6 2.6c1.6.5 2.7 1.6 3.2 3.2M1.9 18c.5 1.7 1.7 2.9 3.4 3.4"
      />
    </>
  ),
  '⭐': (
    <>
      <path
        d="m12 1.8 3 6.3 6.9 1-5 4.9 1.2 6.9L12 17.6l-6.1 3.3L7.1 14l-5-4.9 6.9-1z"
        fill={SKIN}
        stroke={SHADE}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d="M8.7 10.2 12 5.4" {...line} stroke="#fff" strokeWidth={1.3} />
    </>
  ),
};
