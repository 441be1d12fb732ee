import { closeOnSignals } from '../../closeOnSignals.ts';
import { startPlaza } from '../../startPlaza.ts';

// A server in a process of its own that sends what there is to send, until somebody kills it.
const start = startPlaza();
closeOnSignals(start);
void start.then(({ port }) => process.stdout.write(`${port}\n`));
