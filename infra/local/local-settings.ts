import path from 'node:path';

/** Settings of `npm start` (docs/how-to.md, "Change local settings"). */
export type LocalSettings = {
  port: number;
  sitesPort: number;
  dataDirectory: string;
  /** Where `npm run dev` serves the web app from its sources, without a build. */
  devWebOrigin: string | undefined;
  /** Restaurants with a history: 24, or four for a quick start. */
  demo: 'full' | 'small' | 'off';
  demoAdmin: { email: string; password: string } | undefined;
  /** Whether the grader may load pages on this machine. */
  allowsPrivateAnalysis: boolean;
  /** Whether administrators need two-step verification, as in deployed stages. */
  needsSecondFactor: boolean;
  /** False: texts are sent at all hours. */
  keepsQuietHours: boolean;
};

export const DEMO_ADMIN_EMAIL = 'admin@tableside.local';

/** A sentence for the developer, printed without a stack trace. */
export class StartError extends Error {}

/** Reads the settings. Throws `StartError` with the name of an invalid variable. */
export function readLocalSettings(environment: Record<string, string | undefined>): LocalSettings {
  const demo = readDemo(environment);
  return {
    port: readPort(environment, 'PORT', 4000),
    sitesPort: readPort(environment, 'SITES_PORT', 4001),
    dataDirectory: path.resolve(environment.DATA_DIR ?? '.data'),
    devWebOrigin: environment.DEV_WEB_ORIGIN,
    allowsPrivateAnalysis: environment.ALLOW_PRIVATE_ANALYSIS === 'true',
    needsSecondFactor: environment.ADMIN_SECOND_FACTOR === 'required',
    keepsQuietHours: environment.SMS_QUIET_HOURS !== 'off',
    demo,
    demoAdmin:
      demo === 'off'
        ? undefined
        : {
            email: environment.DEMO_ADMIN_EMAIL ?? DEMO_ADMIN_EMAIL,
            password: environment.DEMO_ADMIN_PASSWORD ?? 'tableside-demo',
          },
  };
}

function readDemo({ DEMO }: Record<string, string | undefined>): LocalSettings['demo'] {
  if (DEMO === undefined || DEMO === '') return 'full';
  if (DEMO === 'off' || DEMO === 'small' || DEMO === 'full') return DEMO;
  throw new StartError(
    `DEMO is "${DEMO}". Use off for an empty platform, small for four restaurants, or nothing.`,
  );
}

function readPort(environment: Record<string, string | undefined>, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(
    `${name} is "${text}", which isn’t a port. Use a number from 0 to 65535 (0 picks a free one).`,
  );
}
