import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { DecidedGuest } from '#functions/sms/campaign-lists.ts';
import { smsText } from '#functions/sms/inspect-sms.ts';
import { SMS_MESSAGES } from '#shared/sms/contract/sms-campaign.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { firstNameOf } from '#shared/sms/first-name.ts';
import { withPlainCharacters } from '#shared/sms/plain-characters.ts';
import { smsPriceNote } from '#shared/sms/sms-price-note.ts';
import { csvStats, dollars } from './campaign-answer.ts';
import { decideList, readList } from './decide-list.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { findList } from './find-list.ts';
import { assertComplete, plannedTime } from './sms-input.ts';
import { findSmsNeeds } from './sms-needs.ts';
import { summarizeDecisions } from './summarize-decisions.ts';
import { alternativesOf } from './texts/alternatives.ts';
import { loadCampaignText } from './texts/load-campaign-text.ts';

/** Decides as a launch would right now, and stores nothing. Its text counts as a use of generated content. */
export function createPreviewSmsCampaign(
  dependencies: SmsCampaignDependencies,
): Operation<typeof smsCampaignRoutes.previewSmsCampaign> {
  return async (input, { restaurantId }) => {
    const { body } = input;
    assertComplete(body, SMS_MESSAGES.requiredForPreview);
    const now = dependencies.clock.now();
    const plannedFor = plannedTime(body, now);
    const [file, { profile }, missing, ownWeek] = await Promise.all([
      findList(dependencies, restaurantId, input),
      getProfile(dependencies, restaurantId),
      findSmsNeeds(dependencies, restaurantId),
      dependencies.textingSettings.findOwnWeek(restaurantId),
    ]);
    const campaignId = dependencies.ids.next();
    const about = { restaurantId, profile, offer: body.offer, begins: plannedFor ?? now, words: body };
    const known = { restaurantId, campaignId, body, profile, ownWeek, now, plannedFor };
    // Before a model is paid for its greetings: the list may be unreadable.
    const guests = await readList(file?.bytes, { profile, now });
    const use = { feature: 'content_generation', restaurantId } as const;
    const { text, list } = await dependencies.writer.withinOneUse(use, async (write) => {
      const writeText = await loadCampaignText();
      const text = await writeText(dependencies, about, write);
      const list = await decideList(dependencies, guests, { ...known, text: text.message.text });
      await dependencies.inspect([smsText(text.looked_at)], { restaurantId });
      return { text, list };
    });
    const { message } = text;
    return {
      preview: {
        sampleMessage: message.text,
        characterCount: message.text.length,
        targetCustomers: list.lapsed,
        estimatedCost: dollars(list.listCostCents),
        csvStats: csvStats(list),
        csvErrors: list.errors,
        message,
        alternatives: alternativesOf(text, firstNamesOf(list.guests)),
        decisions: summarizeDecisions(list.guests),
        will_cost: dollars(list.willCostCents),
        price_note: smsPriceNote(list.country),
        missing,
        is_simulated: dependencies.provider.isSimulated,
      },
    };
  };
}

/** The names of the first two guests who get a text and have a name. */
function firstNamesOf(guests: readonly DecidedGuest[]): string[] {
  const names: string[] = [];
  for (const { action, name } of guests) {
    const first = action === 'skip' ? '' : withPlainCharacters(firstNameOf(name));
    if (first !== '') names.push(first);
    if (names.length === 2) break;
  }
  return names;
}
