import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { TEMPLATE_GALLERY } from '#shared/site/gallery/template-gallery.ts';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { useRestaurantId, useUser } from '#web/accounts/session-context.ts';
import { AccountBanners } from '#web/shell/account-banners.tsx';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';
import { useBuilderRestaurant } from '#web/websites/api/templates.ts';
import { Customizer } from './customizer.tsx';

/** Customizes a template (spec, website builder §2.8). Unknown templates redirect to the gallery. */
export function TemplateCustomizerScreen() {
  const { templateId = '' } = useParams();
  const restaurantId = useRestaurantId();
  const template = TEMPLATE_GALLERY.find(({ id }) => id === templateId);
  if (template === undefined) return <Navigate to={paths.websiteTemplates} replace />;
  return (
    <>
      <ScreenTitle>{`Customize ${template.name}`}</ScreenTitle>
      <AccountBanners />
      <CustomizerOfRestaurant key={template.id} template={template} restaurantId={restaurantId} />
    </>
  );
}

type OwnProps = { template: SiteTemplate; restaurantId: string };

/** Waits for known details about the restaurant. If they fail to load, the fields start empty. */
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
    <WindowPage>
      <Loading label="Loading the template…" shapes={['title', 6]} />
    </WindowPage>
  );
}
