import { ScreenTitle } from '#web/features/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePhases } from '#web/ui/use-phases.ts';
import { AccountCreated } from './account-created.tsx';
import styles from './welcome-screen.module.css';

/** Spec, website builder §9: welcome phases. */
const MOMENTS_SECONDS = [1, 3, 5, 7, 9];

/** What is said between the moments; at the last one the card appears. */
const LINES = [
  'Laying your table…',
  'Welcome to the table.',
  'AI handles campaigns, analytics and targeting.',
  'It writes, designs and publishes your website.',
  'You keep doing what you do best: the food, the room, the guests.',
];

/** The staged welcome after registration. */
export function WelcomeScreen() {
  const { phase, skip } = usePhases(MOMENTS_SECONDS);
  const isOver = phase >= MOMENTS_SECONDS.length;
  return (
    <main className={styles.screen} data-theme="dark" data-phase={phase}>
      <ScreenTitle>Welcome</ScreenTitle>
      <div className={styles.lights} aria-hidden="true" />
      {isOver ? <AccountCreated /> : <Prologue phase={phase} onSkip={skip} />}
    </main>
  );
}

function Prologue({ phase, onSkip }: { phase: number; onSkip: () => void }) {
  return (
    <>
      <h1 className={styles.line} aria-live="polite" key={phase}>
        {LINES[phase]}
      </h1>
      <Button className={styles.skip} variant="quiet" onClick={onSkip}>
        Skip
      </Button>
    </>
  );
}
