/** What brings the screens beside the feed itself, by the first part of their addresses. */
export const screenFiles = {
  add: () => import('./writing.ts'),
  'edit-content': () => import('./writing.ts'),
  post() {
    // Who opens a single post reads what was said to it.
    import('./comments/CommentThread.tsx').catch(() => undefined);
    return import('./permalink/PostScreen.tsx');
  },
  profile: () => import('./profile/index.ts'),
  user: () => import('./profile/index.ts'),
  friends: () => import('./friends/FriendsScreen.tsx'),
  search: () => import('./search/SearchScreen.tsx'),
  notifications: () => import('./notifications/NotificationsScreen.tsx'),
};

/** What brings the screen of an address; nothing for one that is another remote's. */
export function screenFileAt(pathname: string): (() => Promise<unknown>) | undefined {
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(screenFiles, first) ? screenFiles[first as keyof typeof screenFiles] : undefined;
}
