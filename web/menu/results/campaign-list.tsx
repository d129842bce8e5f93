import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { promotionLink } from '#web/menu/promotion-link.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './campaign-list.module.css';

/** Items to promote, each with a link to a filled-in form. */
export function CampaignList({ result, isSample }: { result: MenuResult; isSample: boolean }) {
  const campaigns = result.promotional_strategies.recommended_campaigns;
  return (
    <Section title="Recommended campaigns" level={3} titleSize={2} gap={1}>
      {campaigns.length === 0 ? <Text tone="muted">No items to promote yet.</Text> : null}
      <Stack divided as="ul">
        {campaigns.map((campaign, index) => {
          const isAd = campaign.type === 'Facebook Ad';
          return (
            <Grid
              columns="auto 1fr auto"
              align="center"
              as="li"
              gap={2}
              rowGap={1}
              key={campaign.name}
              pad={2}
              className={styles.campaign}
            >
              <Icon of={isAd ? Megaphone : MessageSquareHeart} size={1.5} tone="accent" />
              <div>
                <Text strong breaks>
                  {campaign.name}
                </Text>
                <Text size="small" tone="faint">
                  {campaign.type}
                </Text>
                <Text tone="muted">{campaign.expected_impact}</Text>
              </div>
              {isSample ? null : (
                <LinkButton
                  href={promotionLink(campaign)}
                  size="small"
                  variant={index === 0 ? 'primary' : 'secondary'}
                  aria-label={`${isAd ? 'Create ad' : 'Create text'}: ${campaign.item}`}
                >
                  {isAd ? 'Create ad' : 'Create text'}
                </LinkButton>
              )}
            </Grid>
          );
        })}
      </Stack>
    </Section>
  );
}
