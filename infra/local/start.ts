import { BRAND_NAME } from '#shared/contract/brand.ts';
import { StartError } from './local-settings.ts';
import { watchNpm } from './npm-parent.ts';
import { startPlatform } from './platform.ts';

try {
  const platform = await startPlatform(process.env);
  console.log(`${BRAND_NAME} is ready on ${platform.webOrigin}`);
  const stopOnce = onlyOnce(async () => {
    await platform.stop();
    process.exit(0);
  });
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  watchNpm(process.env, stopOnce);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** A second Ctrl-C does not disturb the first. */
function onlyOnce(stop: () => Promise<void>): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    stop().catch((error: unknown) => {
      console.error('Stopping failed', error);
      process.exit(1);
    });
  };
}
