const LOOK_EVERY_MS = 500;

/**
 * npm runs scripts through a shell that does not pass signals on: who ends npm leaves the script running.
 * Calls `onGone` when this process was started by npm and npm is gone.
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
