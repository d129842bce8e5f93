const LOOK_EVERY_MS = 500;

/**
 * npm runs scripts through a shell that doesn't forward signals, so ending npm leaves the script running. Calls
 * `onGone` if npm started this process and has ended.
 */
export function watchNpm(environment: NodeJS.ProcessEnv, onGone: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    onGone();
  }, LOOK_EVERY_MS);
  look.unref();
}
