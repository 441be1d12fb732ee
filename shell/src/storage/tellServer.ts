const A_YEAR_S = 31_536_000;

/**
 * A browser sends no storage along: by this the server knows a choice, for its mails and for what it draws of a page. It
 * proves nothing. Without a value there is no choice any longer.
 */
export function tellServer(page: Document, choice: 'language' | 'theme' | 'session', value = ''): void {
  page.cookie = `plaza_${choice}=${value}; path=/; max-age=${value ? A_YEAR_S : 0}; samesite=lax`;
}
