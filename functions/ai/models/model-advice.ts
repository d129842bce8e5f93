import { SERVICE_FAILURES } from './model-failure.ts';

/** What an operator looks at. */
const ADVICE: Readonly<Record<string, string>> = {
  [SERVICE_FAILURES.denied]: 'Check TEXT_API_KEY.',
  [SERVICE_FAILURES.unknownModel]: 'Check TEXT_MODEL and TEXT_BASE_URL.',
  [SERVICE_FAILURES.unreachable]: 'Check TEXT_BASE_URL, and make sure the server is running.',
  [SERVICE_FAILURES.timeout]: 'It may still be loading.',
};

/** Why a model failed, with what to do about it, for operators and administrators. */
export function withAdvice(failure: string): string {
  const advice = ADVICE[failure];
  return advice === undefined ? failure : `${failure} ${advice}`;
}
