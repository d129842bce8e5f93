import type { MiddlewareObj } from '@middy/core';
import type { SQSEvent } from 'aws-lambda';

/** Reports rejected records, so that only they are delivered again. */
export function batchFailures(): MiddlewareObj<SQSEvent, object> {
  return {
    after: (request) => {
      const outcomes = request.response as PromiseSettledResult<unknown>[];
      const failed = request.event.Records.filter((_, index) => outcomes[index]?.status !== 'fulfilled');
      request.response = {
        batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })),
      };
    },
  };
}
