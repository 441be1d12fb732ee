import { createWords } from '@plaza/design-system';

/** A catalogue of their own: pages to read are long, and few of those who log in read them. */
const defineWords = createWords({ de: () => import('./words.de.ts') });

export const aboutWords = defineWords('about', {
  title: 'The Future of Social Media',
  lead: '{brand} is a town square you can walk through. You hear people before you see them, and every door stands open.',
  past: 'Breaking Free from the Past',
  pastWords:
    'Most networks became a list that never ends. It knows how to keep you, and little about why you came. We went back to an older idea: a place in the middle of town, where people go because other people are there.',
  era: 'A New Era of Social Interaction',
  eraWords:
    'Here you meet in a library of lamps, on the walls of a castle or under water by a shell theatre. What you share gets stars, from one to five, and not a number that only goes up. What you say in a chat is yours and theirs.',
  zones: 'Zones',
  zonesWords: 'Places in three dimensions, each with its own hour, weather and things to do.',
  games: 'Games',
  gamesWords: 'They open where you stand, alone or with whoever is beside you.',
  videos: 'Videos',
  videosWords: 'A row of things worth watching, and nothing that starts by itself.',
  stars: 'Stars',
  starsWords: 'One to five of them. They say more than a thumb does.',
  chat: 'Chat',
  chatWords: 'Encrypted from your device to theirs. The server carries letters it cannot read.',
  friends: 'Friends',
  friendsWords: 'People you asked and who said yes. Nobody else is counted.',
  design: 'Immersive by Design',
  designWords:
    'Every zone runs in the browser you have: on a computer, on a phone, and in a headset for those who own one. Nothing is installed. The places are drawn by code, so they are small, they load quickly, and no two of them feel alike.',
  platforms: 'Our Platforms',
  platformsWords: 'The square has two big streets. Both are a step away.',
  more: 'Explore More {brand}',
  moreWords:
    'Read what you can do here, or write to us. {brand} can be run by anybody: a school, a club, a town. Yours may look different from this one.',
  features: 'Features',
  contact: 'Contact',
  join: 'Join the Revolution',
  joinWords: 'It is a quiet one. An account takes a minute and costs nothing.',
  signUp: 'Sign Up',
});

/** What one can do here, in the order of how loud it is. */
export const featureWords = defineWords('features', {
  title: 'Features',
  lead: 'Nine things that make {brand} more than a page to scroll.',
  names: [
    'Cloud multiplayer gaming',
    'Animated profiles',
    'Interactive spaces',
    '360-degree short videos',
    'A 5-star rating in place of likes',
    'Comments that trigger reactions',
    'Emotional reactions',
    'Broadcasting',
    'Global connectivity',
  ],
  words: [
    'Games run in the browser and bring people together: two at one keyboard, or six across the world. Nothing to download.',
    'Your profile moves when somebody visits it: your picture, your posts, and the stars they were given.',
    'Ring the great bell, light a lamp, ride a leaf. What you touch in a zone answers, and everybody there sees it.',
    'Small films that you look around in. Drag them with a finger, or turn your head in a headset.',
    'One star is an opinion, five are a present. An average says what a count of thumbs never could.',
    'What is said about a place shows on the faces in it: a kind word makes a figure smile.',
    'A laugh, a sigh, a wave. Your figure shows what you feel, for as long as you feel it.',
    'One voice for a whole zone, for readings, matches and opening nights.',
    'One square for all time zones. Messages that wait for you arrive once, and in their order, after any lost connection.',
  ],
});

export const contactWords = defineWords('contact', {
  title: 'Contact',
  lead: 'A question, an idea, or something that is not right: people read it and answer.',
  reach: 'Contact information',
  byMail: 'E-mail: <link>{email}</link>',
  byPhone: 'Phone: <link>{phone}</link>',
  name: 'Name',
  nameMissing: 'Please enter your name.',
  email: 'Email',
  emailMissing: 'Please enter your e-mail address.',
  message: 'Message',
  messageMissing: 'Please enter a message.',
  send: 'Send Message',
  sent: 'Your message has been sent!',
  failed: 'Failed to send your message. Please try again later.',
});

export const privacyWords = defineWords('privacy', {
  title: 'Privacy',
  lead: 'Messages are encrypted, and only the data that is necessary is collected. This page says which data that is.',
  stored: 'What is stored',
  storedAccount:
    '<b>Your account:</b> name, {id}, e-mail address, picture and organisation if you give them, and your password as a hash that nobody can turn back.',
  storedMade:
    '<b>What you make:</b> posts, comments, stars, zones, friendships and favourites, until you delete them or your account.',
  storedHere:
    '<b>When you are here:</b> the days you were active and the devices you are logged in on, so that you can see and end each session.',
  storedMail: '<b>What you write to us:</b> a message from the contact form goes to our mailbox as a mail.',
  unread: 'What nobody but you reads',
  unreadWords:
    'Chats are encrypted on your device and decrypted on the devices of those you write to. The server keeps what it cannot read. If you lose every device and your key backup, we cannot bring the words back.',
  absent: 'What is not here',
  absentWords:
    "No trackers, no advertising networks, no analytics of other companies. Your browser enforces that: each page may load only from this address, and tells the browser so. A few cookies of our own remember this browser's login, the language and the theme you chose and which version of the page it runs. If you choose to sign in with another company's account, that company learns that you did.",
  rights: 'What you can do',
  rightsMade: 'Read, change and delete what you have made.',
  rightsAccount: 'End sessions, take a copy of your data with you, or delete your account, all in Settings.',
  rightsAsk: 'Ask us for anything else: <link>{email}</link>.',
});

export const termsWords = defineWords('terms', {
  title: 'Terms',
  lead: 'Be respectful in every interaction. All other rules follow from that one.',
  treat: 'How we treat each other',
  treatRules: [
    'Speak to people as if they stood in front of you. In a zone, they do.',
    'No threats, no hate, no harassment, and nothing that sexualises children. Not as a joke either.',
    'A no is a no: to a friendship, to a chat, to a game.',
    'Be one person. Do not pretend to be somebody else, and do not send what nobody asked for.',
  ],
  share: 'What you share',
  shareWords:
    'It stays yours. You allow {brand} to show it to those you share it with, for as long as it is there. Share only what is yours to share.',
  wrong: 'When it goes wrong',
  wrongWords:
    'Those who run this place can hide what breaks these rules and block who keeps breaking them. If you think that was wrong, write to <link>{email}</link>.',
  promise: 'What we promise, and what not',
  promiseWords:
    '{brand} is free to explore. We keep it running as well as we can and cannot promise that it never stops. You can leave at any time.',
});

export const pageWords = defineWords('pages', {
  notion: 'Loading Demo...',
  demo: 'Loading Demo...',
  pitch: 'Loading Pitch...',
  slide: 'Loading Pitch Deck...',
  nothing: 'Nothing is shown here yet',
  nothingWords: 'Those who run this {brand} have not set this address up.',
  back: 'Back to the square',
  version: 'Version',
  versionLead: 'What runs behind this {brand}.',
  versionAsking: 'Asking for the version',
  versionFailed: 'The version is not known right now',
  versionFailedWords: 'The server did not answer.',
  server: 'Server',
  page: 'Page',
  unknown: 'unknown',
  says: 'State',
});
