import { decodeText } from './useImport.ts';

const bytes = (...codes: number[]) => new Uint8Array(codes).buffer;

test.each([
  ['UTF-8', bytes(0x4a, 0xc3, 0xbc, 0x72, 0x67), 'Jürg'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xbc), 'ü'],
  ['what Excel for Windows calls CSV', bytes(0x4a, 0xfc, 0x72, 0x67), 'Jürg'],
  ['UTF-16 as Excel calls Unicode text', bytes(0xff, 0xfe, 0x06, 0x04, 0x32, 0x04), 'Ів'],
  ['UTF-16 with the other half first', bytes(0xfe, 0xff, 0x04, 0x06, 0x04, 0x32), 'Ів'],
  ['nothing', bytes(), ''],
])('reads %s', (_, file, text) => expect(decodeText(file)).toBe(text));
