export { mobileMaxWidth, mobileQuery } from './mobileMaxWidth.ts';
export { useIsMobile } from './useIsMobile.ts';
