import { createServer, type AddressInfo, type Server } from 'node:net';
import { testPlaza } from '../testing/testPlaza.ts';
import { sendMail } from './sendMail.ts';

const letter = {
  to: 'Amber@plaza.example',
  subject: 'Your <code>',
  text: 'It is 1234.',
  html: '<p>It is <b>1234</b>.</p><script>alert(1)</script>',
};

describe('the built-in mailbox', () => {
  const server = testPlaza();

  beforeAll(async () => {
    await server.db.transaction((db) => sendMail(db, letter));
    await server.db.transaction((db) =>
      sendMail(db, { to: 'basalt@plaza.example', subject: 'Other', text: 'For you.' }),
    );
    await server.runJobs();
  });

  it('keeps mail while there is no mail server, and finds it by address', async () => {
    const { body } = await server.as(null).get('/dev/mailbox.json?to=amber@PLAZA.example');
    expect(body).toEqual([
      {
        id: expect.any(String),
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        at: expect.any(String),
      },
    ]);
    expect((await server.as(null).get<unknown[]>('/dev/mailbox.json')).body).toHaveLength(2);
  });

  it('lists it, and shows one as text and as HTML that can do nothing', async () => {
    const list = await server.as(null).get<string>('/dev/mailbox');
    expect(list.body).toContain('Your &#60;code&#62;');
    const [, path = ''] = /href="(\/dev\/mailbox\/\d+)"/.exec(list.body.split('Other')[1] ?? '') ?? [];
    const one = await server.as(null).get<string>(path);
    expect(one.body).toContain('<pre>It is 1234.</pre>');
    expect(one.body).toContain('sandbox');
    const html = await server.as(null).get<string>(`${path}/html`);
    expect(html.body).toBe(letter.html);
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
  });

  it.each(['999999', 'x', '1%20or%201=1'])('knows no mail %s', async (id) => {
    expect((await server.as(null).get(`/dev/mailbox/${id}`)).status).toBe(404);
  });

  it('takes mail back when the transaction fails', async () => {
    const failing = server.db.transaction(async (db) => {
      await sendMail(db, { ...letter, to: 'never@plaza.example' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await server.as(null).get('/dev/mailbox.json?to=never@plaza.example')).body).toEqual([]);
  });

  it.each(['to', 'subject', 'replyTo'])('refuses a second line in %s', async (field) => {
    const broken = { ...letter, [field]: 'a@plaza.example\r\nBcc: all@plaza.example' };
    await expect(server.db.transaction((db) => sendMail(db, broken))).rejects.toThrow(
      'A mail header must be one line.',
    );
  });
});

describe('in production', () => {
  const server = testPlaza({ env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });

  it.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1', '/dev/mailbox/1/html'])(
    'there is no %s',
    async (path) => {
      expect((await server.as(null).get(path, { accept: 'application/json' })).status).not.toBe(200);
    },
  );
});

describe('with a mail server', () => {
  const received: string[] = [];
  const refused: string[] = [];
  let smtp: Server;
  const url = new Promise<string>((resolve) => {
    smtp = testSmtp(received, () => false, refused).listen(0, '127.0.0.1', () =>
      resolve(`smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`),
    );
  });
  const env: Record<string, string> = {
    MAIL_FROM: 'Plaza <square@plaza.example>',
    LOG_LEVEL: 'silent',
  };
  beforeAll(async () => void (env['SMTP_URL'] = await url));
  const server = testPlaza({ env });
  afterAll(() => void smtp.close());

  it('sends each mail once, with its text, its HTML and whom to answer', async () => {
    await server.db.transaction((db) => sendMail(db, { ...letter, replyTo: 'visitor@plaza.example' }));
    await server.runJobs();
    await server.runJobs();
    expect(received).toHaveLength(1);
    const [mail = ''] = received;
    expect(mail).toContain('From: Plaza <square@plaza.example>');
    expect(mail).toContain('Reply-To: visitor@plaza.example');
    expect(mail).toContain('Subject: Your <code>');
    expect(mail).toContain('It is 1234.');
    expect(mail).toContain('<b>1234</b>');
    expect(await server.db('mails')).toEqual([]);
  });

  it('keeps a mail that a relay refuses without saying that there is no such mailbox', async () => {
    await server.db.transaction((db) => sendMail(db, { ...letter, to: 'anybody@plaza.example' }));
    await server.runJobs();
    expect(await server.db('mails')).toHaveLength(1);
    await server.db('mails').delete();
    await server.db.raw('delete from graphile_worker._private_jobs');
  });

  it('asks once about a mailbox that does not exist, and forgets the mail', async () => {
    await server.db.transaction((db) => sendMail(db, { ...letter, to: 'nobody@plaza.example' }));
    await server.runJobs();
    expect(refused).toHaveLength(1);
    expect(await server.db('mails')).toEqual([]);
    expect(await server.db('graphile_worker.jobs')).toEqual([]);
  });
});

describe('while the mail server is down', () => {
  const received: string[] = [];
  let isDown = true;
  let smtp: Server;
  const env: Record<string, string> = {};
  beforeAll(async () => {
    smtp = testSmtp(received, () => isDown);
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    env['SMTP_URL'] = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`;
  });
  const server = testPlaza({ env });
  afterAll(() => void smtp.close());

  it('a sign-up is told that its mail is on its way, and so it is: once the server is back', async () => {
    const email = 'dora@mail.example';
    const who = { name: 'Dora Quist', username: 'dora', email, password: 'three lanterns by the well' };
    expect(await server.as(null).post('/api/auth/register', who)).toMatchObject({
      status: 200,
      body: { message: 'A mail with a code is on its way.' },
    });
    await server.runJobs();
    await tryAgain();
    expect(received).toEqual([]);
    expect(await server.db('mails')).toMatchObject([{ recipient: email, sent_at: null }]);

    isDown = false;
    await tryAgain();
    await tryAgain();
    expect(received).toHaveLength(1);
    const otp = /^Subject: (\d{6}) is your code/m.exec(received[0] ?? '')?.[1];
    expect((await server.as(null).post('/api/auth/verify', { email, otp })).status).toBe(200);
  });

  /** The wait between two tries is over. */
  async function tryAgain() {
    await server.db.raw('update graphile_worker._private_jobs set run_at = now()');
    await server.runJobs();
  }
});

/** Just enough of a mail server to take one in, or to have no time for it. */
function testSmtp(received: string[], isDown = () => false, asked: string[] = []): Server {
  return createServer((socket) => {
    if (isDown()) return void socket.end('421 come back later\r\n');
    let inMail = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += String(chunk);
      for (;;) {
        const end = inMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          received.push(line);
          inMail = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && line.includes('anybody@')) {
          socket.write('550 relay not permitted\r\n');
        } else if (line.startsWith('RCPT') && line.includes('nobody@')) {
          asked.push(line);
          socket.write('550 5.1.1 there is nobody of that name\r\n');
        } else if (line.startsWith('QUIT')) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 fine\r\n');
        }
      }
    });
  });
}
