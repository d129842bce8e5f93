import { type RefObject, Suspense } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { ReturnFocus } from '#web/ui/return-focus.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { useRenderedPage } from '#web/websites/preview/rendered-page.ts';
import { openReview } from '#web/websites/preview/review/open-review.ts';
import { suggestionsLeftOut } from '#web/websites/preview/review/suggestion-counts.ts';
import { SiteFrame } from '#web/websites/site-frame/site-frame.tsx';
import type { OtherWebsite } from './also-public.tsx';
import { PageAddress } from './page-address.tsx';
import styles from './published-dialog.module.css';

/** Needed only with several published websites. */
const AlsoPublic = lazyPart(() => import('./also-public.tsx').then((m) => m.AlsoPublic));
const QrCard = lazyPart(() => import('./qr-card.tsx').then((m) => m.QrCard));

type PublishedDialogProps = {
  website: Website;
  url: string;
  title: string;
  /** The restaurant’s other published websites. */
  others: readonly OtherWebsite[];
  onClose: () => void;
  /** Where the focus goes, because the Publish button is gone. */
  returnTo: RefObject<HTMLElement | null>;
};

/** Shown after publishing: the page on a phone, its address, a QR code, and next steps. */
export function PublishedDialog({ website, url, title, others, onClose, returnTo }: PublishedDialogProps) {
  const name = website.website_name;
  const open = website.suggestions.length;
  const review = () => {
    onClose();
    // The dialog returns the focus when it closes.
    requestAnimationFrame(() => requestAnimationFrame(openReview));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={title}
      description={`${name} is live.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ReturnFocus place={returnTo} />
      {open === 0 ? null : (
        <Text tone="muted">
          {suggestionsLeftOut(open)}{' '}
          <Button size="small" variant="quiet" onClick={review}>
            Review
          </Button>
        </Text>
      )}
      <Stack gap={4} className={styles.moment}>
        <Phone website={website} />
        <Stack gap={3}>
          <PageAddress name={name} url={url} />
          {others.length === 0 ? null : (
            <Suspense fallback={<Skeleton lines={3} />}>
              <AlsoPublic others={others} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton lines={3} />}>
            <QrCard name={name} url={url} />
          </Suspense>
          <NextSteps website={website} />
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** The page on a guest’s phone. */
function Phone({ website }: Pick<PublishedDialogProps, 'website'>) {
  const html = useRenderedPage(website, 'published');
  return (
    <div className={styles.phone}>
      {html === undefined ? null : (
        <SiteFrame html={html} name={website.website_name} className={styles.screen} />
      )}
    </div>
  );
}

function NextSteps({ website }: Pick<PublishedDialogProps, 'website'>) {
  const isIncomplete = website.missing_facts.length > 0;
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" weight="medium">
        Next steps
      </Text>
      <Stack as="ul" gap={0.5} tone="muted" className={styles.steps}>
        <li>Add your web address to your Google profile and Facebook Page.</li>
        <li>Print the QR code for your tables and front door.</li>
        {isIncomplete ? (
          <li>
            Add the missing details under “Make your website better,” or in{' '}
            <Link href={paths.profile}>your profile</Link> for all your websites.
          </li>
        ) : null}
        <li>Check your website on your phone. Publish again whenever you make changes.</li>
      </Stack>
    </Stack>
  );
}
