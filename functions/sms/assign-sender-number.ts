import type { SenderNumbersRepository } from './sender-numbers-repository.ts';
import type { TextingSettingsRepository } from './texting-settings-repository.ts';

type Stores = {
  textingSettings: Pick<TextingSettingsRepository, 'find' | 'setSender' | 'clearSender'>;
  senderNumbers: SenderNumbersRepository;
};

/** `taken`: another restaurant has the number. `has_another`: the restaurant has another number. */
export type Assignment = 'assigned' | 'taken' | 'has_another';

/**
 * Gives a restaurant its sender number. The number is claimed first, so that only one of two concurrent restaurants
 * gets it. Repeating it is safe.
 */
export async function assignSenderNumber(
  { textingSettings, senderNumbers }: Stores,
  { restaurantId, phoneNumber }: { restaurantId: string; phoneNumber: string },
): Promise<Assignment> {
  const current = (await textingSettings.find(restaurantId))?.sender_number;
  if (current !== undefined && current !== phoneNumber) return 'has_another';
  if (!(await senderNumbers.claim(phoneNumber, restaurantId))) return 'taken';
  if (await textingSettings.setSender(restaurantId, phoneNumber)) return 'assigned';
  // The restaurant got another number at the same moment.
  await senderNumbers.forget(phoneNumber, restaurantId);
  return 'has_another';
}

/** Withdraws a number: texts stop using it before others may have it. Returns the restaurant that had it, if any. */
export async function withdrawSenderNumber(
  { textingSettings, senderNumbers }: Stores,
  phoneNumber: string,
): Promise<string | undefined> {
  const restaurantId = (await senderNumbers.find(phoneNumber))?.restaurant_id;
  if (restaurantId === undefined) return undefined;
  await textingSettings.clearSender(restaurantId, phoneNumber);
  await senderNumbers.release(phoneNumber, restaurantId);
  return restaurantId;
}
