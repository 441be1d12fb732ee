import { loginAddress, loginViewOf, outsideAddress, signupAddress } from './loginViews.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('[2.4-1] a login without a view begins with the choice', () => {
  expect(loginViewOf('')).toBe('choose');
  expect(loginViewOf('?view=forgotPassword')).toBe('forgotPassword');
  expect(loginViewOf('?view=somethingElse')).toBe('choose');
});

test('every way through the doors keeps where the visitor wanted to go', () => {
  expect(loginAddress('emailLogin', at('/login', '?then=%2Fchat'))).toBe(
    '/login?view=emailLogin&then=%2Fchat',
  );
  expect(loginAddress('emailLogin', at('/games'))).toBe('/login?view=emailLogin&then=%2Fgames');
  expect(loginAddress('choose', at('/'))).toBe('/login?view=choose');
  expect(signupAddress(at('/login', '?then=%2Fchat&view=emailLogin'))).toBe('/signup?then=%2Fchat');
  expect(signupAddress(at('/login'))).toBe('/signup');
  expect(outsideAddress(at('/login', '?then=%2Fchat'))).toBe('/api/auth/oauth?then=%2Fchat');
  expect(outsideAddress(at('/play/3'))).toBe('/api/auth/oauth?then=%2Fplay%2F3');
});
