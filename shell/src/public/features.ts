export interface Feature {
  title: string;
  desc: string;
}

/** What one can do here, in the order of how loud it is. */
export const features: readonly Feature[] = [
  {
    title: 'Cloud multiplayer gaming',
    desc: 'Games run in the browser and bring people together: two at one keyboard, or six across the world. Nothing to download.',
  },
  {
    title: 'Animated profiles',
    desc: 'Your profile moves when somebody visits it: your picture, your posts, and the stars they were given.',
  },
  {
    title: 'Interactive spaces',
    desc: 'Ring the great bell, light a lamp, ride a leaf. What you touch in a zone answers, and everybody there sees it.',
  },
  {
    title: '360-degree short videos',
    desc: 'Small films that you look around in. Drag them with a finger, or turn your head in a headset.',
  },
  {
    title: 'A 5-star rating in place of likes',
    desc: 'One star is an opinion, five are a present. An average says what a count of thumbs never could.',
  },
  {
    title: 'Comments that trigger reactions',
    desc: 'What is said about a place shows on the faces in it: a kind word makes a figure smile.',
  },
  {
    title: 'Emotional reactions',
    desc: 'A laugh, a sigh, a wave. Your figure shows what you feel, for as long as you feel it.',
  },
  {
    title: 'Broadcasting',
    desc: 'One voice for a whole zone, for readings, matches and opening nights.',
  },
  {
    title: 'Global connectivity',
    desc: 'One square for all time zones. Messages that wait for you arrive once, and in their order, after any lost connection.',
  },
];
