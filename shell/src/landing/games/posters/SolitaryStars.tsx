import { built, glow, ground, low } from './ink.ts';
import { Move } from './Move.tsx';

function Card({ stars }: { stars: string }) {
  return (
    <>
      <rect x="74" y="36" width="56" height="80" rx="8" fill={built} />
      <rect x="79" y="41" width="46" height="70" rx="5" fill={ground} />
      <polyline points={stars} fill="none" stroke={built} strokeWidth="1.5" opacity="0.7" />
      {stars.split(' ').map((point) => {
        const [x, y] = point.split(',');
        return <circle key={point} cx={x} cy={y} r="3.2" fill={glow} />;
      })}
    </>
  );
}

/** A sky of cards, cleared one by one. */
export function SolitaryStars() {
  return (
    <>
      <Move how="glow" s={1}>
        <path
          d="M20 24h2M48 60h2M180 30h2M160 66h2M28 104h2M176 120h2M100 16h2"
          stroke={glow}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </Move>
      <circle cx="102" cy="76" r="68" fill={low} opacity="0.45" />
      <g transform="rotate(-16 102 130)">
        <Card stars="90,56 112,68 96,88 116,98" />
      </g>
      <Move x={34} r={20} s={1.3} at="50% 120%">
        <Card stars="88,96 96,70 110,60 116,84 104,98" />
      </Move>
    </>
  );
}
