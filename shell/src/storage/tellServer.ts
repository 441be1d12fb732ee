const A_YEAR_S = 31_536_000;

/** A browser sends no storage along: by this the server knows a choice, for its mails and for what it draws of a page. It proves nothing. */
export function tellServer(page: Document, choice: 'language' | 'theme' | 'session', value: string): void {
  page.cookie = `plaza_${choice}=${value}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
}

/** There is no choice any longer. */
export function untellServer(page: Document, choice: 'theme'): void {
  page.cookie = `plaza_${choice}=; path=/; max-age=0; samesite=lax`;
}
