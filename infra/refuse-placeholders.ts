import type { StageConfig, StageName } from './stages.ts';

/** Something at a name with a dot in it, and no space anywhere. */
const ADDRESS = /^[^\s@]+@(?<domain>[^\s@.]+(?:\.[^\s@.]+)+)$/;
/** Names that nobody can own (RFC 2606, RFC 6761), and those that manuals put where one's own belongs. */
const NOBODYS =
  /(?:^|\.)(?:example|test|invalid|localhost|local|(?:example|your-?domain|my-?domain)\.[a-z]+)$/i;

/**
 * Throws one sentence for people when a stage for restaurants still has values that the source came with. A placeholder
 * as the sender is also refused where `needsSender`: its emails would never leave.
 */
export function refusePlaceholders(
  name: StageName,
  config: StageConfig,
  needsSender = config.keepsData,
): void {
  if (!needsSender) return;
  const { email, keepsData, alarmEmail } = config;
  const missing = [
    ...(isSomebodys(email.sender)
      ? []
      : [`email.sender is "${email.sender}", a placeholder. Use an address of your own domain`]),
    ...(keepsData && alarmEmail === undefined
      ? ['alarmEmail is missing. Enter the address of the person who gets alarms']
      : []),
    ...(alarmEmail === undefined || isSomebodys(alarmEmail)
      ? []
      : [`alarmEmail is "${alarmEmail}", a placeholder. Enter the address of the person who gets alarms`]),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `The stage "${name}" can’t be deployed yet. Fix its row in infra/stages.ts: ${missing.join('. ')}.`,
  );
}

function isSomebodys(address: string): boolean {
  const domain = ADDRESS.exec(address)?.groups?.domain;
  return domain !== undefined && !NOBODYS.test(domain);
}
