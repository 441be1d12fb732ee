/** Light around a lamp: fill a circle with it. */
export function Glow({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity="0.85" />
      <stop offset="0.35" stopColor={colour} stopOpacity="0.3" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}
