import { mkdirSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type ModelSettings, modelSettings, modelVariables } from '#functions/ai/models/model-settings.ts';
import { TEXT_PROVIDERS } from '#shared/domain/admin/text-provider.ts';
import { briefsOfDrafts } from './drafts.ts';
import { measureProvider, tableOf } from './provider-drafts.ts';

const FOLDER = new URL('../../docs/evaluations/', import.meta.url);

type Flags = { provider?: string; model?: string; 'base-url'?: string; save?: boolean };

/** A flag counts before its variable; the key is a variable only. Throws a sentence that says what to set. */
export function settingsOfFlags(flags: Flags, environment: NodeJS.ProcessEnv): ModelSettings {
  if (!TEXT_PROVIDERS.some((name) => name === flags.provider))
    throw new Error(`--provider is one of: ${TEXT_PROVIDERS.join(', ')}.`);
  const given = {
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    TEXT_PROVIDER: flags.provider,
    ...(flags.model !== undefined && { TEXT_MODEL: flags.model }),
    ...(flags['base-url'] !== undefined && { TEXT_BASE_URL: flags['base-url'] }),
  };
  try {
    return modelSettings(z.object(modelVariables).parse(given));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} The flags --model and --base-url set TEXT_MODEL and TEXT_BASE_URL.`);
  }
}

export async function evaluateProvider(flags: Flags): Promise<string> {
  const measured = await measureProvider(settingsOfFlags(flags, process.env), briefsOfDrafts());
  const table = tableOf(measured);
  if (flags.save === true) {
    mkdirSync(FOLDER, { recursive: true });
    const file = `${measured.provider}-${measured.model}`.replaceAll(/[^\w.-]+/g, '-');
    writeFileSync(new URL(`${file}.json`, FOLDER), `${JSON.stringify(measured, null, 2)}\n`);
    writeFileSync(new URL(`${file}.md`, FOLDER), `${table}\n`);
  }
  return table;
}
