import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SMS_INPUT_LIMITS } from '#shared/sms/contract/sms-campaign.ts';
import { useRestaurantId, useUser } from '#web/accounts/session-context.ts';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import type { SentCampaign } from '#web/sms/api/sms-campaigns.ts';
import { Stack } from '#web/ui/layout.tsx';
import { NewCampaign } from './form/new-campaign.tsx';
import { CampaignList } from './sent/campaign-list.tsx';
import { SentCampaignPanel } from './sent/sent-campaign.tsx';

/** Texts to lapsed guests, from the POS export to the results (spec, owner tools §2). */
export function BringBackRegularsScreen() {
  const user = useUser();
  const restaurantId = useRestaurantId();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentCampaign>();
  return (
    <>
      <ViewHeader view={VIEWS.bringBackRegulars} />
      <Stack gap={6} padTop={3}>
        {sent === undefined ? (
          <NewCampaign
            restaurantId={restaurantId}
            first={{
              ...offerIn(search),
              restaurantName: user.impersonating_restaurant?.name ?? user.restaurant_name ?? '',
            }}
            onSent={setSent}
          />
        ) : (
          <SentCampaignPanel sent={sent} onAgain={() => setSent(undefined)} />
        )}
        <CampaignList />
      </Stack>
    </>
  );
}

/** The offer in a link to this screen, for example from the menu optimizer. */
function offerIn(search: URLSearchParams) {
  const { offer, offerCode } = SMS_INPUT_LIMITS;
  return {
    offer: (search.get('offer') ?? '').slice(0, offer),
    offerCode: (search.get('code') ?? '').slice(0, offerCode),
  };
}
