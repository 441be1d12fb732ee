import { brand } from '../brand.ts';

export interface Question {
  question: string;
  answer: string;
}

const { name } = brand;

/** What newcomers ask, and what is true. */
export const questions: readonly Question[] = [
  {
    question: `What is ${name}?`,
    answer: `A place to meet online. You walk through themed worlds, play games, watch videos, share pictures and words, and talk to the people you find. It runs in the browser you already have.`,
  },
  {
    question: 'What does it cost?',
    answer: `Nothing. ${name} is free to explore, and so are the zones, the games and the chat. Should something extra be sold one day, it will say so before you press anything.`,
  },
  {
    question: 'Where can I play?',
    answer:
      'On a desk, a phone or a tablet, in any browser of the last two years. If you own a headset, its browser opens the zones in three dimensions. There is nothing to download.',
  },
  {
    question: 'Can I create virtual spaces of my own?',
    answer:
      'Yes. Members make zones: choose a place, give it a name and a picture, and publish it. It then stands in the directory beside the others, and everybody can walk in.',
  },
  {
    question: `How is ${name} different from other platforms?`,
    answer:
      'It is a place and not a list. There is no feed without an end, no count of followers to chase, and no tracker. Stars say how good something was. And anybody can run a square like this one, with their own rules.',
  },
  {
    question: 'Can I play with my friends?',
    answer:
      'That is what it is for. Ask somebody to be your friend, see where they are, and join them in a zone, in a game or in a chat.',
  },
  {
    question: `Does ${name} use AI?`,
    answer:
      'Not on you. Nothing you write, say or share here trains a model, and no model decides what you get to see. The places and the posters are drawn by code, line by line.',
  },
  {
    question: 'What is in it for creators?',
    answer:
      'An audience that is already in the room. Publish zones, videos and posts, collect stars, and see how people move through what you made. For something bigger, write to us.',
  },
];
