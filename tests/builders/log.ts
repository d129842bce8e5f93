import type { Log } from '#functions/platform/log.ts';

/** A log that keeps its lines. */
export function aLog(): Log & {
  requests: Record<string, unknown>[];
  warnings: { message: string; details: Record<string, unknown> }[];
} {
  const requests: Record<string, unknown>[] = [];
  const warnings: { message: string; details: Record<string, unknown> }[] = [];
  return {
    requests,
    warnings,
    request: (line) => {
      requests.push(line);
    },
    warning: (message, details = {}) => {
      warnings.push({ message, details });
    },
  };
}
