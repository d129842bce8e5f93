import type { StageConfig, StageName } from './stages.ts';

/** A domain with a dot, and no spaces. */
const ADDRESS = /^[^\s@]+@(?<domain>[^\s@.]+(?:\.[^\s@.]+)+)$/;
/** Reserved names (RFC 2606, RFC 6761), and those that manuals use as placeholders. */
const RESERVED =
  /(?:^|\.)(?:example|test|invalid|localhost|local|(?:example|your-?domain|my-?domain)\.[a-z]+)$/i;

/**
 * Throws one sentence if a stage for restaurants still has placeholder values. With `needsSender`, a placeholder
 * sender is refused too, because its emails could never be sent.
 */
export function refusePlaceholders(
  name: StageName,
  config: StageConfig,
  needsSender = config.keepsData,
): void {
  if (!needsSender) return;
  const { email, keepsData, alarmEmail } = config;
  const missing = [
    ...(isOwnable(email.sender)
      ? []
      : [`email.sender is "${email.sender}", a placeholder. Use an address of your own domain`]),
    ...(keepsData && alarmEmail === undefined
      ? ['alarmEmail is missing. Enter the address of the person who gets alarms']
      : []),
    ...(alarmEmail === undefined || isOwnable(alarmEmail)
      ? []
      : [`alarmEmail is "${alarmEmail}", a placeholder. Enter the address of the person who gets alarms`]),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `The stage "${name}" can’t be deployed yet. Fix its row in infra/stages.ts: ${missing.join('. ')}.`,
  );
}

function isOwnable(address: string): boolean {
  const domain = ADDRESS.exec(address)?.groups?.domain;
  return domain !== undefined && !RESERVED.test(domain);
}
