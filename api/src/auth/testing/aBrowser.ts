import type { TestServer } from '../../testing/testPlaza.ts';

/** A browser: of the cookies it is given it keeps the one that says that it signed up here. */
export function aBrowser(server: TestServer) {
  let cookie = '';
  return async <Body = Record<string, string>>(path: string, body: unknown) => {
    const answer = await server.as(null).post<Body>(`/api/auth/${path}`, body, cookie ? { cookie } : {});
    const given = answer.headers.getSetCookie().find((one) => one.startsWith('plaza_signup='));
    cookie = given?.split(';')[0] ?? cookie;
    return answer;
  };
}
