import { parseCsv, csvLine } from './csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

it.each([
  [
    'plain lines',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'no end of line at the end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['quotes with commas, quotes and lines in them', '"a,1","b ""2""\nthree"', [['a,1', 'b "2"\nthree']]],
  [
    'semicolons, as spreadsheets in Europe write',
    'a;b,c;d\n1;2;3',
    [
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ],
  ],
  [
    'lines that end in CR alone',
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['tabs', 'a\tb', [['a', 'b']]],
  [
    'a line before the first that names the separator, as Excel writes it',
    '\uFEFFsep=;\r\n"a,b,c";d\r\n1;2',
    [
      ['a,b,c', 'd'],
      ['1', '2'],
    ],
  ],
  ['a first line whose quotes hold the other separator', '"a;b;c",d', [['a;b;c', 'd']]],
  ['line breaks in quotes, whatever they are made of', '"a\r\nb","c\rd"', [['a\nb', 'c\nd']]],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  ['spaces around cells', ' a , "b" ', [['a', 'b']]],
  [
    'empty lines',
    'a,b\n\n,\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quote within a word', 'a,5" wide', [['a', '5" wide']]],
  ['nothing', '', []],
])('reads %s', (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('says on which line each record begins, also after one of several lines', () => {
  expect(parseCsv('a\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 2, 4]);
});

it('counts the line that names the separator', () => {
  expect(parseCsv('sep=;\na;b\n"c\r\nd";e\nf;g').map(({ line }) => line)).toEqual([2, 3, 5]);
});

it('what is written is read back as it was', () => {
  const cells = ['plain', 'a,b', 'said "yes"', 'two\nlines', ''];
  expect(cellsOf(csvLine(cells))).toEqual([cells]);
});

it.each([
  ['Amber;=1+1;x', "Amber;'=1+1;x"],
  ['Amber; @sum', "Amber;' @sum"],
  ['Amber\t-1', "Amber\t'-1"],
  ['two\n=1+1', '"two\n\'=1+1"'],
  ['a;b', 'a;b'],
  ['a-b; c = d', 'a-b; c = d'],
])('writes %j so that no spreadsheet runs it where cells end at semicolons or tabs', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('writes %s so that no spreadsheet runs it', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});
