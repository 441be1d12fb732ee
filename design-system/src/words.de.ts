import { alert } from './AlertDialog/words.de.ts';
import { table } from './DataTable/words.de.ts';
import { file } from './FileField/words.de.ts';
import type { Catalogue } from './language/index.ts';
import { lightbox } from './Lightbox/words.de.ts';
import { ago } from './RelativeTime/words.de.ts';
import { report } from './ReportDialog/words.de.ts';
import { spark } from './Sparkline/words.de.ts';
import { stars } from './StarRating/words.de.ts';
import { common } from './texts/words.de.ts';

export default { ago, alert, common, file, lightbox, report, spark, stars, table } satisfies Catalogue;
