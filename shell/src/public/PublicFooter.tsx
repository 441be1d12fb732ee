import { DuskPanorama } from '@plaza/design-system';
import { brand } from '../brand.ts';
import classes from './PublicFooter.module.css';

const links = ['About', 'Features', 'Contact', 'Privacy', 'Terms'];
const year = new Date().getFullYear();

/** The end of a public page: the square by night, whatever the theme. */
export function PublicFooter() {
  const { social } = brand.links;
  return (
    <footer className={classes.footer} data-theme="dark">
      <DuskPanorama className={classes.picture} />
      <div className={classes.words}>
        <nav aria-label="Footer" className={classes.links}>
          {links.map((label) => (
            <a key={label} href={`/${label.toLowerCase()}`}>
              {label}
            </a>
          ))}
          {social ? (
            <a href={social} target="_blank" rel="noreferrer">
              Follow us
            </a>
          ) : null}
        </nav>
        <address className={classes.reach}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          {brand.phone ? <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>{brand.phone}</a> : null}
        </address>
        <p className={classes.year}>
          © {year} {brand.name}
        </p>
      </div>
    </footer>
  );
}
