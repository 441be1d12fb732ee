import { act, render, screen } from '@testing-library/react';
import { type Catalogue, createWords, Rich, speak, useLocale, useWords } from './index.ts';

afterEach(() => speak('en'));

const german: Catalogue = {
  lamps: {
    title: 'Laternen',
    lit: { one: '{count} brennt', other: '{count} brennen' },
    by: '{who} hat die {place} angezündet',
    rules: ['Nicht schaukeln', 'Nicht auspusten'],
  },
};

function aSpace(load = () => Promise.resolve({ default: german })) {
  const defineWords = createWords({ de: load });
  const lampWords = defineWords('lamps', {
    title: 'Lanterns',
    lit: { one: '{count} is lit', other: '{count} are lit' },
    by: '{who} lit the {place}',
    rules: ['No swinging', 'No blowing out'],
  });
  function Lamps() {
    const t = useWords(lampWords);
    return (
      <p>
        {[
          t.title,
          t.lit({ count: 1 }),
          t.lit({ count: 3 }),
          t.by({ who: 'Ada', place: '$&' }),
          ...t.rules,
        ].join(', ')}
      </p>
    );
  }
  return { lampWords, Lamps };
}

function aSlowLoad() {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { load: () => arrived.then(() => ({ default: german })), arrive: () => arrive() };
}

const english = 'Lanterns, 1 is lit, 3 are lit, Ada lit the $&, No swinging, No blowing out';
const inGerman = 'Laternen, 1 brennt, 3 brennen, Ada hat die $& angezündet, Nicht schaukeln, Nicht auspusten';

describe('useWords', () => {
  it('says what is written: sentences, numbers, holes and lists', () => {
    const { Lamps } = aSpace();
    render(<Lamps />);
    expect(screen.getByText(english)).toBeVisible();
  });

  it('follows the language of the page, to and fro', async () => {
    const { Lamps } = aSpace();
    render(<Lamps />);
    await act(() => speak('de'));
    expect(screen.getByText(inGerman)).toBeVisible();
    await act(() => speak('en'));
    expect(screen.getByText(english)).toBeVisible();
  });

  it('waits for the first words rather than showing others for a moment', async () => {
    await speak('de');
    const { load, arrive } = aSlowLoad();
    const { Lamps } = aSpace(load);
    const { container } = await act(async () => render(<Lamps />));
    expect(container).toBeEmptyDOMElement();
    await act(async () => arrive());
    expect(container).toHaveTextContent(inGerman);
  });

  it('goes on in the language it speaks when the other does not come, and asks again next time', async () => {
    const load = jest.fn(() => Promise.resolve({ default: german }));
    load.mockRejectedValueOnce(new Error('No way through'));
    const { Lamps } = aSpace(load);
    render(<Lamps />);
    await act(() => speak('de'));
    expect(screen.getByText(english)).toBeVisible();
    await act(() => speak('en'));
    await act(() => speak('de'));
    expect(screen.getByText(inGerman)).toBeVisible();
  });

  it('does not let a slow space hold up the others', async () => {
    const { load, arrive } = aSlowLoad();
    const { Lamps: Slow } = aSpace(load);
    const { Lamps } = aSpace();
    render(
      <>
        <Slow />
        <Lamps />
      </>,
    );
    await act(async () => void speak('de'));
    expect(screen.getByText(inGerman)).toBeVisible();
    expect(screen.getByText(english)).toBeVisible();
    await act(async () => arrive());
    expect(screen.getAllByText(inGerman)).toHaveLength(2);
  });

  it('sets a name that runs from right to left apart from the words around it, and no other', () => {
    const { by } = aSpace().lampWords.now;
    expect(by({ who: 'דנה!', place: 'Łódź (2)' })).toBe('\u2068דנה!\u2069 lit the Łódź (2)');
    // Said of several, it is set apart once more; both end.
    const both = by({ who: 'دانة', place: 'well' });
    expect(by({ who: both, place: 'door' })).toBe(`\u2068${both}\u2069 lit the door`);
  });

  it.each(['\u202eevil', '\u2069\u202eevil', 'דנה\u2067'])('does not let %j turn the rest round', (who) => {
    const said = aSpace().lampWords.now.by({ who, place: 'well' });
    expect(said).toMatch(/^\u2068[^\u2066-\u2069]*\u2069 lit the well$/);
  });

  it('says English where a translation has a gap', async () => {
    const { Lamps } = aSpace(() => Promise.resolve({ default: { lamps: { title: 'Laternen' } } }));
    render(<Lamps />);
    await act(() => speak('de'));
    expect(screen.getByText(english.replace('Lanterns', 'Laternen'))).toBeVisible();
  });

  it('has words for what is not drawn, too', async () => {
    const { lampWords } = aSpace();
    expect(lampWords.now.lit({ count: 2 })).toBe('2 are lit');
    await speak('de');
    expect(lampWords.now.lit({ count: 2 })).toBe('2 brennen');
    expect(lampWords.now.lit({ count: 10_000 })).toBe('10.000 brennen');
  });
});

test('useLocale tells how dates and numbers are written', async () => {
  function Price() {
    return <p>{new Intl.NumberFormat(useLocale()).format(1234.5)}</p>;
  }
  render(<Price />);
  expect(screen.getByText('1,234.5')).toBeVisible();
  await act(() => speak('de'));
  expect(screen.getByText('1.234,5')).toBeVisible();
});

describe('Rich', () => {
  const parts = {
    link: (words: string) => <a href="/rules">{words}</a>,
    b: (words: string) => <b>{words}</b>,
  };

  it('puts components where the sentence has tags', () => {
    render(<Rich text="<b>Please</b> read the <link>rules</link>, all <b>three</b>." parts={parts} />);
    expect(document.body).toHaveTextContent('Please read the rules, all three.');
    expect(screen.getByRole('link')).toHaveTextContent('rules');
    expect(document.querySelectorAll('b')).toHaveLength(2);
  });

  it('makes no markup of what it was not told', () => {
    render(<Rich text="1 < 2, <i>so</i> they say" parts={parts} />);
    expect(document.body).toHaveTextContent('1 < 2, so they say');
    expect(document.querySelector('i')).toBeNull();
  });
});
