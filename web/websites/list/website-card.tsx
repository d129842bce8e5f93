import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import Trash2 from 'lucide-react/icons/trash-2';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { StatusBadge } from '#web/websites/status-badge.tsx';
import { categoryLabel, dayLabel } from '#web/websites/website-labels.ts';
import { heroImage } from './hero-image.ts';
import { SiteImage } from './site-image.tsx';
import styles from './website-card.module.css';

export type WebsiteCardActions = Record<
  'onRename' | 'onDuplicate' | 'onDownload' | 'onDelete',
  (website: WebsiteSummary) => void
>;

type WebsiteCardProps = { website: WebsiteSummary; actions: WebsiteCardActions };

/** One website: its image, details, and actions (spec, website builder §2.3). */
export function WebsiteCard({ website, actions }: WebsiteCardProps) {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  return (
    <Grid columns="main aside" as="article" gap={3} className={styles.card} aria-label={website.website_name}>
      <SiteImage
        image={heroImage(website.hero_image, sitesOrigin)}
        name={website.website_name}
        category={website.design_category}
      />
      <Grid gap={3} className={styles.words}>
        <Stack gap={1} align="start" className={styles.head}>
          <Cluster as="p" gap={1}>
            <StatusBadge status={website.status} />
            {website.has_unpublished_changes ? <Badge tone="warning">Unpublished changes</Badge> : null}
          </Cluster>
          <h2 title={website.website_name}>{website.website_name}</h2>
          {website.url === undefined ? null : (
            <Link className={styles.address} href={website.url} target="_blank" rel="noreferrer">
              {website.url.replace(/^https?:\/\//, '')}
              <Icon of={ArrowUpRight} size={1} />
            </Link>
          )}
        </Stack>
        <Facts look="sides" divided className={styles.facts}>
          <Fact label="Restaurant">{website.restaurant_name}</Fact>
          <Fact label="Category">{categoryLabel(website.design_category)}</Fact>
          <Fact label="Created">{dayLabel(website.created_at, 'Recently')}</Fact>
        </Facts>
        <Actions website={website} actions={actions} />
      </Grid>
    </Grid>
  );
}

function Actions({ website, actions }: WebsiteCardProps) {
  return (
    <Cluster gap={1}>
      <LinkButton variant="primary" href={linkTo.websitePreview(website.website_id)} icon={<Eye />}>
        Preview
      </LinkButton>
      <LinkButton href={linkTo.websiteEdit(website.website_id)} icon={<Pencil />}>
        Edit
      </LinkButton>
      <Menu
        label={`More actions for ${website.website_name}`}
        icon={<Ellipsis />}
        actions={[
          {
            id: 'rename',
            label: 'Rename',
            icon: <TextCursorInput />,
            onSelect: () => actions.onRename(website),
          },
          {
            id: 'duplicate',
            label: 'Duplicate',
            icon: <CopyPlus />,
            onSelect: () => actions.onDuplicate(website),
          },
          {
            id: 'download',
            label: 'Download',
            icon: <Download />,
            onSelect: () => actions.onDownload(website),
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 />,
            isDanger: true,
            onSelect: () => actions.onDelete(website),
          },
        ]}
      />
    </Cluster>
  );
}
