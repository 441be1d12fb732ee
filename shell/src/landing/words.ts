import { defineWords } from '../words.ts';

export const landingWords = defineWords('landing', {
  tagline: 'Walk through worlds, play together and talk to the people you meet. Free, in your browser.',
  comeIn: 'Come in',
  what: 'What {brand} is',
  places: 'Places, not pages',
  placesWords:
    'A castle at blue hour, a library of lamps, a reef under water. Walk in with your browser, your phone or a headset.',
  play: 'Play at once',
  playWords: 'Games open where you stand. Nothing to install, nothing to wait for.',
  meet: 'Meet real people',
  meetWords: 'Look somebody up by name, see their profile, and share the square with them.',
  stars: 'Stars, not thumbs',
  starsWords: 'What people share gets one to five stars. Five are a present.',
  chats: 'Chats stay yours',
  chatsWords: 'Words are locked on your device and unlocked on theirs, and nowhere between.',
  town: 'Bring your own town',
  townWords: 'A school, a club, a street: anybody can run a square like this one.',
  games: 'Discover games',
  reasons: 'Reasons to stay a while',
  door: 'Open to everybody',
  doorWords: 'Look around before you sign up. An account takes a minute and costs nothing.',
  somewhere: 'There is always somewhere to go',
  somewhereWords:
    'Thirteen zones, each with its own hour, its own sound and something to do with your hands.',
  nobody: 'Nobody looks over your shoulder',
  nobodyWords: 'No trackers and no scripts of other companies. Your browser makes sure of it on every page.',
  together: 'Made to be together',
  togetherWords: 'You see who is there before you go in, and you can leave when you like.',
  questions: 'Questions people ask',
  invest: 'Build the next street with us',
  investWords: 'We look for people who believe that the net needs places again.',
  pitch: 'Pitch with Us',
});

/** What newcomers ask, and what is true. */
export const questionWords = defineWords('questions', {
  what: 'What is {brand}?',
  whatAnswer:
    'A place to meet online. You walk through themed worlds, play games, watch videos, share pictures and words, and talk to the people you find. It runs in the browser you already have.',
  cost: 'What does it cost?',
  costAnswer:
    'Nothing. {brand} is free to explore, and so are the zones, the games and the chat. Should something extra be sold one day, it will say so before you press anything.',
  where: 'Where can I play?',
  whereAnswer:
    'On a computer, a phone or a tablet, in any browser of the last two years. If you own a headset, its browser opens the zones in three dimensions. There is nothing to download.',
  spaces: 'Can I create virtual spaces of my own?',
  spacesAnswer:
    'Yes. Members make zones: choose a place, give it a name and a picture, and publish it. It then stands in the directory beside the others, and everybody can walk in.',
  different: 'How is {brand} different from other platforms?',
  differentAnswer:
    'It is a place and not a list. Your feed shows friends first and ranks nothing, nobody counts followers, and nothing tracks you. Stars say how good something was. And anybody can run a square like this one, with their own rules.',
  friends: 'Can I play with my friends?',
  friendsAnswer:
    'That is what it is for. Ask somebody to be your friend, see where they are, and join them in a zone, in a game or in a chat.',
  ai: 'Does {brand} use AI?',
  aiAnswer:
    'Not on you. Nothing you write, say or share here trains a model, and no model decides what you get to see. The places and the posters are drawn by code, line by line.',
  creators: 'What is in it for creators?',
  creatorsAnswer:
    'An audience that is already here. Publish zones, videos and posts, collect stars, and see how people move through what you made. For something bigger, write to us.',
});

/** What the arcade plays, by how one plays it. Titles are names and stay. */
export const kindWords = defineWords('gameKinds', {
  puzzle: 'Puzzle',
  reflex: 'Reflex',
  word: 'Word',
  maze: 'Maze',
  physics: 'Physics',
  racing: 'Racing',
  rhythm: 'Rhythm',
  tower: 'Tower',
  cards: 'Cards',
  keyboard: 'Two on one keyboard',
  net4: 'Network, 2 to 4',
  net2: 'Network, 2',
  net6: 'Network, 2 to 6',
  logic: 'Logic',
  memory: 'Memory',
});
