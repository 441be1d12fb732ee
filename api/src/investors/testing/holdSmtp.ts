import { TestSmtp } from './TestSmtp.ts';

// A mail server in a process of its own. It says where it listens, then to whom each mail goes that it takes.
const smtp = new TestSmtp();
smtp.onTaken = ({ to }) => process.send?.({ to });
void smtp.open().then((url) => process.send?.({ url }));
process.on('disconnect', () => process.exit());
