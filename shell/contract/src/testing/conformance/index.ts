export { checks } from './checks.ts';
export type { Candidate, Check } from './checks.ts';
export { describeConformance } from './describeConformance.ts';
export type { ConformanceOptions } from './describeConformance.ts';
export { describeServiceConformance } from './describeServiceConformance.ts';
export type { ServiceConformanceOptions } from './describeServiceConformance.ts';
