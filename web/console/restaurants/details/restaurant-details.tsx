import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAY_IMPERSONATE } from '#shared/contract/admin-role.ts';
import { restaurantAdministrationRoutes as routes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantDetails as Details } from '#web/console/api/restaurant-details.ts';
import { ImpersonateDialog } from '#web/console/impersonate-dialog.tsx';
import { DeleteRestaurant } from '#web/console/restaurants/delete-restaurant.tsx';
import { DELETION_EFFECT } from '#web/console/restaurants/deletion-effect.ts';
import { useMay } from '#web/console/use-may.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note } from '#web/ui/text.tsx';
import { BACK_TO_RESTAURANTS } from './back-to-restaurants.ts';
import { Facts } from './facts.tsx';
import styles from './restaurant-details.module.css';
import { Tags } from './tags.tsx';

const HelpOwner = lazyPart(() => import('./help-owner.tsx').then((m) => m.HelpOwner));
const Suspension = lazyPart(() => import('./suspension.tsx').then((m) => m.Suspension));
const Timeline = lazyPart(() => import('./timeline.tsx').then((m) => m.Timeline));
const Usage = lazyPart(() => import('./usage.tsx').then((m) => m.Usage));
const ActivityOfRestaurant = lazyPart(() =>
  import('./activity-of-restaurant.tsx').then((m) => m.ActivityOfRestaurant),
);

/** Facts first, then actions, then history. */
export function RestaurantDetails({ details }: { details: Details }) {
  const { restaurant, websites, campaigns, tags } = details;
  const { restaurant_id: id, name, suspended } = restaurant;
  const [isActing, setIsActing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const may = useMay();
  return (
    <>
      <ScreenTitle>{name}</ScreenTitle>
      <PageHeader
        title={name}
        back={BACK_TO_RESTAURANTS}
        subtitle={`Signed up ${printedDay(restaurant.signup_date)}`}
        actions={
          may(MAY_IMPERSONATE) ? (
            <Button variant="primary" onClick={() => setIsActing(true)}>
              Impersonate
            </Button>
          ) : undefined
        }
      />
      {suspended === null ? null : (
        <Notice tone="warning" title={`Suspended since ${printedDay(suspended.at)}`}>
          {suspended.reason}
        </Notice>
      )}
      <Facts details={details} />
      <div className={styles.section}>
        <Tags restaurantId={id} tags={tags} />
      </div>
      <Grid columnWidth={26} gap={4} rowGap={0} line="below">
        <div className={styles.column}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <HelpOwner details={details} />
          </Suspense>
          <Websites websites={websites} />
          <Campaigns campaigns={campaigns} />
          <Suspense fallback={<Skeleton lines={4} />}>
            <Usage restaurantId={id} />
          </Suspense>
          <Suspense fallback={<Skeleton lines={6} />}>
            <ActivityOfRestaurant restaurantId={id} />
          </Suspense>
        </div>
        <div className={styles.column}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <Timeline restaurantId={id} />
          </Suspense>
        </div>
      </Grid>
      <Suspense>{may(routes.suspendRestaurant) ? <Suspension restaurant={restaurant} /> : null}</Suspense>
      {may(routes.deleteRestaurant) ? (
        <Section title="Delete the restaurant" gap={1} align="start" className={styles.section}>
          <Note>{DELETION_EFFECT}</Note>
          <Button onClick={() => setIsDeleting(true)}>Delete restaurant</Button>
        </Section>
      ) : null}
      <DeleteRestaurant
        isOpen={isDeleting}
        restaurant={restaurant}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(paths.adminRestaurants)}
      />
      <ImpersonateDialog isOpen={isActing} onClose={() => setIsActing(false)} restaurant={restaurant} />
    </>
  );
}

/** The restaurant's newest websites. */
function Websites({ websites }: Pick<Details, 'websites'>) {
  return (
    <Section title="Websites" gap={1} align="start" className={styles.section}>
      {websites.length === 0 ? <Note>No websites yet.</Note> : null}
      <ul>
        {websites.map(({ website_id, name, url, updated_at }) => (
          <li key={website_id} className={styles.line}>
            <span>{url === undefined ? name : <Link href={url}>{name}</Link>}</span>
            <Note as="span">
              {url === undefined ? 'Not published' : 'Published'}, updated {printedDay(updated_at)}
            </Note>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const KINDS = { ad: 'Facebook ad', sms: 'Text campaign' };

/** The restaurant's newest ads and text campaigns. */
function Campaigns({ campaigns }: Pick<Details, 'campaigns'>) {
  return (
    <Stack as="section" gap={1} align="start" className={styles.section} aria-labelledby="campaigns">
      <h2 id="campaigns">Campaigns</h2>
      {campaigns.length === 0 ? <Note>No campaigns launched yet.</Note> : null}
      <ul>
        {campaigns.map(({ campaign_id, name, campaign_type, status, created_at }) => (
          <li key={campaign_id} className={styles.line}>
            <span>{name}</span>
            <Note as="span">
              {KINDS[campaign_type]}, {status.replaceAll('_', ' ')}, {printedDay(created_at)}
            </Note>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
