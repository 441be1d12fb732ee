import type { ZoneRecipe } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import classes from './Editor.module.css';
import { editorWords } from './words.ts';

type Light = NonNullable<ZoneRecipe['light']>;

interface LightFieldsProps {
  light: ZoneRecipe['light'];
  onChange: (light: Light) => void;
}

/** How bright a zone is, and how thick its air. */
export function LightFields({ light = { strength: 1, fog: 1 }, onChange }: LightFieldsProps) {
  const t = useWords(editorWords);
  const fields = [
    { key: 'strength', label: t.strength, min: 0.4, max: 1.6 },
    { key: 'fog', label: t.fog, min: 0, max: 3 },
  ] as const;
  return (
    <div className={classes.row}>
      {fields.map(({ key, label, min, max }) => (
        <label key={key} className={classes.range}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={0.1}
            value={light[key]}
            onChange={(event) => onChange({ ...light, [key]: Number(event.target.value) })}
          />
        </label>
      ))}
    </div>
  );
}
