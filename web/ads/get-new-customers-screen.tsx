import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AD_INPUT_LIMITS } from '#shared/ads/contract/ad-campaign.ts';
import { useUser } from '#web/accounts/session-context.ts';
import type { LaunchedAd } from '#web/ads/api/facebook-ads.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { AdRow } from './ad-row.tsx';
import { useAds } from './api/facebook-ads.ts';
import { LaunchSuccess } from './launch-success.tsx';
import { NewAd } from './new-ad.tsx';

/** Facebook ads: write one, preview it, launch it, and follow its results (spec, owner tools §2). */
export function GetNewCustomersScreen() {
  const user = useUser();
  const profile = useProfile();
  const [search] = useSearchParams();
  const [launched, setLaunched] = useState<LaunchedAd>();
  const ownName = user.impersonating_restaurant?.name ?? user.restaurant_name ?? '';
  return (
    <>
      <ViewHeader view={VIEWS.getNewCustomers} />
      <Stack gap={6} padTop={3}>
        {launched === undefined ? (
          <NewAd
            first={{ ...promotedIn(search), restaurantName: ownName }}
            dishes={profile.data?.profile.dishes.map(({ name }) => name) ?? []}
            onLaunched={setLaunched}
          />
        ) : (
          <LaunchSuccess ad={launched} onAgain={() => setLaunched(undefined)} />
        )}
        <AdList askedAbove={launched?.campaign.campaign_id} />
      </Stack>
    </>
  );
}

/** The item that a link to this screen promotes, for example from the menu optimizer. */
function promotedIn(search: URLSearchParams) {
  const { itemToPromote, offer } = AD_INPUT_LIMITS;
  return {
    itemToPromote: (search.get('item') ?? '').slice(0, itemToPromote),
    offer: (search.get('offer') ?? '').slice(0, offer),
  };
}

type AdListProps = {
  /** The ad whose open question is shown above the list. */
  askedAbove: string | undefined;
};

/** The restaurant’s ads, newest first, each with its status and actions. */
function AdList({ askedAbove }: AdListProps) {
  const ads = useAds();
  return (
    <Section title="Your ads" gap={2}>
      {ads.isPending ? <Loading label="Loading your ads…" shapes={['block']} /> : null}
      {ads.isError && ads.data === undefined ? <LoadFailure query={ads} /> : null}
      {ads.data?.length === 0 && !ads.hasNextPage ? (
        <EmptyState icon={<Megaphone />} title="No ads yet" level={3} />
      ) : null}
      <Stack as="ul">
        {ads.data?.map((ad) => (
          <AdRow key={ad.campaign_id} ad={ad} isAskedAbove={ad.campaign_id === askedAbove} />
        ))}
      </Stack>
      <MoreButton list={ads}>Show more ads</MoreButton>
    </Section>
  );
}
