import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { SiteTemplate } from '#shared/contract/site-template.ts';
import { TEMPLATE_GALLERY } from '#shared/site/gallery/template-gallery.ts';
import { useBuilderRestaurant } from '#web/api/templates.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { useRestaurantId, useUser } from '#web/features/session/session-context.ts';
import { ImpersonationBanner } from '#web/features/shell/impersonation-banner.tsx';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { SuspensionBanner } from '#web/features/shell/suspension-banner.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './customizer.module.css';
import { Customizer } from './customizer.tsx';

/** A design with the restaurant's own words (spec, website builder §2.8). An unknown design leads to the gallery. */
export function TemplateCustomizerScreen() {
  const { templateId = '' } = useParams();
  const restaurantId = useRestaurantId();
  const template = TEMPLATE_GALLERY.find(({ id }) => id === templateId);
  if (template === undefined) return <Navigate to={paths.websiteTemplates} replace />;
  return (
    <>
      <ScreenTitle>{`Customize ${template.name}`}</ScreenTitle>
      <ImpersonationBanner />
      <SuspensionBanner />
      <CustomizerOfRestaurant key={template.id} template={template} restaurantId={restaurantId} />
    </>
  );
}

type OwnProps = { template: SiteTemplate; restaurantId: string };

/** Waits for what is known of the restaurant. When that cannot be read, the owner writes it. */
function CustomizerOfRestaurant({ template, restaurantId }: OwnProps) {
  const { data, isPending } = useBuilderRestaurant();
  const user = useUser();
  const place = useMemo(() => ({ restaurantId, templateId: template.id }), [restaurantId, template.id]);
  if (isPending) return <CustomizerLoading />;
  const name = user.impersonating_restaurant?.name ?? user.restaurant_name ?? '';
  return <Customizer template={template} place={place} restaurant={data ?? { name }} />;
}

function CustomizerLoading() {
  return (
    <main className={styles.waiting}>
      <Loading label="Loading the template…">
        <Skeleton shape="title" />
        <Skeleton lines={6} />
      </Loading>
    </main>
  );
}
