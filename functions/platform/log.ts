import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log: one line per request or message, plus problems that need attention. */
export type Log = {
  request: (line: Record<string, unknown>) => void;
  warning: (message: string, details?: Record<string, unknown>) => void;
};

/** Creates a log with the service's name in each line. Its level is `POWERTOOLS_LOG_LEVEL` (default INFO). */
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
