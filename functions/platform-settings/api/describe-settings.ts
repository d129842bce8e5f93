import type * as z from 'zod/mini';
import type { PlatformSettings } from '#functions/platform-settings/platform-settings-store.ts';
import type { PlatformSettingsSchema } from '#shared/platform-settings/contract/platform-settings.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { describeProviders } from './describe-providers.ts';
import { describeTextModel } from './describe-text-model.ts';
import { recentUses } from './recent-uses.ts';

/** The settings for administrators. */
export async function describeSettings(
  dependencies: Pick<
    PlatformSettingsDependencies,
    'figures' | 'health' | 'providers' | 'findPaymentFailure' | 'textPrice' | 'clock'
  >,
  settings: PlatformSettings,
): Promise<z.input<typeof PlatformSettingsSchema>> {
  const { providers } = dependencies;
  const [recent, paymentFailure] = await Promise.all([
    recentUses(dependencies),
    dependencies.findPaymentFailure?.(),
  ]);
  const textModel = await describeTextModel(dependencies, recent.text);
  return {
    version: settings.version,
    updated_at: settings.updatedAt,
    brand_name: settings.brandName,
    default_limits: { ...settings.defaultLimits },
    monthly_budget: settings.monthlyBudgetCents === null ? null : settings.monthlyBudgetCents / 100,
    plan_limits: { ...settings.planLimits },
    dunning: settings.dunning,
    postal_address: settings.postalAddress,
    retention: settings.retention,
    providers: describeProviders(providers, recent, { text: textModel.state, paymentFailure }),
    text_model: textModel,
    senders: { email: providers.EMAIL_SENDER, texts: textsFrom(providers) },
  };
}

function textsFrom({ SMS_PROVIDER, HAS_SMS_NUMBERS }: PlatformSettingsDependencies['providers']) {
  if (SMS_PROVIDER === 'outbox') return 'simulated';
  return HAS_SMS_NUMBERS ? 'numbers' : 'none';
}
