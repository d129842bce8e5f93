import type { Construct } from 'constructs';
import { LIMITS } from '#infra/security-headers.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';

export type HttpFunctionProps = Omit<BundledFunctionProps, 'timeoutSeconds'>;

/** A function behind the API. It times out just before API Gateway would, so that it sends the response itself. */
export function createHttpFunction(scope: Construct, id: string, props: HttpFunctionProps): BundledFunction {
  return new BundledFunction(scope, id, {
    ...props,
    timeoutSeconds: LIMITS.apiFunctionTimeoutSeconds,
  });
}
