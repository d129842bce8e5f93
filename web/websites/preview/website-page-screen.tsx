import type { Website } from '#shared/websites/contract/website.ts';
import { Loading } from '#web/ui/loading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WebsiteWindow } from '#web/websites/website-window.tsx';
import { useRenderedPage } from './rendered-page.ts';
import { ReviewedPage } from './review/reviewed-page.tsx';
import styles from './website-page-screen.module.css';

/** An unpublished page in its own tab. */
export function WebsitePageScreen() {
  return (
    <WebsiteWindow
      isAlone
      titleOf={(name) => name ?? 'Website preview'}
      failure="We couldn’t load this website"
    >
      {(website) => <WholePage website={website} />}
    </WebsiteWindow>
  );
}

function WholePage({ website }: { website: Website }) {
  const html = useRenderedPage(website);
  return (
    <main>
      <h1>
        <VisuallyHidden>{website.website_name}</VisuallyHidden>
      </h1>
      {html === undefined ? (
        <Loading label="Loading website…" shapes={['block']} />
      ) : (
        <ReviewedPage website={website} html={html} className={styles.frame} />
      )}
    </main>
  );
}
