import { AppError } from '#functions/platform/app-error.ts';
import type { RedemptionDependencies } from './dependencies.ts';

/** The restaurant of a staff link. Throws `till_link_invalid` if the link was turned off or never existed. */
export async function findRegisterRestaurant(
  { tillLinks }: Pick<RedemptionDependencies, 'tillLinks'>,
  tillToken: string,
): Promise<string> {
  const separator = tillToken.indexOf('.');
  const restaurantId = tillToken.slice(0, separator);
  if (!(await tillLinks.opens(restaurantId, tillToken.slice(separator + 1)))) {
    throw new AppError('till_link_invalid');
  }
  return restaurantId;
}
