import { defineWords } from '../words.ts';

export const menuWords = defineWords('chatMenu', {
  menu: 'More about this chat',
  search: 'Search in this chat',
  safety: 'Safety number',
  membersItem: 'Members',
  mute: 'Mute',
  unmute: 'Unmute',
  pin: 'Pin',
  unpin: 'Unpin',
  archive: 'Archive',
  unarchive: 'Move out of the archive',
  timer: 'Disappearing messages',
  block: 'Block {name}',
  blockTitle: 'Block {name}?',
  blockWords: 'Neither of you sees the other anywhere, and this chat is closed.',
  leave: 'Leave group',
  leaveTitle: 'Leave this group?',
  leaveWords: 'You can no longer read what is said in it.',
  saveChat: 'Save this chat',
  reportChat: 'Report messages',
  profile: 'Profile',
});
