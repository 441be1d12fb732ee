import { browserslistToTargets } from 'lightningcss';

/** What the product is made for; docs/decisions/0002 says why not older ones. */
const oldest = ['chrome 120', 'firefox 121', 'safari 17.2'];

export const browsers = oldest.map((one) => one.replace(' ', ' >= '));

/** The same for sheets that are read here. */
export const sheetTargets = browserslistToTargets(oldest);
