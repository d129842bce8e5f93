import type { MiddlewareObj } from '@middy/core';

/** Reads the input of an operation before it runs. What `read` throws, the call is answered with. */
export function requestParser<Call extends { input: unknown }>(
  read: (call: Call) => unknown,
): MiddlewareObj<Call, object> {
  return {
    before: ({ event: call }) => {
      const input = read(call);
      if (!(input instanceof Promise)) {
        call.input = input;
        return undefined;
      }
      return input.then((value: unknown) => {
        call.input = value;
      });
    },
  };
}
