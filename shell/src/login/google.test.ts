import { memoryDrawer } from '../storage/deviceStorage.ts';
import { googleAddress, takeGoogleAnswer } from './google.ts';

beforeEach(() => void jest.spyOn(crypto, 'randomUUID').mockImplementation(() => '0-0-0-0-1'));

const tokenWith = (claims: unknown) => `head.${btoa(JSON.stringify(claims))}.sign`;
const ask = () => {
  const pocket = memoryDrawer();
  const here = { pathname: '/login', search: '?then=%2Fchat' };
  const address = googleAddress(
    { clientId: 'plaza-client', nonce: 'drawn' },
    here,
    'https://plaza.example',
    pocket,
  );
  return { pocket, query: new URL(address).searchParams, host: new URL(address).host };
};

test('Google is asked for an ID token that only this browser can use', () => {
  const { query, host } = ask();
  expect(host).toBe('accounts.google.com');
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: 'plaza-client',
    redirect_uri: 'https://plaza.example/login',
    response_type: 'id_token',
    state: '0-0-0-0-1',
    nonce: 'drawn',
  });
});

test('the answer to our own question is taken, once, and leads on', () => {
  const { pocket } = ask();
  const token = tokenWith({ nonce: 'drawn' });
  expect(takeGoogleAnswer(token, '0-0-0-0-1', pocket)).toEqual({
    search: '?view=choose&then=%2Fchat',
  });
  expect(takeGoogleAnswer(token, '0-0-0-0-1', pocket)).toBeUndefined();
});

test.each([
  ['another state', tokenWith({ nonce: 'drawn' }), 'other'],
  ['another nonce', tokenWith({ nonce: 'other' }), '0-0-0-0-1'],
  ['no token at all', 'nonsense', '0-0-0-0-1'],
])('an answer with %s is not taken', (_, token, state) => {
  expect(takeGoogleAnswer(token, state, ask().pocket)).toBeUndefined();
});
