import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { prefersReducedMotion } from '#web/ui/use-timed-steps.ts';
import styles from './tab-curtain.module.css';
import { tabAt, type View } from './views.ts';

/** Spec, owner tools §9. */
const CURTAIN_MS = 800;

/**
 * The loading animation over the whole window when the owner changes to another tab: from the press until 0.8 s
 * have passed and the tab is there. Any key or press takes it away; who asked for less motion never sees it.
 */
export function TabCurtain() {
  const { isUp, tab, lift } = useTabCurtain();
  useEffect(() => {
    if (!isUp) return;
    addEventListener('keydown', lift);
    return () => removeEventListener('keydown', lift);
  }, [isUp, lift]);
  if (!isUp || tab === undefined) return null;
  const { title, icon: Icon } = tab;
  return (
    <Stack gap={2} align="center" className={styles.curtain} role="status" onPointerDown={lift}>
      <Icon aria-hidden="true" />
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
  const [curtain, setCurtain] = useState<Curtain>({ pathname, tab: undefined, isUp: false });
  const [isPlayed, setPlayed] = useState(false);
  if (curtain.pathname !== pathname) {
    const tab = tabAt(pathname);
    setCurtain({ pathname, tab, isUp: tab !== undefined && !prefersReducedMotion() });
    setPlayed(false);
  }
  const { isUp, pathname: shown } = curtain;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins its own time
  useEffect(() => {
    if (!isUp) return;
    const timer = setTimeout(() => setPlayed(true), CURTAIN_MS);
    return () => clearTimeout(timer);
  }, [isUp, shown]);
  const [lift] = useState(() => () => setCurtain((current) => ({ ...current, isUp: false })));
  if (isUp && isPlayed && navigation.state === 'idle') lift();
  return { ...curtain, lift };
}
