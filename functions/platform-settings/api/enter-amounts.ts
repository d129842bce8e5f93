import type { Operation } from '#functions/platform/http/http-handler.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import type { MonthAmounts } from '#functions/platform-settings/entered-amounts-store.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { EnteredAmounts } from '#shared/platform-settings/contract/entered-amounts.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { spanOf } from './get-platform-costs.ts';

type Dependencies = Pick<PlatformSettingsDependencies, 'enteredAmounts' | 'clock' | 'waitBefore'>;

/** Saves an administrator's amounts for a month. Throws `invalid_input` for a future month. */
export function createEnterAmounts({
  enteredAmounts,
  clock,
  waitBefore,
}: Dependencies): Operation<typeof platformSettingsRoutes.enterAmounts> {
  return async ({ body }, { audit }) => {
    const { month } = spanOf(body.month, clock.now());
    const read = () => enteredAmounts.get(month);
    const store = { read, save: enteredAmounts.save, isSame: isSameJson, waitBefore };
    const saved = await saveChange(store, async (present) => {
      const next = {
        ...present,
        version: present.version + 1,
        fixed_cost_cents: toCents(body.fixed_cost, present.fixed_cost_cents),
        acquisition_spend_cents: toCents(body.acquisition_spend, present.acquisition_spend_cents),
      };
      audit.before = auditedPart(present);
      audit.after = auditedPart(next);
      return isSameJson(audit.before, audit.after) ? undefined : next;
    });
    return { data: describeAmounts(saved) };
  };
}

function toCents(dollars: number | null | undefined, present: number | null): number | null {
  if (dollars === undefined) return present;
  return dollars === null ? null : Math.round(dollars * 100);
}

function auditedPart({ month, fixed_cost_cents, acquisition_spend_cents }: MonthAmounts) {
  return { month, fixed_cost_cents, acquisition_spend_cents };
}

function describeAmounts({ month, fixed_cost_cents, acquisition_spend_cents }: MonthAmounts): EnteredAmounts {
  return {
    month,
    fixed_cost: toDollars(fixed_cost_cents),
    acquisition_spend: toDollars(acquisition_spend_cents),
  };
}

function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
