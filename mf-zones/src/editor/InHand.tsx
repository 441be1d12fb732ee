import type { ZonePiece, ZonePortal } from '@plaza/api-contract';
import { Button, useWords } from '@plaza/design-system';
import classes from './Editor.module.css';
import type { EditAct } from './editing.ts';
import { editorWords } from './words.ts';

const STEP = 0.5;
const TURN = Math.PI / 12;
const LARGER = 1.25;

interface InHandProps {
  piece: ZonePiece | ZonePortal;
  act: (act: EditAct) => void;
}

/** Moves, turns, scales and colours what is in hand. Every button is for a finger as well as for a key. */
export function InHand({ piece, act }: InHandProps) {
  const t = useWords(editorWords);
  const move = (x: number, y: number, z: number) => () => act({ kind: 'move', by: [x, y, z] });
  const moves = [
    [t.west, move(-STEP, 0, 0)],
    [t.east, move(STEP, 0, 0)],
    [t.north, move(0, 0, -STEP)],
    [t.south, move(0, 0, STEP)],
    [t.higher, move(0, STEP, 0)],
    [t.lower, move(0, -STEP, 0)],
    [t.turnLeft, () => act({ kind: 'turn', by: TURN })],
    [t.turnRight, () => act({ kind: 'turn', by: -TURN })],
  ] as const;
  const sizes = [
    [t.larger, () => act({ kind: 'size', by: LARGER })],
    [t.smaller, () => act({ kind: 'size', by: 1 / LARGER })],
  ] as const;
  const isPiece = 'kind' in piece;
  return (
    <div className={classes.row} role="group" aria-label={t.change}>
      {[...moves, ...(isPiece ? sizes : [])].map(([label, handle]) => (
        <Button key={label} size="s" variant="secondary" onClick={handle}>
          {label}
        </Button>
      ))}
      {isPiece && (
        <label className={classes.row}>
          {t.colour}
          <input
            type="color"
            className={classes.colour}
            value={piece.colour ?? '#888888'}
            onPointerDown={() => act({ kind: 'hold' })}
            onKeyDown={() => act({ kind: 'hold' })}
            onChange={(event) =>
              act({ kind: 'colour', colour: event.target.value, drag: `colour ${piece.id}` })
            }
          />
        </label>
      )}
      {isPiece && piece.colour && (
        <Button size="s" variant="ghost" onClick={() => act({ kind: 'colour', colour: undefined })}>
          {t.ownColour}
        </Button>
      )}
      <Button size="s" variant="danger" onClick={() => act({ kind: 'remove' })}>
        {t.remove}
      </Button>
    </div>
  );
}
