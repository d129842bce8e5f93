import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { AD_CURRENCY } from '#shared/ads/contract/ad-account.ts';
import type { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { adAccountAnswer, chosenNames, connectedMessage } from './ad-account-answer.ts';
import type { AdAccountDependencies } from './dependencies.ts';

const OTHER_CURRENCY = `Budgets are in US dollars. Choose an ad account that’s billed in ${AD_CURRENCY}.`;

/** Accepts only accounts and Pages that the connected person may use. */
export function createChooseAdAccount(
  dependencies: AdAccountDependencies,
): Operation<typeof adAccountRoutes.chooseAdAccount> {
  return async ({ body: { account_id, page_id } }, { restaurantId, audit }) => {
    const row = await dependencies.accounts.change(restaurantId, (before) => {
      const { connection } = before;
      const account = connection?.accounts.find(({ id }) => id === account_id);
      const page = connection?.pages.find(({ id }) => id === page_id);
      if (connection === undefined || account === undefined || page === undefined) {
        throw new AppError('not_found');
      }
      if (account.currency !== AD_CURRENCY) {
        throw new AppError('invalid_input', { fields: { account_id: OTHER_CURRENCY } });
      }
      audit.before = chosenNames(connection);
      return { ...before, connection: { ...connection, account_id, page_id } };
    });
    audit.after = chosenNames(row.connection);
    const data = adAccountAnswer(dependencies, row);
    return { message: connectedMessage(data.state), data };
  };
}
