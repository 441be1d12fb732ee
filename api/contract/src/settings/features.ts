/** What an administrator can switch off. Whoever goes there is told 'Feature Not Available'. */
export const FEATURES = ['signup', 'demo', 'games', 'videos', 'zones', 'chat'] as const;
export type Feature = (typeof FEATURES)[number];

/** Addresses outside that belong to the community. One that is empty opens 'Feature Not Available'. */
export const OUTSIDE_LINKS = ['notion', 'demo', 'pitch', 'slide', 'social'] as const;
export type OutsideLink = (typeof OUTSIDE_LINKS)[number];

export const ANNOUNCEMENT_TONES = ['calm', 'good', 'bad'] as const;
export const ANNOUNCEMENT_LENGTH = 280;

/** Where something of a partner can stand, and what it is. */
export const PLACEMENT_PLACES = ['feed', 'zone', 'flick'] as const;
export type PlacementPlace = (typeof PLACEMENT_PLACES)[number];
export const PLACEMENT_KINDS = ['ad', 'asset', 'collaboration', 'subscription'] as const;
export type PlacementKind = (typeof PLACEMENT_KINDS)[number];

/** The languages that interface and mails have; a community may offer fewer. */
export const LANGUAGE_TAGS = ['en', 'de'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];
