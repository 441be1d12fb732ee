import classes from './Pages.module.css';

const spaces = [4, 8, 12, 16, 24, 32, 48, 72] as const;
const depths = ['ground', 'panel', 'raised'] as const;

/** Steps of four, three corners, three depths. */
export function SpacePage() {
  return (
    <main className={classes.page}>
      <h1>Space and depth</h1>
      <section>
        <h2>Steps</h2>
        {spaces.map((space) => (
          <p key={space} className={classes.step}>
            <span className={classes.size}>{space}</span>
            <span className={classes.bar} style={{ inlineSize: `var(--plaza-space-${space})` }} />
          </p>
        ))}
      </section>
      <section>
        <h2>Depth</h2>
        <p>Things come nearer by a lighter panel and one soft shadow, not by borders.</p>
        <ul className={classes.swatches}>
          {depths.map((depth) => (
            <li key={depth} className={classes.depth} data-depth={depth}>
              {depth}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
