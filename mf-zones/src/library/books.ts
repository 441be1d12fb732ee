/** A book of the library as its card shows it. */
export interface BookCard {
  title: string;
  author: string;
  /** A number of a catalogue of free books, or a short name. */
  bookId: string;
  /** Its cover, drawn here. */
  imageUrl: string;
  /** Where it stands: from the left, and from the top. */
  position: readonly [column: number, row: number];
}

export const BOOKS_PER_ROW = 5;

/** For books whose author is a matter of who tells it. */
const UNKNOWN = 'Unknown author';

/** Nineteen, as they stand in the shelf. */
const SHELF: readonly (readonly [title: string, author: string, bookId: string, colours: string])[] = [
  ['The Adventures of Sherlock Holmes', 'Arthur Conan Doyle', '1661', '#7a2f38 #f0c27a'],
  ['Pride and Prejudice', 'Jane Austen', '1342', '#a8543a #f7e2c4'],
  ['Frankenstein', 'Mary Shelley', '84', '#2f4a6b #b9d7e8'],
  ['Moby Dick', 'Herman Melville', '2701', '#1d4d63 #e8e0c8'],
  ['Dracula', 'Bram Stoker', '345', '#4a1c2b #e07a5f'],
  ['Tales of a Harbour', UNKNOWN, 'tales-of-a-harbour', '#2c5f66 #f2cc8f'],
  ['The Lamplighter', UNKNOWN, 'the-lamplighter', '#5a3a66 #ffd08a'],
  ['Songs of the Square', UNKNOWN, 'songs-of-the-square', '#3f5f45 #e9f2c9'],
  ['A Map of Winds', UNKNOWN, 'a-map-of-winds', '#31465e #a9c9e0'],
  ['The Clockmaker’s Garden', UNKNOWN, 'clockmakers-garden', '#5d6b2f #f4e7a1'],
  ['Letters to the Moon', UNKNOWN, 'letters-to-the-moon', '#26294f #d9dcff'],
  ['The Salt Road', UNKNOWN, 'the-salt-road', '#8a6a35 #fff0cf'],
  ['Under the Copper Roof', UNKNOWN, 'copper-roof', '#a3562a #ffe3c2'],
  ['Nine Bridges', UNKNOWN, 'nine-bridges', '#3a5a52 #d5efe3'],
  ['The Paper Regatta', UNKNOWN, 'paper-regatta', '#2d6187 #f7f3e3'],
  ['What the Owl Kept', UNKNOWN, 'what-the-owl-kept', '#4b3b2a #e6c79c'],
  ['A Field Guide to Lanterns', UNKNOWN, 'guide-to-lanterns', '#6b2a3f #ffcf9a'],
  ['The Quiet Machine', UNKNOWN, 'the-quiet-machine', '#39424f #c7d0da'],
  ['Home by the Long Way', UNKNOWN, 'home-by-the-long-way', '#54663a #f3edd2'],
];

export const BOOKS: readonly BookCard[] = SHELF.map(([title, author, bookId, colours], index) => ({
  title,
  author,
  bookId,
  imageUrl: cover(title, index, colours.split(' ')),
  position: [index % BOOKS_PER_ROW, Math.floor(index / BOOKS_PER_ROW)],
}));

/** A cover as a picture of its own: two colours, and a pattern that only this book has. */
function cover(title: string, index: number, [ground = '#333', ink = '#eee']: readonly string[]): string {
  const shapes = Array.from({ length: 5 + (index % 4) }, (_, at) => {
    const turn = (index * 37 + at * 61) % 360;
    const x = 24 + ((index * 29 + at * 53) % 112);
    const y = 70 + ((index * 43 + at * 31) % 96);
    const size = 10 + ((index + at * 7) % 5) * 7;
    const kind = (index + at) % 3;
    if (kind === 0) return `<circle cx="${x}" cy="${y}" r="${size / 2}"/>`;
    const side = `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
    if (kind === 1) return `${side} transform="rotate(${turn} ${x} ${y})"/>`;
    return `<path d="M${x} ${y - size}L${x + size} ${y + size / 2}H${x - size}Z"/>`;
  }).join('');
  const first = [...title][0] ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 220"><rect width="160" height="220" fill="${ground}"/><g fill="${ink}" opacity=".28">${shapes}</g><path d="M12 0V220" stroke="#000" stroke-opacity=".25" stroke-width="3"/><text x="84" y="52" fill="${ink}" font-family="serif" font-size="44" text-anchor="middle">${first}</text><path d="M32 196H136" stroke="${ink}" stroke-width="2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
