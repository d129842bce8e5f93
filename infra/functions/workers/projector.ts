import type { ProjectorEnvironment } from '#functions/projector/config.ts';
import { bindTable } from '#infra/constructs/binding.ts';
import type { BoundEnvironment } from '#infra/constructs/bundled-function.ts';
import type { Platform } from '../function-needs.ts';

type ProjectorNeeds = {
  environment: BoundEnvironment<ProjectorEnvironment>;
  memoryMegabytes: number;
  timeoutSeconds: number;
};

/** Keeps events and figures. */
export function projector({ data: { tables } }: Platform): ProjectorNeeds {
  return {
    environment: {
      SERVICE_NAME: 'projector',
      EVENTS_TABLE_NAME: bindTable(tables.events, 'readWrite'),
      FIGURES_TABLE_NAME: bindTable(tables.figures, 'readWrite'),
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  };
}
