import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Website } from '#shared/websites/contract/website.ts';
import { AccountBanners } from '#web/shell/account-banners.tsx';
import { AccessDenied } from '#web/shell/errors/access-denied.tsx';
import { errorMessages, isForbidden } from '#web/shell/errors/error-messages.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { WindowPage } from '#web/ui/window-page.tsx';
import { useWebsite } from './api/website.ts';

type WebsiteWindowProps = {
  titleOf: (name: string | undefined) => string;
  /** The headline if the website can’t be loaded. */
  failure: string;
  /** Only the website, without banners about the account. */
  isAlone?: boolean;
  children: (website: Website) => ReactNode;
};

/** A screen for the website of the address that fills the window, once it has loaded. */
export function WebsiteWindow({ titleOf, failure, isAlone = false, children }: WebsiteWindowProps) {
  const { id = '' } = useParams();
  const website = useWebsite(id);
  return (
    <>
      <ScreenTitle>{titleOf(website.data?.website_name)}</ScreenTitle>
      {isAlone ? null : <AccountBanners />}
      {website.data !== undefined ? (
        children(website.data)
      ) : website.isPending ? (
        <WebsiteLoading />
      ) : (
        <WebsiteFailure title={failure} website={website} />
      )}
    </>
  );
}

function WebsiteLoading() {
  return (
    <WindowPage>
      <Loading label="Loading website…" gap={3} shapes={['title', 3, 'block']} />
    </WindowPage>
  );
}

function WebsiteFailure({ title, website }: { title: string; website: ReturnType<typeof useWebsite> }) {
  const { error, isFetching, refetch } = website;
  return (
    <WindowPage isMiddle>
      {isForbidden(error) ? (
        <AccessDenied />
      ) : (
        <ErrorState
          title={title}
          level={1}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          referenceId={errorMessages(error).referenceId}
          action={
            <LinkButton variant="primary" href={paths.websiteBuilder}>
              Back to Website Builder
            </LinkButton>
          }
        >
          Error loading website: {error?.message}
        </ErrorState>
      )}
    </WindowPage>
  );
}
