import {
  FIRST_MONTH_DISCOUNT_PERCENT,
  PLAN_CATALOGUE,
  PLAN_IDS,
  TRIAL_DAYS,
} from '#shared/domain/billing/plan-catalogue.ts';
import { priceOf } from '#shared/domain/billing/price-words.ts';
import { LANDING_PARTS } from '#web/features/navigation/paths.ts';
import styles from './plans.module.css';

/** What subscriptions cost: the prices that are billed. */
export function Plans() {
  return (
    <section className={styles.section} id={LANDING_PARTS.plans} aria-labelledby="plans-heading">
      <h2 id="plans-heading">Every tool in every plan</h2>
      <ul className={styles.plans}>
        {PLAN_IDS.map((id) => (
          <li key={id}>
            <h3>{PLAN_CATALOGUE[id].name}</h3>
            <p className={styles.price}>
              <strong>{priceOf(PLAN_CATALOGUE[id].monthlyCents)}</strong> a month
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        Plans differ in how many texts, ads, photos, and AI uses they include a month. You see the numbers
        before you choose. The first {TRIAL_DAYS} days are free, and your first paid month is{' '}
        {FIRST_MONTH_DISCOUNT_PERCENT}% off.
      </p>
    </section>
  );
}
