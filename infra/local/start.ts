import { BRAND_NAME } from '#shared/contract/brand.ts';
import { moveDataAside } from './data-folder.ts';
import { readLocalSettings, StartError } from './local-settings.ts';
import { watchNpm } from './npm-parent.ts';
import { startPlatform } from './platform.ts';
import { startSummary } from './start-summary.ts';

try {
  const settings = readLocalSettings(process.env);
  if (readIsFresh(process.argv.slice(2))) reportMoved(settings.dataDirectory);
  const platform = await startPlatform(process.env);
  if (settings.devWebOrigin === undefined) {
    console.log(`\n${startSummary(settings, platform).join('\n')}\n`);
    console.log(`${BRAND_NAME} is ready on ${platform.webOrigin}`);
  } else {
    process.send?.('ready');
  }
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

/** `--fresh` is the only option. All other settings are environment variables. */
function readIsFresh(parameters: readonly string[]): boolean {
  const unknown = parameters.find((each) => each !== '--fresh');
  if (unknown !== undefined)
    throw new StartError(`npm start doesn't know "${unknown}". Use --fresh for an empty data folder.`);
  return parameters.length > 0;
}

function reportMoved(dataDirectory: string): void {
  const aside = moveDataAside(dataDirectory, new Date());
  console.log(
    aside === undefined ? `No data in ${dataDirectory} yet.` : `Moved ${dataDirectory} to ${aside}.`,
  );
}

/** A second Ctrl-C doesn't interrupt the first. */
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
