import type { Word } from './words.ts';

export const german: Readonly<Record<Word, string>> = {
  state: 'Uhr {clock}. {up} von {all} Zeigern stehen oben. {turns} Drehungen, {par} genügen.',
  gear: 'Dieser Zeiger steht {off} Drehungen rechts von oben.',
  bolted: 'Dieses Rad ist verschraubt.',
  hurry: 'Nur noch wenig Zeit',
};
