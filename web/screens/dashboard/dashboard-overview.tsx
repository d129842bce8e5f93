import ArrowRight from 'lucide-react/icons/arrow-right';
import type { useRestaurantDashboard } from '#web/api/restaurant-dashboard.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { useUser } from '#web/features/session/session-context.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './restaurant-dashboard.module.css';
import { VerificationNotice } from './verification-notice.tsx';

type Dashboard = NonNullable<ReturnType<typeof useRestaurantDashboard>['data']>;

/** What the restaurant has so far, and the next thing worth doing. */
export function DashboardOverview({ dashboard }: { dashboard: Dashboard }) {
  const { restaurant, websites } = dashboard;
  const user = useUser();
  const ownsAccount = user.role === 'restaurant';
  return (
    <div className={styles.overview}>
      {ownsAccount && !user.email_verified ? <VerificationNotice email={user.email} /> : null}
      <header className={styles.greeting}>
        <p className={styles.eyebrow}>Growth Command Center</p>
        <h1>Welcome back, {restaurant.name}</h1>
      </header>
      <section className={styles.websites} aria-labelledby="websites-heading">
        <div className={styles.words}>
          <h2 id="websites-heading">{websites.total === 0 ? 'Your first website' : 'Your websites'}</h2>
          <p>{nextStep(websites)}</p>
          <LinkButton
            variant="primary"
            size="large"
            href={paths.websiteBuilder}
            iconAfter={<ArrowRight aria-hidden="true" />}
          >
            Build Website
          </LinkButton>
        </div>
        {websites.total === 0 ? null : <Figures websites={websites} />}
      </section>
      <section className={styles.profile} aria-labelledby="profile-heading">
        <div className={styles.words}>
          <h2 id="profile-heading">Restaurant profile</h2>
          <p>Menu, prices, hours, contact: say them once, and every website takes them from there.</p>
        </div>
        <LinkButton href={paths.profile} iconAfter={<ArrowRight aria-hidden="true" />}>
          Open profile
        </LinkButton>
      </section>
    </div>
  );
}

function Figures({ websites }: Pick<Dashboard, 'websites'>) {
  const { total, published } = websites;
  return (
    <dl className={styles.figures}>
      <Figure label="Websites" value={total} meaning="made so far" />
      <Figure
        label="Published"
        value={published}
        meaning={published === 0 ? 'none open to your guests yet' : 'open to your guests'}
      />
    </dl>
  );
}

function Figure({ label, value, meaning }: { label: string; value: number; meaning: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.number}>{value}</span>
        <span className={styles.meaning}>{meaning}</span>
      </dd>
    </div>
  );
}

function nextStep({ total, published }: Dashboard['websites']): string {
  if (total === 0) {
    return 'Tell us about your kitchen in a few sentences. The site is written, designed and checked for you in about a minute.';
  }
  if (published === 0) {
    return total === 1
      ? 'Your site is made, but your guests cannot see it yet. Look it over, then publish it.'
      : 'Your sites are made, but your guests cannot see them yet. Look one over, then publish it.';
  }
  return 'Your guests can find you. Look at what they see, or make another site for an occasion.';
}
