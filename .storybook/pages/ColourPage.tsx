import classes from './Pages.module.css';
import { useTokens } from './useTokens.ts';

const families = [
  { title: 'Ground to stand on', names: ['ground', 'panel', 'raised'] },
  { title: 'Words', names: ['text', 'soft', 'faint'] },
  { title: 'Lines', names: ['border', 'hairline'] },
  { title: 'Signals', names: ['amber', 'teal', 'rose', 'leaf', 'sky'] },
  { title: 'Ink on a signal', names: ['on-amber', 'on-teal', 'on-rose'] },
] as const;

const tokens = families.flatMap(({ names }) => names.map((name) => `--plaza-color-${name}`));

/** Every colour of the theme that is on. */
export function ColourPage() {
  const values = useTokens(tokens);
  return (
    <main className={classes.page}>
      <h1>Colour</h1>
      <p>
        Words keep a contrast of 4.5 and more on ground, panel and raised; borders of controls keep 3. A test
        computes it for both themes.
      </p>
      {families.map(({ title, names }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={classes.swatches}>
            {names.map((name) => (
              <li key={name} className={classes.swatch}>
                <span className={classes.paint} style={{ background: `var(--plaza-color-${name})` }} />
                <strong>{name}</strong>
                <code>{values.get(`--plaza-color-${name}`)}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
