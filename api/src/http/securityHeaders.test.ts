import { contentSecurityPolicy } from './securityHeaders.ts';

describe('the policy of a page', () => {
  it('lets pages speak to a LiveKit server that is set', () => {
    expect(contentSecurityPolicy({ speaksTo: ['wss://livekit.example'] })).toContain(
      "connect-src 'self' blob: wss://livekit.example https://livekit.example;",
    );
  });

  it('lets pages of other sites into a frame only where this installation names them', () => {
    expect(contentSecurityPolicy()).toContain("frame-src 'self';");
    expect(contentSecurityPolicy({ frames: ['https://www.youtube-nocookie.com'] })).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com;",
    );
  });

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
