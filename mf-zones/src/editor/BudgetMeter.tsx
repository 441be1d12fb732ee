import type { ZoneBudget } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import classes from './Editor.module.css';
import { editorWords } from './words.ts';

const MEASURES = ['triangles', 'calls', 'lamps', 'bytes'] as const;

/** How much of what a zone may cost is used. The server counts the same way, and refuses more. */
export function BudgetMeter({ budget: { used, most, over } }: { budget: ZoneBudget }) {
  const t = useWords(editorWords);
  return (
    <div className={classes.meters} role="group" aria-label={t.budget}>
      {MEASURES.map((measure) => (
        <label key={measure} className={classes.meter} data-over={over.includes(measure) || undefined}>
          <span>
            {t[measure]} {used[measure]} / {most[measure]}
          </span>
          <meter value={used[measure]} max={most[measure]} high={most[measure] * 0.9} />
        </label>
      ))}
      {over.length > 0 && <p role="alert">{t.over}</p>}
    </div>
  );
}
