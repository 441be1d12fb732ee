import { namesIn, tagsIn } from './wordsIn.ts';

it.each([
  ['#harbour at #Night, #night', ['harbour', 'night']],
  ['#größe und #日本', ['größe', '日本']],
  ['page#top &#39; a/#b #7 #', []],
  ['#a-b', ['a']],
  ['(#one)#two, one#two', ['one', 'two']],
  [`#${'x'.repeat(61)}`, []],
  // In small letters it is two signs.
  [`#${'İ'.repeat(40)} #İ`, ['i\u0307']],
])('finds the tags of %j', (text, tags) => expect(tagsIn(text)).toEqual(tags));

it.each([
  ['@Amber, @basalt. and @c.d-e!', ['amber', 'basalt', 'c.d-e']],
  ['amber@plaza.example https://x.y/@amber', []],
  ['@@amber @', []],
  ['@amber @AMBER', ['amber']],
])('finds the names of %j', (text, names) => expect(namesIn(text)).toEqual(names));
