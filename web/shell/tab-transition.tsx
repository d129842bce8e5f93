import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { prefersReducedMotion } from '#web/ui/use-timed-steps.ts';
import styles from './tab-transition.module.css';
import { tabAt, type View } from './views.ts';

/** Spec, owner tools §9. */
const CURTAIN_MS = 800;

/**
 * The full-window loading animation when the owner switches tabs, for at least 0.8 s and until the tab is ready. Any key
 * or press skips it, and it is never shown with reduced motion.
 */
export function TabTransition() {
  const { isUp, tab, lift } = useTabCurtain();
  useEffect(() => {
    if (!isUp) return;
    addEventListener('keydown', lift);
    return () => removeEventListener('keydown', lift);
  }, [isUp, lift]);
  if (!isUp || tab === undefined) return null;
  const { title, icon } = tab;
  return (
    <Stack
      gap={2}
      align="center"
      textAlign="center"
      className={styles.overlay}
      role="status"
      onPointerDown={lift}
    >
      <Icon of={icon} size={1.75} tone="accent" />
      <Text display className={styles.title}>
        {title}
      </Text>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.light} />
      </div>
      <Text size="small" tone="faint">
        Press any key to skip
      </Text>
    </Stack>
  );
}

type Curtain = { pathname: string; tab: View | undefined; isUp: boolean };

function useTabCurtain() {
  const location = useLocation();
  const navigation = useNavigation();
  const pathname = navigation.location?.pathname ?? location.pathname;
  const [overlay, setCurtain] = useState<Curtain>({ pathname, tab: undefined, isUp: false });
  const [isPlayed, setPlayed] = useState(false);
  if (overlay.pathname !== pathname) {
    const tab = tabAt(pathname);
    setCurtain({ pathname, tab, isUp: tab !== undefined && !prefersReducedMotion() });
    setPlayed(false);
  }
  const { isUp, pathname: shown } = overlay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab restarts the timer
  useEffect(() => {
    if (!isUp) return;
    const timer = setTimeout(() => setPlayed(true), CURTAIN_MS);
    return () => clearTimeout(timer);
  }, [isUp, shown]);
  const [lift] = useState(() => () => setCurtain((current) => ({ ...current, isUp: false })));
  if (isUp && isPlayed && navigation.state === 'idle') lift();
  return { ...overlay, lift };
}
