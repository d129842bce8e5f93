import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { functionVariable } from '#functions/platform/needs/environment-names.ts';
import type { VariableName } from '#functions/platform/needs/variables.ts';
import { CALLED_FUNCTIONS, type CalledFunctionName } from '#infra/called-functions.ts';
import type { EmulatorEnvironment } from './emulators.ts';
import type { LocalSettings } from './local-settings.ts';

/** Every function's environment, as the stacks would set it. */
export function functionEnvironment(context: {
  settings: LocalSettings;
  emulators: EmulatorEnvironment;
  webOrigin: string;
  sitesOrigin: string;
}) {
  const { settings, emulators, webOrigin, sitesOrigin } = context;
  const variables = {
    STAGE: 'local-mode',
    WEB_ORIGIN: webOrigin,
    SITES_ORIGIN: sitesOrigin,
    UPLOADS_ORIGIN: sitesOrigin,
    TOKEN_SECRET_FILE: keptSecret(settings.dataDirectory, { name: 'token-secret', bytes: 48 }),
    SEALING_KEY_FILE: keptSecret(settings.dataDirectory, { name: 'sealing-key', bytes: 32 }),
    EMAIL_PROVIDER: 'outbox',
    EMAIL_SENDER: 'hello@tableside.local',
    OUTBOX_DIRECTORY: path.join(settings.dataDirectory, 'outbox'),
    SETTINGS_SECONDS: '0',
    ADS_PROVIDER: 'outbox',
    SMS_PROVIDER: 'outbox',
    LOCAL_SITES_ORIGIN: sitesOrigin,
    ALLOW_PRIVATE_ANALYSIS: settings.allowsPrivateAnalysis ? 'true' : 'false',
    ADMIN_SECOND_FACTOR: settings.needsSecondFactor ? 'required' : 'optional',
    SMS_QUIET_HOURS: settings.keepsQuietHours ? 'on' : 'off',
  } satisfies Partial<Record<VariableName, string>>;
  return {
    ...emulators,
    ...calledFunctionNames(),
    ...variables,
    S3_FORCE_PATH_STYLE: 'true',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'ERROR',
  };
}

/** Called functions are named by their folders. */
function calledFunctionNames(): Record<string, string> {
  const names = Object.keys(CALLED_FUNCTIONS) as CalledFunctionName[];
  return Object.fromEntries(names.map((name) => [functionVariable(name), CALLED_FUNCTIONS[name].function]));
}

/** A file with random bytes, created once per data folder and readable by its owner only. */
function keptSecret(dataDirectory: string, { name, bytes }: { name: string; bytes: number }): string {
  const file = path.join(dataDirectory, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
  return file;
}
