import { mintPreview, PREVIEW_MS, readPreviews } from './previewToken.ts';
import { readSignedText, signText } from '../../browser/signedText.ts';

const secret = 'a secret of the server';
const now = new Date('2026-11-20T12:00:00Z');

it('opens the versions of all tokens that are fresh and ours', () => {
  const tokens = [
    mintPreview(secret, 'mf-chat', '1.1.0', now),
    mintPreview(secret, 'shell', '2.0.0', now),
    mintPreview('another secret', 'mf-feed', '6.6.6', now),
    mintPreview(secret, 'mf-zones', '0.1.0', new Date(now.getTime() - PREVIEW_MS)),
    'nonsense',
    '',
  ];
  expect([...readPreviews(secret, tokens.join(','), now)]).toEqual([
    ['mf-chat', '1.1.0'],
    ['shell', '2.0.0'],
  ]);
  expect(readPreviews(secret, undefined, now).size).toBe(0);
});

it('takes no signature made for another purpose, and no altered text', () => {
  const signed = signText(secret, 'browser', '{"name":"mf-chat"}');
  expect(readSignedText(secret, 'browser', signed)).toBe('{"name":"mf-chat"}');
  expect(readSignedText(secret, 'preview', signed)).toBeUndefined();
  expect(readSignedText(secret, 'browser', signed.replace(/^./, 'X'))).toBeUndefined();
  expect(readSignedText(secret, 'browser', signed.slice(0, -1))).toBeUndefined();
});
