import type { DrawingName } from '../../media/drawings/drawings.ts';

export interface SamplePost {
  by: string;
  minutesAgo: number;
  text: string;
  forFriends?: true;
  picture?: DrawingName;
  /** Stars and a feeling, by who gave them. */
  given?: Readonly<Record<string, readonly [stars: 1 | 2 | 3 | 4 | 5, emoji: string]>>;
  /** In their order; a reply follows what it replies to. */
  comments?: readonly { by: string; text: string; isReply?: true }[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** What the first people of a new house have been saying lately, oldest first. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  {
    by: 'lichen',
    minutesAgo: 19 * DAY,
    text: 'First! It is quiet here. I like it.',
    given: { amber: [4, '😄'], hazel: [5, '😂'] },
  },
  {
    by: 'hazel',
    minutesAgo: 13 * DAY,
    text: 'The Reading Bell has a new shelf for stories that end badly. Bring yours to the #library, we keep the lamps on until the last page.',
    picture: 'library',
    given: { indigo: [5, '😍'], juniper: [4, '👏'], amber: [5, '❤️'] },
    comments: [
      { by: 'juniper', text: 'Do plants count? Mine all end badly.' },
      { by: 'hazel', text: 'Bring them. We water with tea.', isReply: true },
    ],
  },
  {
    by: 'kestrel',
    minutesAgo: 9 * DAY,
    text: 'Sky Courier Post is looking for two people who are not afraid of heights, or who are and like it. #crew',
    given: { fjord: [3, '🤔'], dune: [4, '😮'] },
  },
  {
    by: 'garnet',
    minutesAgo: 6 * DAY,
    text: 'Opening night went well: nobody noticed that the second moon fell off. Thank you @ember for holding the ladder, and @indigo for the paper stars. #theatre',
    picture: 'moons',
    given: { ember: [5, '😂'], indigo: [5, '🔥'], amber: [4, '👏'], kestrel: [5, '🎉'] },
    comments: [
      { by: 'ember', text: 'I am still holding it.' },
      { by: 'garnet', text: 'You may come down now.', isReply: true },
      { by: 'indigo', text: 'I noticed. I thought it was the plot.' },
    ],
  },
  {
    by: 'fjord',
    minutesAgo: 4 * DAY,
    text: 'We have finished the map of the northern ridge. It took three winters, and one marmot ate the first draft. Beacons are lit from tonight. #maps',
    picture: 'beacon',
    given: { kestrel: [5, '🤩'], dune: [4, '💡'], hazel: [5, '🔥'] },
    comments: [{ by: 'dune', text: 'Is the marmot credited?' }],
  },
  {
    by: 'juniper',
    minutesAgo: 3 * DAY,
    forFriends: true,
    text: 'Only for you: there are ripe figs behind the greenhouse. First come, first served, and do not tell @lichen.',
    given: { hazel: [5, '😍'] },
  },
  {
    by: 'dune',
    minutesAgo: 2 * DAY,
    text: 'Three hours for one sunset. Worth it. #desert',
    picture: 'dunes',
    given: { amber: [5, '😍'], garnet: [5, '🔥'], kestrel: [4, '😮'] },
    comments: [{ by: 'amber', text: 'The tracks make it. Whose are they?' }],
  },
  {
    by: 'ember',
    minutesAgo: 30 * HOUR,
    text: 'The Copper Kettle opens an hour earlier from Monday. Somebody has to be awake for the bread.',
    given: { basalt: [4, '😊'], lichen: [3, '👀'] },
    comments: [
      { by: 'basalt', text: 'I am on air until six, keep me a corner!' },
      { by: 'ember', text: 'The one by the window, as always.', isReply: true },
    ],
  },
  {
    by: 'cedar',
    minutesAgo: 22 * HOUR,
    text: 'New here. I make small games for long train rides at Nightjar Games. What should I look at first?',
    given: { juniper: [4, '😄'] },
    comments: [{ by: 'juniper', text: 'The haunted factory, but not alone.' }],
  },
  {
    by: 'indigo',
    minutesAgo: 8 * HOUR,
    text: 'Regatta on Saturday! Boats of paper only, no wax, no varnish, no excuses. Sign up in the comments. #regatta',
    picture: 'regatta',
    given: { juniper: [5, '🤩'], hazel: [4, '😄'], kestrel: [5, '🎉'], ember: [3, '🙂'] },
    comments: [
      { by: 'hazel', text: 'The Reading Bell sends the Unsinkable II. Do not ask about the first.' },
      { by: 'kestrel', text: 'Do paper planes count if they land on water?' },
      { by: 'indigo', text: 'If they float for a minute.', isReply: true },
    ],
  },
  {
    by: 'basalt',
    minutesAgo: 3 * HOUR,
    forFriends: true,
    text: 'Tonight at nine on Harbour Light Radio: an hour of fog horns, by request of exactly one listener. You know who you are, @amber.',
    given: { amber: [5, '😂'] },
    comments: [{ by: 'amber', text: 'I regret nothing.' }],
  },
  {
    by: 'basalt',
    minutesAgo: 95,
    text: 'Low tide at the pier. The lanterns are up again, and the harbour is open to everybody. #harbour',
    picture: 'harbour',
    given: { amber: [5, '🔥'], ember: [4, '😄'], dune: [5, '😍'] },
    comments: [
      { by: 'amber', text: 'I saw them from the tram. Best evening of the week.' },
      { by: 'dune', text: 'Keep one lit for me.' },
    ],
  },
  {
    by: 'amber',
    minutesAgo: 25,
    text: 'Welcome to the plaza. Walk around, say hello, give stars to what you like. If something does not work, tell me: I run this place. #welcome',
    given: { basalt: [5, '❤️'], hazel: [5, '🎉'], cedar: [4, '👏'] },
    comments: [{ by: 'basalt', text: 'The fog horn does not work.' }],
  },
];

/** Who is whose friend. Cedar has just come and is nobody's yet. */
export const SAMPLE_FRIENDS: readonly (readonly [string, string])[] = [
  ['amber', 'basalt'],
  ['amber', 'dune'],
  ['amber', 'hazel'],
  ['basalt', 'ember'],
  ['basalt', 'dune'],
  ['dune', 'garnet'],
  ['dune', 'kestrel'],
  ['dune', 'fjord'],
  ['ember', 'garnet'],
  ['ember', 'indigo'],
  ['fjord', 'kestrel'],
  ['garnet', 'indigo'],
  ['garnet', 'kestrel'],
  ['hazel', 'indigo'],
  ['hazel', 'juniper'],
  ['indigo', 'juniper'],
  ['indigo', 'kestrel'],
];

/** Who waits for whose answer. */
export const SAMPLE_REQUESTS: readonly (readonly [from: string, to: string])[] = [
  ['kestrel', 'amber'],
  ['indigo', 'basalt'],
];
