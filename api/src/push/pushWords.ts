import type { ToldKind } from '@plaza/api-contract';
import type { Language } from '../language/language.ts';

/** What a push says that no page writes. A language that leaves one out does not compile. */
export interface PushWords {
  newMessage: (sender: string) => string;
  /** Stands there until the worker has opened the message. */
  unreadable: string;
  test: string;
  /** Who did it: the last one, and how many others. */
  actors: (name: string, others: number) => string;
  /** The same where nobody has counted to the end. */
  crowd: (name: string, moreThan: number) => string;
  did: Record<ToldKind, string>;
  moderators: string;
}

export const pushWords: Record<Language, PushWords> = {
  en: {
    newMessage: (sender) => `New Message from ${sender}`,
    unreadable: 'Error decrypting message',
    test: 'Notifications arrive on this device.',
    actors: (name, others) =>
      others === 0 ? name : others === 1 ? `${name} and 1 other` : `${name} and ${others} others`,
    crowd: (name, moreThan) => `${name} and more than ${moreThan} others`,
    did: {
      request: 'would like to be your friend',
      accepted: 'is your friend now',
      comment: 'commented on your post',
      reply: 'replied to your comment',
      reaction: 'reacted to your post',
      mention: 'mentioned you',
      share: 'passed your post on',
      reviewed: 'looked at what you reported',
      decided: 'decided something about you',
      reported: 'have a new report to look at',
      appealed: 'have an appeal to answer',
      'zone-knock': 'would like to enter your zone',
      'zone-open': 'lets you into a zone',
      'zone-made': 'made a zone',
      'match-invite': 'invites you to play',
    },
    moderators: 'The moderators',
  },
  de: {
    newMessage: (sender) => `Neue Nachricht von ${sender}`,
    unreadable: 'Die Nachricht ließ sich nicht entschlüsseln',
    test: 'Benachrichtigungen kommen auf diesem Gerät an.',
    actors: (name, others) =>
      others === 0 ? name : others === 1 ? `${name} und 1 andere Person` : `${name} und ${others} andere`,
    crowd: (name, moreThan) => `${name} und mehr als ${moreThan} andere`,
    did: {
      request: 'möchte mit dir befreundet sein',
      accepted: 'ist jetzt mit dir befreundet',
      comment: 'hat deinen Beitrag kommentiert',
      reply: 'hat auf deinen Kommentar geantwortet',
      reaction: 'hat auf deinen Beitrag reagiert',
      mention: 'hat dich erwähnt',
      share: 'hat deinen Beitrag weitergegeben',
      reviewed: 'hat sich deine Meldung angesehen',
      decided: 'hat etwas über dich entschieden',
      reported: 'hat eine neue Meldung zu sichten',
      appealed: 'hat einen Einspruch zu beantworten',
      'zone-knock': 'möchte in deine Zone',
      'zone-open': 'lässt dich in eine Zone',
      'zone-made': 'hat eine Zone erschaffen',
      'match-invite': 'lädt dich zum Spielen ein',
    },
    moderators: 'Die Moderation',
  },
};
