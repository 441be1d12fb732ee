import { TEST_CERTIFICATE, TEST_KEY } from '../../../push/testing/certificate.ts';
import { OTHER_NAME } from '../../testing/otherName.ts';
import { TestPop3 } from '../../testing/TestPop3.ts';
import { Pop3 } from './Pop3.ts';

const LOCAL = { key: TEST_KEY, cert: TEST_CERTIFICATE };
let open: TestPop3 | undefined;
afterEach(() => open?.close());

async function serve(identity: typeof LOCAL): Promise<string> {
  open = new TestPop3(identity);
  open.mails.set('u1', 'To: bounce@plaza.example');
  return open.open();
}

it('reads over TLS from a server whose certificate is trusted and names it', async () => {
  const box = await Pop3.open(await serve(LOCAL), { ca: TEST_CERTIFICATE });
  expect(String(await box.askForLines('RETR 1'))).toBe('To: bounce@plaza.example');
  await box.ask('QUIT');
  box.close();
});

it.each([
  ['nobody has signed', LOCAL, {}, /^The certificate of the mailbox is not trusted: self-signed certificate/],
  [
    'names another host',
    OTHER_NAME,
    { ca: OTHER_NAME.cert },
    /^The certificate of the mailbox is not trusted: .*localhost.*mail\.other\.example/,
  ],
])(
  'says so of a certificate that %s, and no name and no password to its owner',
  async (_, identity, trust, words) => {
    await expect(Pop3.open(await serve(identity), trust)).rejects.toThrow(words);
    expect(open?.heard).toEqual([]);
  },
);

it('says so where no TLS is spoken at all', async () => {
  open = new TestPop3();
  const address = (await open.open()).replace('pop3:', 'pop3s:');
  await expect(Pop3.open(address)).rejects.toThrow(/SSL|TLS|wrong version/i);
  expect(open.heard.filter((line) => line.startsWith('USER'))).toEqual([]);
});
