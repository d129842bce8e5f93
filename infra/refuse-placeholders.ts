import { type StageConfig, type StageName, senderDomain } from './stages.ts';

/** Throws one sentence for people when a stage for restaurants still has values that the source came with. */
export function refusePlaceholders(name: StageName, config: StageConfig): void {
  if (!config.keepsData) return;
  const missing: string[] = [];
  if (/(?:^|\.)example$/.test(senderDomain(config.email.sender)))
    missing.push(
      `email.sender is ${config.email.sender}, which nobody owns: name an address of your own domain`,
    );
  if (config.alarmEmail === undefined)
    missing.push('alarmEmail is missing: name the address of whoever is told about alarms');
  if (missing.length === 0) return;
  throw new Error(
    `The stage "${name}" cannot be made yet. In its row of infra/stages.ts, ${missing.join('; ')}.`,
  );
}
