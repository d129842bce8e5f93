import { useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Text } from '#web/ui/text.tsx';
import { type Theme, ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Actions } from './actions.tsx';
import styles from './dev-ui-screen.module.css';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Layout } from './layout.tsx';
import { Overlays } from './overlays.tsx';
import { Showing } from './showing.tsx';
import { States } from './states.tsx';

const VIEWS = [
  { value: 'one', label: 'One theme' },
  { value: 'both', label: 'Side by side' },
] as const;

/** Every component of the design system in every state, for developers. */
export function DevUiScreen() {
  const [theme, setTheme] = usePageTheme();
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('one');
  const themes: Theme[] = view === 'one' ? [theme] : ['dark', 'light'];
  return (
    <div className={styles.page}>
      <Cluster as="header" gap={3} rowGap={1} justify="between" line="below" className={styles.bar}>
        <Text as="h1" size={2}>
          Design system
        </Text>
        <SegmentedControl label="View" segments={VIEWS} value={view} onChange={setView} />
        <ThemeToggle value={theme} onChange={setTheme} />
      </Cluster>
      <Grid as="main" align="start" className={classNames(view === 'both' && styles.two)}>
        {themes.map((name) => (
          <div key={name} data-theme={name} className={styles.sheet}>
            <Foundations />
            <Layout />
            <Actions />
            <Fields />
            <Showing theme={name} />
            <States />
            <Overlays />
          </div>
        ))}
      </Grid>
    </div>
  );
}

/** Sets the theme on <html>, which dialogs and toasts follow. The previous theme returns when the screen closes. */
function usePageTheme() {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  );
  useEffect(() => {
    const before = document.documentElement.dataset.theme ?? 'dark';
    document.documentElement.dataset.theme = theme;
    return () => {
      document.documentElement.dataset.theme = before;
    };
  }, [theme]);
  return [theme, setTheme] as const;
}
