import type { TextProvider } from '#shared/platform-settings/text-provider.ts';
import { ANSWER_FAILURES, SERVICE_FAILURES } from './model-failure.ts';

/** What an operator should check. `place`: the setting with the address of the service. */
const adviceAt = (place: string): Readonly<Record<string, string>> => ({
  [SERVICE_FAILURES.denied]: 'Check TEXT_API_KEY.',
  [SERVICE_FAILURES.unknownModel]: `Check TEXT_MODEL and ${place}.`,
  [SERVICE_FAILURES.badRequest]: 'Check TEXT_MODEL.',
  [SERVICE_FAILURES.notCalled]: `Check ${place}.`,
  [SERVICE_FAILURES.unreachable]: `Check ${place}, and make sure the server is running.`,
  [SERVICE_FAILURES.timeout]: 'It may still be loading.',
  [ANSWER_FAILURES.unreadable]: `Check TEXT_MODEL and ${place}.`,
});

const OWN_SERVER = adviceAt('TEXT_BASE_URL');
const BEDROCK: typeof OWN_SERVER = {
  ...adviceAt('AWS_REGION'),
  [SERVICE_FAILURES.unreachable]: 'Check AWS_REGION, and make sure Amazon Bedrock is available there.',
};

/** Why a model failed, with what to do about it, for operators and administrators. */
export function withAdvice(failure: string, provider: TextProvider): string {
  const advice = (provider === 'bedrock' ? BEDROCK : OWN_SERVER)[failure];
  return advice === undefined ? failure : `${failure} ${advice}`;
}
