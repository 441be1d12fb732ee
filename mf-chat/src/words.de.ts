import type { Catalogue } from '@plaza/design-system';
import { chatList } from './chat-list/words.de.ts';
import { chatChosen } from './conversation/chosen.words.de.ts';
import { chatKeyNotices } from './conversation/keyNotices.words.de.ts';
import { chatMenu } from './conversation/menu.words.de.ts';
import { chatRequest } from './conversation/request.words.de.ts';
import { chatVoice } from './conversation/voice.words.de.ts';
import { chatComposer, chatConversation, chatTimer } from './conversation/words.de.ts';
import { chatDialogs } from './dialogs/words.de.ts';
import { chatForward } from './forward/words.de.ts';
import { chatLater, chatOut, chatProvider } from './provider/words.de.ts';
import { chatSafety } from './safety/words.de.ts';
import { chatSave } from './save/words.de.ts';
import { chatSearch } from './search/words.de.ts';
import { chatSettings } from './settings/words.de.ts';

export default {
  chatList,
  chatComposer,
  chatTimer,
  chatConversation,
  chatChosen,
  chatDialogs,
  chatForward,
  chatKeyNotices,
  chatMenu,
  chatRequest,
  chatVoice,
  chatLater,
  chatOut,
  chatProvider,
  chatSafety,
  chatSave,
  chatSearch,
  chatSettings,
} satisfies Catalogue;
