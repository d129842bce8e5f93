import type { Feature } from './feature.ts';
import { SERVICE_FEATURES } from './features-of-service.ts';
import { HOUSE_FEATURES } from './features-of-the-house.ts';

export const FEATURES: readonly Feature[] = [...HOUSE_FEATURES, ...SERVICE_FEATURES];
