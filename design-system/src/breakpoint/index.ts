export { mobileMaxWidth, mobileQuery, useIsMobile } from './useIsMobile.ts';
