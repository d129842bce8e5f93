import type { Page } from '@playwright/test';

/** `work`: milliseconds of work in each frame with more than 50, without waiting. */
type Frames = { work: number[]; longestGap: number };

/** The page's frames while `act` runs. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(watchFrames);
  await act();
  return page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);
}

/** Runs in the page. */
function watchFrames(): void {
  const frames: Frames = { work: [], longestGap: 0 };
  Object.assign(globalThis, { frames });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const blocking = 'blockingDuration' in entry ? Number(entry.blockingDuration) : entry.duration;
      if (blocking > 0) frames.work.push(50 + blocking);
    }
  }).observe({ type: 'long-animation-frame' });
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    frames.longestGap = Math.max(frames.longestGap, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
