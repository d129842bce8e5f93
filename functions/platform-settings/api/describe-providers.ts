import type * as z from 'zod/mini';
import { formatCount } from '#shared/format/numbers.ts';
import type { TextModelSchema } from '#shared/platform-settings/contract/text-model.ts';
import {
  isFailing,
  PROVIDER_IDS,
  type ProviderId,
  type ProviderState,
  type RecentUse,
} from '#shared/platform-settings/provider-status.ts';
import type { ProviderConfig } from './dependencies.ts';
import { modelName } from './describe-text-model.ts';

type Described = { state: Exclude<ProviderState, 'failing'>; detail: string };

const TEXT_PLACES = { bedrock: 'Amazon Bedrock', 'openai-compatible': 'OpenAI-compatible server' } as const;

const DESCRIBE: Record<ProviderId, (config: ProviderConfig) => Described> = {
  text: (config) => {
    if (config.TEXT_PROVIDER === 'built-in')
      return { state: 'working', detail: 'Built-in writer. No model, no cost.' };
    const place = TEXT_PLACES[config.TEXT_PROVIDER];
    return {
      state: 'working',
      detail: `${place}, ${modelName(config)}. If the model fails, the built-in writer takes over.`,
    };
  },
  images: () => ({ state: 'working', detail: 'Built-in photo editor.' }),
  email: ({ EMAIL_PROVIDER }) =>
    EMAIL_PROVIDER === 'outbox'
      ? { state: 'simulated', detail: 'Local outbox. No real emails are sent.' }
      : { state: 'working', detail: 'Amazon SES.' },
  sms: ({ SMS_PROVIDER, HAS_SMS_NUMBERS }) => {
    if (SMS_PROVIDER === 'outbox')
      return { state: 'simulated', detail: 'Test phones. No real texts are sent.' };
    return HAS_SMS_NUMBERS
      ? { state: 'working', detail: 'AWS End User Messaging. Texts come from each restaurant’s number.' }
      : { state: 'off', detail: 'AWS End User Messaging. No sender numbers yet.' };
  },
  ads: ({ ADS_PROVIDER, HAS_ADS_APP }) => {
    if (ADS_PROVIDER === 'outbox') return { state: 'simulated', detail: 'Local outbox. No real ads run.' };
    return HAS_ADS_APP
      ? { state: 'working', detail: 'Meta Marketing API. Ads run in each restaurant’s ad account.' }
      : { state: 'off', detail: 'No Meta app is configured, so restaurants can’t connect an ad account.' };
  },
  places: ({ HAS_PLACES }) =>
    HAS_PLACES
      ? { state: 'working', detail: 'Google Places. Used to grade restaurants.' }
      : { state: 'off', detail: 'No Google Places key. Grades use only the restaurant’s website.' },
  payments: ({ PAYMENTS }) =>
    PAYMENTS === 'stripe'
      ? { state: 'working', detail: 'Stripe.' }
      : { state: 'simulated', detail: 'Test cards only. No real charges.' },
};

/** The state of providers apart from their uses. */
type Health = {
  text: z.input<typeof TextModelSchema>['state'];
  /** Why Stripe can't be used; undefined if it can. */
  paymentFailure: string | undefined;
};

/** Describes each configured provider, and whether it is failing. */
export function describeProviders(
  config: ProviderConfig,
  recent: Partial<Record<ProviderId, RecentUse>>,
  { text, paymentFailure }: Health,
): { provider: ProviderId; state: ProviderState; detail: string }[] {
  return PROVIDER_IDS.map((provider) => {
    const { state, detail } = DESCRIBE[provider](config);
    if (provider === 'payments' && paymentFailure !== undefined)
      return {
        provider,
        state: 'failing',
        detail: `${detail} We can’t charge cards right now. ${paymentFailure}`,
      };
    const use = recent[provider];
    const isTextFailing = provider === 'text' && text === 'failing';
    if (use === undefined || state === 'off' || !isFailing(use))
      return { provider, state: isTextFailing ? 'failing' : state, detail };
    const failed = `${formatCount(use.failures)} of ${formatCount(use.uses)} requests have failed since yesterday.`;
    return { provider, state: 'failing', detail: `${detail} ${failed}` };
  });
}
