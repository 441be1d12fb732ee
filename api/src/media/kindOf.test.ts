import { kindOf } from './kindOf.ts';
import { aBox, aVideo, aWebm } from './testing/pictures.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/gif', bytes('GIF89a\x01\0')],
  ['image/gif', bytes('GIF87a\x01\0')],
  ['image/webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/avif', aBox('ftyp', 'avif', '\0\0\0\0', 'mif1')],
  ['image/avif', aBox('ftyp', 'avis', '\0\0\0\0', 'mif1')],
  ['video/mp4', aVideo()],
  ['video/mp4', aVideo({ brand: 'isom' })],
  ['video/mp4', aVideo({ brand: 'qt  ' })],
  ['video/webm', aWebm()],
])('knows %s by how it begins', (type, head) => expect(kindOf(head)?.type).toBe(type));

it.each([
  ['nothing', ''],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['an SVG that says it is XML', '<?xml version="1.0"?><svg>'],
  ['HTML', '<!doctype html>'],
  ['a PDF', '%PDF-1.7'],
  ['a TIFF', 'II*\0'],
  ['a sound in a RIFF', 'RIFF\0\0\0\0WAVEfmt '],
  ['a zip', 'PK\x03\x04'],
  ['a program', '\x7fELF'],
  ['a GIF of another year', 'GIF90a'],
  ['a JPEG cut short', '\xff\xd8'],
])('does not know %s', (_, head) => expect(kindOf(bytes(head))).toBeUndefined());
