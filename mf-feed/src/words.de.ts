import type { Catalogue } from '@plaza/design-system';
import { post } from './post/words.de.ts';
import { postDialogs } from './post/dialogs/words.de.ts';
import { permalink } from './permalink/words.de.ts';
import { media } from './media/words.de.ts';
import { home } from './home/words.de.ts';
import { store } from './store/words.de.ts';
import { composer } from './composer/words.de.ts';
import { comments } from './comments/words.de.ts';
import { edit } from './edit/words.de.ts';
import { friends } from './friends/words.de.ts';
import { bell } from './notifications/bell.words.de.ts';
import { noticePanel } from './notifications/panel.words.de.ts';
import { notices } from './notifications/words.de.ts';
import { paging } from './paging/words.de.ts';
import { person } from './person/words.de.ts';
import { editProfile } from './profile/edit/words.de.ts';
import { picture } from './profile/picture/words.de.ts';
import { profile } from './profile/words.de.ts';
import { search } from './search/words.de.ts';
import { peopleSettings } from './settings/words.de.ts';

export default {
  bell,
  post,
  permalink,
  media,
  home,
  store,
  composer,
  comments,
  edit,
  editProfile,
  friends,
  noticePanel,
  notices,
  paging,
  peopleSettings,
  person,
  picture,
  postDialogs,
  profile,
  search,
} satisfies Catalogue;
