import { contentSecurityPolicy } from './securityHeaders.ts';

describe('the policy of a page', () => {
  it('lets it open sockets to the host it came from, and to no other', () => {
    expect(contentSecurityPolicy({ host: 'plaza.example:8080' })).toContain(
      "connect-src 'self' blob: ws://plaza.example:8080 wss://plaza.example:8080;",
    );
    expect(contentSecurityPolicy()).toContain("connect-src 'self' blob:;");
  });

  it('takes no directive from what calls itself a host', () => {
    expect(contentSecurityPolicy({ host: 'a; script-src *' })).toBe(contentSecurityPolicy());
  });
});
