import { brand } from '../brand.ts';
import { features } from './features.ts';
import classes from './FeaturesPage.module.css';
import { Page } from './Page.tsx';

export function FeaturesPage() {
  return (
    <Page title="Features" lead={`Nine things that make ${brand.name} more than a page to scroll.`}>
      <ol className={classes.list}>
        {features.map(({ title, desc }) => (
          <li key={title} className={classes.item}>
            <h2>{title}</h2>
            <p>{desc}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
