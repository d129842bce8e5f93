import { useSearchParams } from 'react-router-dom';
import { SIMULATED_CODE } from '#shared/ads/contract/ad-account.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';

/** Replaces Facebook’s permission dialog in local mode. It leads back only to this app. */
export function DevFacebookScreen() {
  const [fields] = useSearchParams();
  const state = fields.get('state') ?? '';
  const back = (answer: Record<string, string>) =>
    `${paths.settings}?${new URLSearchParams({ ...answer, state }).toString()}`;
  return (
    <WindowPage>
      <ScreenTitle>Simulated Facebook</ScreenTitle>
      <PageHeader
        title="Simulated Facebook"
        subtitle="Local mode doesn’t contact Facebook. This screen replaces its permission dialog."
      />
      <Notice title="Test mode">No real account is used, and no data leaves this computer.</Notice>
      <Card title={`Allow ${BRAND_NAME} to run ads for you?`}>
        <Stack as="ul" gap={0.5} bullets>
          <li>Create and manage ads in your ad accounts</li>
          <li>See your Pages and use their names in ads</li>
        </Stack>
        <Cluster gap={2} rowGap={1}>
          <LinkButton variant="primary" href={back({ code: SIMULATED_CODE })}>
            Allow
          </LinkButton>
          <LinkButton href={back({ error: 'access_denied', error_reason: 'user_denied' })}>
            Not now
          </LinkButton>
        </Cluster>
      </Card>
    </WindowPage>
  );
}
