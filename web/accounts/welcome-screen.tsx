import { ScreenTitle } from '#web/shell/screen-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTimedSteps } from '#web/ui/use-timed-steps.ts';
import { AccountCreated } from './account-created.tsx';
import styles from './welcome-screen.module.css';

/** Spec, website builder §9: welcome phases. */
const MOMENTS_SECONDS = [1, 3, 5, 7, 9];

/** The message of each phase. The card appears with the last one. */
const LINES = [
  'Getting things ready…',
  'Welcome to the table.',
  'AI handles campaigns, analytics and targeting.',
  'It writes, designs, and publishes your website.',
  'You keep doing what you do best: the food, the room, the guests.',
];

/** The staged welcome after registration. */
export function WelcomeScreen() {
  const { step, skip } = useTimedSteps(MOMENTS_SECONDS);
  const isOver = step >= MOMENTS_SECONDS.length;
  return (
    <main className={styles.screen} data-theme="dark" data-step={step}>
      <ScreenTitle>Welcome</ScreenTitle>
      <img className={styles.scene} src="/table.svg" alt="" width="960" height="1200" />
      <div className={styles.lights} aria-hidden="true" />
      {isOver ? <AccountCreated /> : <Prologue step={step} onSkip={skip} />}
    </main>
  );
}

function Prologue({ step, onSkip }: { step: number; onSkip: () => void }) {
  return (
    <>
      <h1 className={styles.line} aria-live="polite" key={step}>
        {LINES[step]}
      </h1>
      <Button className={styles.skip} variant="quiet" onClick={onSkip}>
        Skip
      </Button>
    </>
  );
}
