import { OrderedValue } from './OrderedValue.ts';

type People = readonly string[];
const add = (name: string) => (people: People) => (people.includes(name) ? people : [...people, name]);
const without = (name: string) => (people: People) => people.filter((one) => one !== name);

function known(...people: string[]): OrderedValue<People> {
  const value = new OrderedValue<People>();
  value.ask().replace(people);
  return value;
}

test('an answer that was asked for before an event does not take it back', () => {
  const value = known('amber');
  const older = value.ask();
  value.hear(add('basalt'));
  older.replace(['amber']);
  expect(value.value).toEqual(['amber', 'basalt']);
  value.ask().replace(['cedar']);
  expect(value.value).toEqual(['cedar']);
});

test('an event that comes before the first answer meets it when it comes', () => {
  const value = new OrderedValue<People>();
  const first = value.ask();
  value.hear(without('amber'));
  expect(value.value).toBeUndefined();
  first.replace(['amber', 'basalt']);
  expect(value.value).toEqual(['basalt']);
});

test('of two answers the one counts that was asked for later, whichever comes first', () => {
  const value = known('amber');
  const older = value.ask();
  const newer = value.ask();
  expect(newer.replace(['basalt'])).toBe(true);
  expect(older.replace(['cedar'])).toBe(false);
  expect(value.value).toEqual(['basalt']);
});

test('an older page is refused when the list that it belongs to was replaced', () => {
  const value = known('amber');
  const page = value.ask();
  value.ask().replace(['cedar']);
  expect(page.grow((people) => [...people, 'basalt'])).toBe(false);
  expect(value.value).toEqual(['cedar']);
});

test('who was taken away while a page was on its way is not brought back by it', () => {
  const value = known('amber');
  const page = value.ask();
  value.hear(without('basalt'));
  page.grow((people) => [...people, 'basalt', 'cedar']);
  expect(value.value).toEqual(['amber', 'cedar']);
});

test('of two changes the one that fails goes, and leaves the other and what was heard', () => {
  const value = known('amber');
  const one = value.begin(add('basalt'));
  const other = value.begin(add('cedar'));
  value.hear(add('juniper'));
  one.undo();
  expect(value.value).toEqual(['amber', 'cedar', 'juniper']);
  other.settle();
  expect(value.value).toEqual(['amber', 'cedar', 'juniper']);
});

test('a change that is settled late does not overtake what was heard after it began', () => {
  const value = known();
  const mine = value.begin(() => ['asked']);
  value.hear(() => ['friends']);
  mine.settle(() => ['asked']);
  expect(value.value).toEqual(['friends']);
});

test('a change stays over each answer that may not know of it yet', () => {
  const value = known('amber');
  const mine = value.begin(add('basalt'));
  value.ask().replace(['amber']);
  expect(value.value).toEqual(['amber', 'basalt']);
  const askedBefore = value.ask();
  mine.settle();
  askedBefore.replace(['amber']);
  expect(value.value).toEqual(['amber', 'basalt']);
  value.ask().replace(['amber']);
  expect(value.value).toEqual(['amber']);
});

test('an answer for somebody who has left is nobody’s', () => {
  const value = known('amber');
  const onItsWay = value.ask();
  const page = value.ask();
  value.forget();
  expect(onItsWay.replace(['amber'])).toBe(false);
  expect(page.grow(add('basalt'))).toBe(false);
  expect(value.value).toBeUndefined();
});

test('what was kept counts until there is an answer, and never after one', () => {
  const value = new OrderedValue<People>();
  value.remember(['old']);
  const answer = value.ask();
  expect(value.value).toEqual(['old']);
  answer.replace(['new']);
  value.remember(['old']);
  expect(value.value).toEqual(['new']);
});
