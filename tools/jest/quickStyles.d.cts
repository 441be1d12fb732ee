export function quicken(window: { getComputedStyle: unknown }): void;
