import type { ReactNode } from 'react';
import { HEART, INK, line, SHADE, SKIN, TEAR } from './ink.ts';
import { signs } from './signs.tsx';

function Face({
  skin = SKIN,
  shade = SHADE,
  children,
}: {
  skin?: string;
  shade?: string;
  children: ReactNode;
}) {
  return (
    <>
      <circle cx="12" cy="12" r="10.6" fill={skin} />
      <path d="M1.8 14.8a10.6 10.6 0 0 0 20.4 0 11.9 11.9 0 0 1-20.4 0z" fill={shade} />
      {children}
    </>
  );
}

const dots = (
  <g fill={INK}>
    <ellipse cx="8.3" cy="10" rx="1.35" ry="1.7" />
    <ellipse cx="15.7" cy="10" rx="1.35" ry="1.7" />
  </g>
);
const laughing = <path {...line} d="M6.2 10.8q1.9-2.5 3.8 0M14 10.8q1.9-2.5 3.8 0" />;
const shut = <path {...line} d="M6.2 9.6q1.9 2 3.8 0M14 9.6q1.9 2 3.8 0" />;
const smile = <path {...line} d="M7.6 14.4q4.4 4.2 8.8 0" />;
const frown = <path {...line} d="M8.2 17q3.8-3.4 7.6 0" />;
const grin = (
  <>
    <path d="M6.4 13.2h11.2a5.6 5.6 0 0 1-11.2 0z" fill={INK} />
    <path d="M8.6 17.2a4.6 4.6 0 0 1 6.8 0 5.6 5.6 0 0 1-6.8 0z" fill={HEART} />
    <path d="M7.2 13.2h9.6l-.3 1.5h-9z" fill="#fff" />
  </>
);

const heart = 'M0 2.6C-1.5-.6-6-.5-6 3.2c0 3 3.4 5.2 6 7.6 2.6-2.4 6-4.6 6-7.6C6-.5 1.5-.6 0 2.6z';
const star = 'M0-3.3.9-1l2.5.2-1.9 1.6.6 2.4L0 1.9l-2.1 1.3.6-2.4L-3.4-.8-.9-1z';

