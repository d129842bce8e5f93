import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log lines: one a request or message, plus what needs a person's eye. */
export type Log = {
  request: (line: Record<string, unknown>) => void;
  warning: (message: string, details?: Record<string, unknown>) => void;
};

/** A log whose lines carry the service's name. Level from `POWERTOOLS_LOG_LEVEL` (default INFO). */
export function createLog(serviceName: string): Log {
  const logger = new Logger({ serviceName });
  return {
    request: (line) => {
      if (line.error === undefined) logger.info('request', line);
      else logger.error('request failed', line);
    },
    warning: (message, details = {}) => logger.warn(message, details),
  };
}
