import { built, glow, ground, low } from './ink.ts';
import { Move } from './Move.tsx';

const places = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column] as const));
const lit = new Set(['0-3', '1-2', '2-1', '3-0']);
const rivals = new Set(['3-1', '3-2', '2-2', '3-3']);

/** Four in a row, on a board that turns. */
export function FourLamps() {
  return (
    <>
      <ellipse cx="100" cy="140" rx="72" ry="9" fill={ground} />
      <Move r={90} s={2}>
        <rect x="44" y="19" width="112" height="112" rx="16" fill={built} />
        {places.map(([row, column]) => {
          const key = `${row}-${column}`;
          const [cx, cy] = [62 + column * 25.5, 37 + row * 25.5];
          const lamp = <circle key={key} cx={cx} cy={cy} r="10" fill={fillOf(key)} />;
          return lit.has(key) ? (
            <Move key={key} how="glow" s={0.8} d={row * 0.2}>
              {lamp}
            </Move>
          ) : (
            lamp
          );
        })}
      </Move>
    </>
  );
}

function fillOf(key: string): string {
  if (lit.has(key)) return glow;
  return rivals.has(key) ? low : ground;
}
