import { AppError } from '#functions/platform/app-error.ts';
import type { RedemptionDependencies } from './dependencies.ts';

/** Whose till it is. Throws `till_link_invalid` for a link that was withdrawn, or never was. */
export async function restaurantOfTill(
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
