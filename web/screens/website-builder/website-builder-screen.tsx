import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useWebsites } from '#web/api/websites.ts';
import { AppShell } from '#web/app/app-shell.tsx';
import { paths } from '#web/app/paths.ts';
import { restaurantIdOf, useUser } from '#web/app/session-context.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { GenerationFlow } from './generation-flow.tsx';
import { NoRestaurant } from './no-restaurant.tsx';
import styles from './website-builder-screen.module.css';
import { WebsiteList } from './website-list.tsx';

/** The restaurant's websites and the way to a new one (spec, website builder §2.3). */
export function WebsiteBuilderScreen() {
  const actsForRestaurant = restaurantIdOf(useUser()) !== undefined;
  return (
    <AppShell title="Website Builder">{actsForRestaurant ? <WebsiteBuilder /> : <NoRestaurant />}</AppShell>
  );
}

function WebsiteBuilder() {
  const websites = useWebsites();
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => setIsAsking(true);
  return (
    <div className={styles.page}>
      <PageHeader
        title="Website Builder"
        subtitle="Create stunning AI-powered restaurant websites"
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
        actions={
          <Button
            variant={websites.data?.length ? 'secondary' : 'primary'}
            icon={<Sparkles aria-hidden="true" />}
            onClick={ask}
          >
            Generate with AI
          </Button>
        }
      />
      <GenerationFlow isAsking={isAsking} onAsk={ask} onAsked={() => setIsAsking(false)} />
      <WebsiteList websites={websites} onGetStarted={ask} />
    </div>
  );
}
