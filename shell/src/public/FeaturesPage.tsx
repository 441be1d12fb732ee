import { useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { Page } from './Page.tsx';
import { featureWords } from './words.ts';
import classes from './FeaturesPage.module.css';

export function FeaturesPage() {
  const t = useWords(featureWords);
  return (
    <Page title={t.title} lead={t.lead({ brand: brand.name })}>
      <ol className={classes.list}>
        {t.names.map((name, index) => (
          <li key={name} className={classes.item}>
            <h2>{name}</h2>
            <p>{t.words[index]}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
