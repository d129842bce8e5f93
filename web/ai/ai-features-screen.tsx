import Camera from 'lucide-react/icons/camera';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import styles from './ai-features-screen.module.css';
import { ToolLoading } from './tool-loading.tsx';

/** The tabs load on demand, so that the screen’s header doesn’t wait for them. */
const Tools = lazyPart(() => import('./tools.tsx').then((m) => m.Tools));

const { title, subtitle } = VIEWS.aiFeatures;

/** Grader, menu optimizer, and content creator: one tab each (spec, owner tools §2). */
export function AiFeaturesScreen() {
  const goBack = useWayBack();
  return (
    <Stack gap={1} className={styles.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <div data-print="hide">
        <PageHeader
          title={title}
          subtitle={subtitle}
          back={{ onPress: goBack, label: 'Back to Dashboard' }}
          actions={
            <LinkButton href={paths.imageEnhancer} icon={<Camera />}>
              {VIEWS.imageEnhancer.title}
            </LinkButton>
          }
        />
      </div>
      <Suspense fallback={<ToolLoading />}>
        <Tools label={title} />
      </Suspense>
    </Stack>
  );
}

/** Goes back in the browser’s history, or to the dashboard if this is the first screen of the visit. */
function useWayBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (key === 'default') void navigate(paths.dashboard);
    else void navigate(-1);
  };
}
