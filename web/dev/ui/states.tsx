import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Specimen } from './specimen.tsx';

/** Empty, loading, and error states. */
export function States() {
  return (
    <>
      <Specimen title="Notice" layout="columns">
        <Notice>Your trial ends on December 4.</Notice>
        <Notice tone="good">Your email address is confirmed.</Notice>
        <Notice tone="warning" title="No opening hours yet">
          Guests look for hours first.
        </Notice>
        <Notice tone="danger">Your email or password is incorrect.</Notice>
      </Specimen>
      <Specimen title="Skeleton, EmptyState, ErrorState" layout="columns">
        <Card>
          <Loading label="Loading your websites…" shapes={['block', 'title', 3]} />
        </Card>
        <Card>
          <EmptyState
            icon={<UtensilsCrossed />}
            title="No websites yet"
            level={3}
            action={<Button variant="primary">Create a website</Button>}
          >
            Describe your restaurant in a few sentences. Your website is ready in a minute.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title="We couldn’t load your websites"
            level={3}
            onRetry={() => undefined}
            referenceId="9f2c-41ab"
          >
            Try again in a moment. If it keeps happening, send us the reference below.
          </ErrorState>
        </Card>
      </Specimen>
    </>
  );
}
