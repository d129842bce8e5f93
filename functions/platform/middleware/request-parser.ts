import type { MiddlewareObj } from '@middy/core';

/** Reads an operation's input before it runs. Errors of `read` answer the call. */
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
