import type { SmsCampaign } from '#functions/modules/campaigns/campaign-row.ts';
import { forgottenMark, isForgotten } from '#functions/modules/sends/forgotten-guest.ts';
import type { SendKey } from '#functions/modules/sends/sends-repository.ts';

/** Where the ledger says something of a guest who is deleted: without the number. */
export function deletedKey({ list_folder }: SmsCampaign, key: SendKey): SendKey {
  return isForgotten(key.phone) ? key : { ...key, phone: forgottenMark(list_folder, key.phone) };
}
