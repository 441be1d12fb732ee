/** The five colours of a poster; its frame sets them. */
export const high = 'var(--high)';
export const low = 'var(--low)';
export const ground = 'var(--ground)';
export const built = 'var(--built)';
export const glow = 'var(--glow)';
