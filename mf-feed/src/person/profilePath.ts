export const profilePath = (username: string) => `/user/${encodeURIComponent(username)}`;
