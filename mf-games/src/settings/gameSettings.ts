import type { Settings } from '@plaza/games-sdk';
import { type Shelf, storageOf, useShell } from '@plaza/shell-contract';
import { useState } from 'react';

const CHOICES = ['muted', 'slow', 'contrast', 'captions'] as const;

/** What the player has chosen for all games. What is not in it is the game's own to decide, by what the device prefers. */
export type GameSettings = Partial<Pick<Settings, (typeof CHOICES)[number]>>;

/** Takes what it knows from what a game, or an older page, has said. */
export function gameSettingsOf(said: object): GameSettings {
  const known = new Map(Object.entries(said));
  return Object.fromEntries(
    CHOICES.flatMap((name) => (typeof known.get(name) === 'boolean' ? [[name, known.get(name)]] : [])),
  );
}

export function readGameSettings(shelf: Shelf): GameSettings {
  try {
    const kept: unknown = JSON.parse(shelf.getItem('plazaGames') ?? '{}');
    return typeof kept === 'object' && kept !== null ? gameSettingsOf(kept) : {};
  } catch {
    return {};
  }
}

export function keepGameSettings(shelf: Shelf, settings: GameSettings): void {
  try {
    shelf.setItem('plazaGames', JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is left.
  }
}

/** What the player has chosen for games; this browser keeps it for all of them. */
export function useGameSettings(): {
  settings: GameSettings;
  change: (part: object) => void;
} {
  const shelf = storageOf(useShell()).browser;
  const [settings, setSettings] = useState(() => readGameSettings(shelf));
  const change = (part: object) => {
    const next = { ...settings, ...gameSettingsOf(part) };
    keepGameSettings(shelf, next);
    setSettings(next);
  };
  return { settings, change };
}
