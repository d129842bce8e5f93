import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import type { WebsiteSummary } from '#shared/contract/website.ts';
import { usePublicConfig } from '#web/api/public-config.ts';
import { linkTo } from '#web/app/paths.ts';
import { categoryLabel, dayLabel, statusLabel, statusTone } from '#web/app/website-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SitePicture } from './site-picture.tsx';
import styles from './website-card.module.css';

type WebsiteCardProps = { website: WebsiteSummary; onDelete: () => void };

/** One website: how it looks, what it is, what can be done with it (spec, website builder §2.3). */
export function WebsiteCard({ website, onDelete }: WebsiteCardProps) {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  return (
    <article className={styles.card} aria-label={website.website_name}>
      <SitePicture imageUrl={imageUrl(website.hero_image, sitesOrigin)} name={website.website_name} />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.status}>
            <Badge tone={statusTone(website.status)}>{statusLabel(website.status)}</Badge>
          </span>
          <h2>{website.website_name}</h2>
          {website.url === undefined ? null : (
            <Link className={styles.address} href={website.url} target="_blank" rel="noreferrer">
              {website.url.replace(/^https?:\/\//, '')}
              <ArrowUpRight aria-hidden="true" />
            </Link>
          )}
        </div>
        <dl className={styles.facts}>
          <Fact term="Restaurant" value={website.restaurant_name} />
          <Fact term="Category" value={categoryLabel(website.design_category)} />
          <Fact term="Created" value={dayLabel(website.created_at, 'Recently')} />
        </dl>
        <div className={styles.actions}>
          <LinkButton
            variant="primary"
            href={linkTo.websitePreview(website.website_id)}
            icon={<Eye aria-hidden="true" />}
          >
            Preview
          </LinkButton>
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Pictures of a site are paths on the sites origin; an owner may also name a whole address. */
function imageUrl(heroImage: string, sitesOrigin: string | undefined): string | undefined {
  if (heroImage === '' || sitesOrigin === undefined) return undefined;
  return heroImage.startsWith('/') ? sitesOrigin + heroImage : heroImage;
}
