import { scatter } from '../scatter.ts';

/** A clear sky over the upper part of the picture. */
export function Stars({
  count,
  seed,
  colour,
  below = 90,
}: {
  count: number;
  seed: number;
  colour: string;
  below?: number;
}) {
  return scatter(count, seed).map(([x, y], index) => (
    <circle
      key={index}
      cx={x * 320}
      cy={y * below}
      r={index % 5 === 0 ? 1.3 : 0.7}
      fill={colour}
      opacity={0.35 + 0.6 * (1 - y)}
    />
  ));
}
