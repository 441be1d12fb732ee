import classes from './Pages.module.css';

const steps = [56, 42, 32, 25, 20, 17, 15, 13] as const;

/** The scale, and the two voices. */
export function TypePage() {
  return (
    <main className={classes.page}>
      <h1>Type</h1>
      <p>
        Bricolage Grotesque speaks headlines and numbers, Figtree all the rest. Both live here and need
        nobody’s server.
      </p>
      <section>
        <h2>The scale</h2>
        {steps.map((step) => (
          <p key={step} className={classes.step} data-display={step >= 20 || undefined}>
            <span className={classes.size}>{step}</span>
            <span style={{ fontSize: `var(--plaza-type-${step})` }}>Doors stand open</span>
          </p>
        ))}
      </section>
      <section>
        <h2>Wide, heavy, narrow</h2>
        <p className={classes.heroWords}>Lanterns go on</p>
        <p className={classes.numbers}>1,284 people · 14 places · 23:59</p>
      </section>
      <section>
        <h2>Letters from all around</h2>
        <p>Ada, Émile, Zoë, Łukasz, Şebnem, Þóra, Ångström, Dvořák, Gyöngyi, Muñoz, Šárka, Ģirts.</p>
      </section>
    </main>
  );
}
