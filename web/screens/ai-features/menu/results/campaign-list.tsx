import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import type { MenuResult } from '#shared/contract/ai/menu-analysis.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { promotionLink } from '../promotion-link.ts';
import styles from './campaign-list.module.css';

/** What to promote, each with the form that it fills in. */
export function CampaignList({ result, isSample }: { result: MenuResult; isSample: boolean }) {
  const campaigns = result.promotional_strategies.recommended_campaigns;
  return (
    <section className={styles.campaigns} aria-labelledby="recommended-campaigns">
      <h3 id="recommended-campaigns">Recommended campaigns</h3>
      {campaigns.length === 0 ? <p className={styles.impact}>No items to promote yet.</p> : null}
      <ul className={styles.rows}>
        {campaigns.map((campaign, index) => {
          const isAd = campaign.type === 'Facebook Ad';
          const Icon = isAd ? Megaphone : MessageSquareHeart;
          return (
            <li key={campaign.name} className={styles.campaign}>
              <Icon aria-hidden="true" />
              <div>
                <p className={styles.name}>{campaign.name}</p>
                <p className={styles.type}>{campaign.type}</p>
                <p className={styles.impact}>{campaign.expected_impact}</p>
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
            </li>
          );
        })}
      </ul>
    </section>
  );
}
