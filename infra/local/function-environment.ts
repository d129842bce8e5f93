import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmulatorEnvironment } from './emulators.ts';
import type { LocalSettings } from './local-settings.ts';

export type FunctionEnvironment = ReturnType<typeof functionEnvironment>;

/** What every function finds in its environment, as the stacks would set it. */
export function functionEnvironment(context: {
  settings: LocalSettings;
  emulators: EmulatorEnvironment;
  webOrigin: string;
  sitesOrigin: string;
}) {
  const { settings, emulators, webOrigin, sitesOrigin } = context;
  return {
    ...emulators,
    S3_FORCE_PATH_STYLE: 'true',
    STAGE: 'local-mode',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'ERROR',
    WEB_ORIGIN: webOrigin,
    SITES_ORIGIN: sitesOrigin,
    UPLOADS_ORIGIN: sitesOrigin,
    TOKEN_SECRET_FILE: tokenSecretFile(settings.dataDirectory),
    EMAIL_PROVIDER: 'outbox',
    EMAIL_SENDER: 'hello@tableside.local',
    OUTBOX_DIRECTORY: path.join(settings.dataDirectory, 'outbox'),
    TEXT_PROVIDER: 'composer',
    ADS_PROVIDER: 'outbox',
    SMS_PROVIDER: 'outbox',
    SMS_QUIET_HOURS: settings.keepsQuietHours ? 'on' : 'off',
  };
}

/** The signing secret, made once for each data folder. */
function tokenSecretFile(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return file;
}
