import type { ZoneRecipe } from '@plaza/api-contract';
import { Button, Select, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import type { Body } from '../link/body.ts';
import { hourWords } from '../hour/words.ts';
import classes from './Editor.module.css';
import type { EditAct } from './editing.ts';
import { editorWords } from './words.ts';

interface ZoneFieldsProps {
  recipe: ZoneRecipe;
  body: Body | null;
  act: (act: EditAct) => void;
}

const OWN_LIGHT = { strength: 1, fog: 1 };

/** What is the same everywhere in a zone: how bright it is, its air, its hour, how loud it is, and where people come in. */
export function ZoneFields({ recipe, body, act }: ZoneFieldsProps) {
  const t = useWords(editorWords);
  const { light = OWN_LIGHT, sound = { loud: 1 }, palette, spawn } = recipe;
  const ranges = [
    {
      ...{ drag: 'strength', label: t.strength, min: 0.4, max: 1.6, value: light.strength },
      change: (strength: number) => ({ light: { ...light, strength } }),
    },
    {
      ...{ drag: 'fog', label: t.fog, min: 0, max: 3, value: light.fog },
      change: (fog: number) => ({ light: { ...light, fog } }),
    },
    {
      ...{ drag: 'loud', label: t.loud, min: 0, max: 1, value: sound.loud },
      change: (loud: number) => ({ sound: { loud } }),
    },
  ];
  return (
    <>
      <div className={classes.row}>
        {ranges.map(({ drag, label, min, max, value, change }) => (
          <label key={label} className={classes.range}>
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={0.1}
              value={value}
              onPointerDown={() => act({ kind: 'hold' })}
              onKeyDown={() => act({ kind: 'hold' })}
              onChange={(event) => act({ kind: 'zone', change: change(Number(event.target.value)), drag })}
            />
          </label>
        ))}
      </div>
      <Hours palette={palette} onChange={(chosen) => act({ kind: 'zone', change: { palette: chosen } })} />
      <div className={classes.row}>
        <Button
          variant="secondary"
          disabled={!body}
          onClick={() => {
            if (!body) return;
            const { x, z, yaw } = body.walker;
            act({ kind: 'spawn', at: [x, z], yaw });
          }}
        >
          {t.comeIn}
        </Button>
        {spawn && (
          <Button variant="ghost" onClick={() => act({ kind: 'zone', change: { spawn: undefined } })}>
            {t.comeInAsEver}
          </Button>
        )}
      </div>
    </>
  );
}

interface HoursProps {
  palette: ZoneRecipe['palette'];
  onChange: (palette: ZoneRecipe['palette']) => void;
}

/** The colours of the hours that the places of the list have, for any of them: a castle at the last sun. */
function Hours({ palette, onChange }: HoursProps) {
  const t = useWords(editorWords);
  const said: Readonly<Record<string, string>> = useWords(hourWords);
  const zones = useCall('GET /zones');
  const list = zones.status === 'ready' ? zones.answer : [];
  const key = palette?.join(' ') ?? '';
  const hours = list.map(({ path, hour, palette: colours }) => {
    const words = said[path.replace('/zones/', '')] ?? hour;
    return { value: colours.join(' '), label: words.charAt(0).toUpperCase() + words.slice(1) };
  });
  // Colours that somebody brought by themselves have no name.
  const isOther = key !== '' && hours.every(({ value }) => value !== key);
  return (
    <Select
      label={t.hour}
      value={key}
      options={[
        { value: '', label: t.ownHour },
        ...(isOther ? [{ value: key, label: t.otherHour }] : []),
        ...hours,
      ]}
      onChange={({ value }) => {
        const [high, low, shade, built, glow] = value.split(' ');
        onChange(high && low && shade && built && glow ? [high, low, shade, built, glow] : undefined);
      }}
    />
  );
}