/** Drawn for 24 by 24, by the emoji that stands for each in what is sent and stored. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  '😞': (
    <Face>
      {shut}
      <path {...line} d="M5.9 7.2 9 6.2M18.1 7.2 15 6.2" />
      {frown}
    </Face>
  ),
  '😠': (
    <Face skin="#ff9a62" shade="#e8703f">
      {dots}
      <path {...line} d="m5.8 6.8 4 1.9M18.2 6.8l-4 1.9" />
      {frown}
    </Face>
  ),
  '🥱': (
    <Face>
      {shut}
      <ellipse cx="12" cy="16" rx="3.3" ry="3.9" fill={INK} />
      <path d="M9.9 18.2a3.3 2.6 0 0 1 4.2 0 3.3 3.9 0 0 1-4.2 0z" fill={HEART} />
    </Face>
  ),
  '🙈': (
    <>
      <circle cx="3.2" cy="11.4" r="2.6" fill="#7a4a28" />
      <circle cx="20.8" cy="11.4" r="2.6" fill="#7a4a28" />
      <circle cx="12" cy="12" r="9.4" fill="#96602f" />
      <ellipse cx="12" cy="16.2" rx="6" ry="4.6" fill="#edc498" />
      <path {...line} strokeWidth={1.4} d="M9.4 17.2q2.6 1.8 5.2 0" />
      <path d="M11.2 14.2h1.6" {...line} strokeWidth={1.4} />
      <g fill="#b97f49" stroke="#7a4a28" strokeWidth=".7">
        <path d="M3.6 15.6C3 11.4 5 7.6 8.6 7.8c2.6.2 3.2 3 2 4.8-1.6 2.2-4.6 1.6-7 3z" />
        <path d="M20.4 15.6c.6-4.2-1.4-8-5-7.8-2.6.2-3.2 3-2 4.8 1.6 2.2 4.6 1.6 7 3z" />
      </g>
    </>
  ),
  '💔': (
    <>
      <path d={heart} transform="translate(12 4.2) scale(1.6)" fill={HEART} />
      <path d="m12.6 7.4-2.6 4 3.6 1.8-2.6 4.6" {...line} stroke="#fff" strokeWidth={1.9} />
    </>
  ),
  '😕': (
    <Face>
      {dots}
      <path {...line} d="M8.6 16.8q3-2.8 6.8-1.2" />
    </Face>
  ),
  '😐': (
    <Face>
      {dots}
      <path {...line} d="M8.2 15.8h7.6" />
    </Face>
  ),
  '🤨': (
    <Face>
      {dots}
      <path {...line} d="M5.8 7.4q2.2-.8 4.2.2M13.8 5.8q2.4-1.6 4.6.2M8.8 16.2l6-.8" />
    </Face>
  ),
  '😴': (
    <>
      <Face>
        {shut}
        <ellipse cx="11.4" cy="16" rx="1.9" ry="2.2" fill={INK} />
      </Face>
      <path {...line} stroke={TEAR} d="M16.4 2h4.2l-4.2 4.4h4.4M21 8.6h1.9L21 10.8h2" />
    </>
  ),
  '🙄': (
    <Face>
      <circle cx="8.2" cy="9.6" r="2.9" fill="#fff" />
      <circle cx="15.8" cy="9.6" r="2.9" fill="#fff" />
      <circle cx="8.7" cy="8.2" r="1.4" fill={INK} />
      <circle cx="16.3" cy="8.2" r="1.4" fill={INK} />
      <path {...line} d="M9 16.8q3-1.4 6 0" />
    </Face>
  ),
  '🙂': (
    <Face>
      {dots}
      {smile}
    </Face>
  ),
  '🤔': (
    <>
      <Face>
        {dots}
        <path {...line} d="M5.8 7q2-.8 4 0M14 6q2-1.4 4.2 0M9.6 15.2q2.2-.8 4.4.4" />
      </Face>
      <path
        d="M6.4 22.6c-1.2-2.4-.6-5 1.4-5.8l3.8-1.2c1.2-.4 1.8 1.2.7 1.7l-2 .9 3.4.2c1.3.2 1.2 2 0 2.1l-1.7.2c-.6 1.8-3 3.4-5.6 1.9z"
        fill="#ffd98a"
        stroke={INK}
        strokeWidth=".9"
      />
    </>
  ),
  '😌': (
    <Face>
      {shut}
      <path {...line} d="M8.8 15.4q3.2 2.4 6.4 0" />
    </Face>
  ),
  '👀': (
    <>
      <ellipse cx="7" cy="12" rx="5" ry="7.4" fill="#fff" stroke={INK} strokeWidth="1.2" />
      <ellipse cx="17" cy="12" rx="5" ry="7.4" fill="#fff" stroke={INK} strokeWidth="1.2" />
      <circle cx="5.2" cy="13.6" r="2.5" fill={INK} />
      <circle cx="15.2" cy="13.6" r="2.5" fill={INK} />
      <circle cx="6" cy="12.7" r=".8" fill="#fff" />
      <circle cx="16" cy="12.7" r=".8" fill="#fff" />
    </>
  ),
  '🤷': (
    <>
      <path
        d="M5 23c0-4 2.4-6.6 7-6.6s7 2.6 7 6.6z M3 12.6l3.6 6.8M21 12.6l-3.6 6.8"
        fill="#5a6fd8"
        stroke="#5a6fd8"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="2.6" cy="11.6" r="2.1" fill={SKIN} />
      <circle cx="21.4" cy="11.6" r="2.1" fill={SKIN} />
      <circle cx="12" cy="8" r="6.2" fill={SKIN} />
      <path d="M5.9 7.2A6.2 6.2 0 0 1 18.1 7C15.6 6.8 14 5.6 13 4.2 11.4 6 8.8 7.2 5.9 7.2z" fill="#6b4222" />
      <g fill={INK}>
        <circle cx="9.7" cy="8.8" r=".95" />
        <circle cx="14.3" cy="8.8" r=".95" />
      </g>
      <path {...line} strokeWidth={1.3} d="M10 11.8q2-.9 4 0" />
    </>
  ),
  '😄': (
    <Face>
      {laughing}
      {grin}
    </Face>
  ),
  '😊': (
    <Face>
      <ellipse cx="5.6" cy="13.4" rx="2.1" ry="1.4" fill="#ff8f70" />
      <ellipse cx="18.4" cy="13.4" rx="2.1" ry="1.4" fill="#ff8f70" />
      {laughing}
      {smile}
    </Face>
  ),
  '👏': (
    <>
      <path {...line} stroke={HEART} d="m12 2 .4 2.4M7.6 3l1.2 2M16.8 3l-1.2 2" />
      <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
        <path
          d="M13 8.4c.8-1.3 2.7-.6 2.6.9l-.1 1.5c1-1.2 2.7-.7 2.9.7.9-.5 2 .1 2.1 1.2.8 0 1.5.8 1.3 1.7-.7 4-3 7.6-7.2 8.2-3.2.4-5.6-1.4-6-4z"
          fill={SHADE}
        />
        <path
          d="M11 7.6c-.8-1.3-2.7-.6-2.6.9l.1 2.4L6.4 9c-1-.9-2.4.4-1.6 1.5l-.5-.4c-1.1-.9-2.5.6-1.5 1.6-1.1-.5-2 .9-1.1 1.7l.9.9c-.9.1-1.2 1.2-.5 1.8l4.4 4.2c2.4 2.2 6.2 2 8.2-.4 1.8-2.2 1.6-5.2.3-7.4z"
          fill={SKIN}
        />
        <path d="m6.4 12.6 2.6 2.5M4.6 14.6 7 17" fill="none" strokeLinecap="round" />
      </g>
    </>
  ),
  '😮': (
    <Face>
      {dots}
      <path {...line} d="M6.2 6.4q2-1.4 3.8-.4M17.8 6.4q-2-1.4-3.8-.4" />
      <ellipse cx="12" cy="16.2" rx="2.7" ry="3.3" fill={INK} />
    </Face>
  ),
  '💡': (
    <>
      <path
        d="M12 1.4a7.6 7.6 0 0 0-4.6 13.7c1 .8 1.4 1.6 1.4 2.7h6.4c0-1.1.4-1.9 1.4-2.7A7.6 7.6 0 0 0 12 1.4z"
        fill="#ffe07a"
      />
      <path d="M9.4 3.9a6 6 0 0 0-3 5.6" {...line} stroke="#fff" strokeWidth={1.5} />
      <path
        d="m9.8 10.2 1.1 1.2 1.1-1.2 1.1 1.2 1.1-1.2M12 11.4v6"
        {...line}
        stroke={SHADE}
        strokeWidth={1.3}
      />
      <path d="M8.8 18h6.4v2.2a1.4 1.4 0 0 1-1.4 1.4h-3.6a1.4 1.4 0 0 1-1.4-1.4z" fill="#8b93a8" />
      <path
        d="M10.4 22h3.2a1.6 1.6 0 0 1-3.2 0zM8.8 19.4h6.4"
        fill="#5d6478"
        stroke="#5d6478"
        strokeWidth=".6"
      />
    </>
  ),
  '😍': (
    <Face>
      <path d={heart} transform="translate(7.6 5.9) scale(.62)" fill={HEART} />
      <path d={heart} transform="translate(16.4 5.9) scale(.62)" fill={HEART} />
      {grin}
    </Face>
  ),
  '🤩': (
    <Face>
      <path d={star} transform="translate(7.6 9.2) scale(1.12)" fill="#f26a3d" />
      <path d={star} transform="translate(16.4 9.2) scale(1.12)" fill="#f26a3d" />
      {grin}
    </Face>
  ),
  '🔥': (
    <>
      <path
        d="M12.4 1c1 4.4-1.4 5.8-3 8-.6-1-.8-1.8-.8-2.8C5.6 8.6 3.8 11.6 3.8 15a8.2 8.2 0 0 0 16.4 0c0-5.4-4.2-8.4-7.8-14z"
        fill="#f4622f"
      />
      <path
        d="M12.8 10.400c.3 2.4-1.2 3.2-2.2 4.6-.5-.5-.7-1-.8-1.8-1.3 1.4-2 3-2 4.600a4.3 4.3 0 0 0 8.6 0c0-2.8-2.2-4.4-3.6-7.400z"
        fill="#ffc64a"
      />
    </>
  ),
  '😂': (
    <Face>
      {laughing}
      {grin}
      <path
        d="M5.6 12.400c-3 .4-5 2.2-5 4a2.5 2.5 0 0 0 4.7 1.100c.6-1.2.6-3.2.3-5.100zM18.4 12.400c3 .4 5 2.2 5 4a2.5 2.5 0 0 1-4.7 1.100c-.6-1.2-.6-3.2-.3-5.100z"
        fill={TEAR}
      />
    </Face>
  ),
  '😢': (
    <Face>
      {dots}
      <path {...line} d="M6 7.6q1.6-1.5 3.4-1.6M18 7.6q-1.6-1.5-3.4-1.6" />
      {frown}
      <path d="M7.2 12.8c1.4 2 2 3.2 2 4.3a2.1 2.1 0 0 1-4.2 0c0-1.1.8-2.3 2.2-4.3z" fill={TEAR} />
    </Face>
  ),
  '🎉': (
    <>
      <path d="M7.4 9 1.6 21.400c-.3.7.3 1.3 1 1L15 16.600z" fill={SKIN} />
      <path d="m5.2 13.6 5.2 5.200M3.4 17.600l3 3" {...line} stroke="#f26a3d" strokeWidth={1.6} />
      <ellipse cx="11.2" cy="12.8" rx="2.4" ry="5.4" transform="rotate(-45 11.2 12.8)" fill={SHADE} />
      <path d="M12.6 8.400c1.4-1.8.6-3.4 2-5.400M15 11.400c1.6-1.6 3-1 4.6-2.6" {...line} stroke="#5a6fd8" />
      <g>
        <circle cx="9.4" cy="4" r="1.3" fill={HEART} />
        <circle cx="20.4" cy="14.6" r="1.3" fill={TEAR} />
        <circle cx="20.6" cy="4" r="1.5" fill="#57c08a" />
        <path d="m17.2 15.6 2.6 3.400M5 5.600l1.4 1.8" {...line} stroke={HEART} />
      </g>
    </>
  ),
  '❤️': <path d={heart} transform="translate(12 4.2) scale(1.6)" fill={HEART} />,
  ...signs,
};
