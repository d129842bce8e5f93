import type { AiFeature } from '#shared/features/ai-features.ts';

/** `digital_grader` → `Digital grader` */
export function featureWords(feature: AiFeature): string {
  const words = feature.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
