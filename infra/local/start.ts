import { StartError } from './local-settings.ts';
import { startPlatform } from './platform.ts';

try {
  const platform = await startPlatform(process.env);
  console.log(`Tableside is ready on ${platform.webOrigin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      platform.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('Stopping failed', error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
