import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/features/navigation/paths.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NoRestaurant } from '#web/features/shell/no-restaurant.tsx';
import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { VIEWS } from '#web/features/shell/views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './ai-features-screen.module.css';
import { TOOL_TABS } from './tool-tabs.ts';
import { ToolView } from './tool-view.tsx';
import { useToolTab } from './use-tool-tab.ts';

const { title, subtitle } = VIEWS.aiFeatures;

/** Grading, menu analysis and content: one tab each (spec, owner tools §2). */
export function AiFeaturesScreen() {
  const user = useUser();
  const goBack = useWayBack();
  const [tab, chooseTab] = useToolTab();
  if (restaurantIdOf(user) === undefined) return <NoRestaurant title={title} />;
  return (
    <div className={styles.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <div className={styles.header}>
        <PageHeader
          title={title}
          subtitle={subtitle}
          back={{ onPress: goBack, label: 'Back to Dashboard' }}
        />
      </div>
      <Tabs
        label={title}
        value={tab}
        onChange={chooseTab}
        items={TOOL_TABS.map((tool) => {
          const { id, label, icon: Icon, Panel } = tool;
          return {
            id,
            label,
            icon: <Icon aria-hidden="true" />,
            note: Panel === undefined ? 'Coming Soon' : undefined,
            isDisabled: Panel === undefined,
            content: <ToolView tool={tool} />,
          };
        })}
      />
    </div>
  );
}

/** Back in the browser's history; who came straight to this screen gets to the dashboard. */
function useWayBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (key === 'default') void navigate(paths.dashboard);
    else void navigate(-1);
  };
}
