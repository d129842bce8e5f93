export { createGetHealth as getHealth } from './get-health.ts';
export { createGetPublicConfig as getPublicConfig } from './get-public-config.ts';
