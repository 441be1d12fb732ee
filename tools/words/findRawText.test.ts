import { findRawText } from './findRawText.ts';

test.each([
  ['text between tags', '<p>Hello there</p>', 'Hello there'],
  ['text beside an expression', '<p>Hello {name}</p>', 'Hello'],
  ['a text in braces', "<p>{'Hello'}</p>", 'Hello'],
  ['either text of a choice', "<p>{isOn ? 'Lit' : dark}</p>", 'Lit'],
  ['the label of a control', '<Button aria-label="Close" />', 'Close'],
  ['a label with a hole', '<Button label={`Close ${name}`} />', 'Close'],
  ['a label of a choice', "<Button label={isOn ? 'Put out' : 'Light'} />", 'Put out'],
  ['a message in an object', "say({ message: 'It is lit.' })", 'It is lit.'],
  [
    'a title that an argument has without being given',
    "function Lamp({ title = 'Lantern' }) { return title }",
    'Lantern',
  ],
  ['a label in a list', "const items = [{ to: '/lamps', label: 'Lamps' }]", 'Lamps'],
])('finds %s', (_, code, text) => expect(findRawText(code)).toContain(text));

test.each([
  ['words of the folder', '<p title={t.title}>{t.hello({ name })}</p>'],
  ['what is not for eyes or ears', '<a href="/lamps" className="lamp" data-status="lit" role="menuitem" />'],
  ['a choice of class', "<p className={isOn ? 'lit' : 'dark'}>{t.title}</p>"],
  ['the key of a word', "const items = [{ to: '/lamps', label: 'lampTitle' }]"],
  ['signs and single letters', '<p>· {at} / {all} × 3 D</p>'],
  ['what is only compared', "<p>{status === 'ready' && t.title}</p>"],
])('finds nothing in %s', (_, code) => expect(findRawText(code)).toEqual([]));
