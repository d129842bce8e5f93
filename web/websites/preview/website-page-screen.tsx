import { useParams } from 'react-router-dom';
import type { Website } from '#shared/websites/contract/website.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';
import { useWebsite } from '#web/websites/api/website.ts';
import { useRenderedPage } from './rendered-page.ts';
import { ReviewedPage } from './review/reviewed-page.tsx';
import styles from './website-page-screen.module.css';

/** An unpublished page in its own tab. */
export function WebsitePageScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useWebsite(id);
  if (data !== undefined) return <WholePage website={data} />;
  if (error === null) return <PageLoading />;
  return (
    <WindowPage isMiddle>
      <ScreenTitle>Website preview</ScreenTitle>
      <ErrorState
        title="We couldn’t load this website"
        level={1}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        Error loading website: {error.message}
      </ErrorState>
    </WindowPage>
  );
}

function WholePage({ website }: { website: Website }) {
  const html = useRenderedPage(website);
  return (
    <main>
      <ScreenTitle>{website.website_name}</ScreenTitle>
      <h1>
        <VisuallyHidden>{website.website_name}</VisuallyHidden>
      </h1>
      {html === undefined ? (
        <PageLoading />
      ) : (
        <ReviewedPage website={website} html={html} className={styles.frame} />
      )}
    </main>
  );
}

function PageLoading() {
  return <Loading label="Loading website…" shape="block" />;
}
