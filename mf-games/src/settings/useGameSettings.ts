import { storageOf, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { type GameSettings, gameSettingsOf, keepGameSettings, readGameSettings } from './gameSettings.ts';

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
