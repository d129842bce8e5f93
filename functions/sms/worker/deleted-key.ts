import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { forgottenMark, isForgotten } from '#functions/sms/forgotten-guest.ts';
import type { SendKey } from '#functions/sms/sends-repository.ts';

/** Where the ledger says something of a guest who is deleted: without the number. */
export function deletedKey({ list_folder }: SmsCampaign, key: SendKey): SendKey {
  return isForgotten(key.phone) ? key : { ...key, phone: forgottenMark(list_folder, key.phone) };
}
