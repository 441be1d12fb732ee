import { testPlaza } from '../testing/testPlaza.ts';

const visitor = { name: 'Wren <b>Ito</b>', email: 'wren@example.com', message: 'Two lines,\n& a <script>.' };

interface Read {
  reply_to: string;
  body_text: string;
  body_html: string;
  subject: string;
}

describe('POST /contact', () => {
  const server = testPlaza({ env: { BRAND_EMAIL: 'help@square.example' } });
  const mails = (): Promise<Read[]> => server.db('mails').where({ recipient: 'help@square.example' });
  beforeEach(() => server.db('mails').delete());

  it('[7.5-1] mails the support, and the answer goes to the visitor', async () => {
    const answer = await server.as(null).post('/api/contact', visitor);
    expect([answer.status, answer.body]).toEqual([200, { sent: true }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'New Contact Form Submission',
      reply_to: 'wren@example.com',
      body_text: 'Name: Wren <b>Ito</b>\nEmail: wren@example.com\n\nTwo lines,\n& a <script>.',
    });
  });

  it('tells the support in which language to answer', async () => {
    await server.as(null).post('/api/contact', visitor, { 'accept-language': 'de' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Neue Nachricht vom Kontaktformular');
    expect(mail?.body_text).toMatch(/^Name: Wren.*\nE-Mail: wren@example\.com\n/);
    expect(mail?.body_html).toContain('<strong>Nachricht:</strong>');
  });

  it('sends HTML in which nothing of the visitor is code', async () => {
    await server.as(null).post('/api/contact', visitor);
    const [mail] = await mails();
    expect(mail?.body_html).toContain('Wren &lt;b&gt;Ito&lt;/b&gt;');
    expect(mail?.body_html).toContain('&amp; a &lt;script&gt;.');
  });

  it.each([
    ['an empty name', { name: '' }, 'body.name'],
    ['a name of two lines', { name: 'Wren\r\nBcc: all@example.com' }, 'body.name'],
    ['no address', { email: '' }, 'body.email'],
    ['an address of two lines', { email: 'wren@example.com\r\nBcc: all@example.com' }, 'body.email'],
    ['a word for an address', { email: 'wren' }, 'body.email'],
    ['an empty message', { message: '' }, 'body.message'],
    ['a message without end', { message: 'x'.repeat(5001) }, 'body.message'],
    ['a list for a name', { name: ['Wren'] }, 'body.name'],
  ])('[3-10] refuses %s, names the field and sends nothing', async (_, wrong, field) => {
    const answer = await server
      .as(null)
      .post<{ fields: Record<string, string> }>('/api/contact', { ...visitor, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await mails()).toEqual([]);
  });
});

describe('in production', () => {
  const server = testPlaza({ env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });

  it('five messages an hour are enough for one address', async () => {
    const write = async () => (await server.as(null).post('/api/contact', visitor)).status;
    const first: number[] = [];
    for (let message = 0; message < 6; message += 1) first.push(await write());
    expect(first).toEqual([200, 200, 200, 200, 200, 429]);
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 59 * 60_000);
    expect(await write()).toBe(429);
    clock.mockImplementation(() => now() + 61 * 60_000);
    expect(await write()).toBe(200);
    clock.mockRestore();
  });
});
