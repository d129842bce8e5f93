import { createProjectEvents } from '#functions/metrics/projector/project-events.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { startEmulators } from '#infra/local/emulators.ts';
import { parseBusinessEvent } from '#shared/contract/events.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { aClock } from '#tests/builders/clock.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type Bench, rounded } from './bench-figure.ts';

const BATCH = 100;
const RESTAURANTS = 20;
const BATCHES = 20;

/** The projector's writes for each event. */
export const projectorWrites: Bench = {
  name: 'projector-writes',
  measure: async () => {
    const emulators = await startEmulators();
    Object.assign(process.env, emulators.environment);
    const client = createDynamoClient();
    let writes = 0;
    interfere({ dynamo: client }, async ({ name }, proceed) => {
      if (/^(Put|Update|Delete)/.test(name)) writes += 1;
      await proceed();
    });
    try {
      const of = async (restaurants: number) => {
        const before = writes;
        await project(client, restaurants);
        return rounded((writes - before) / (BATCH * BATCHES));
      };
      const apart = await of(BATCH);
      return [
        {
          name: `projector: writes per event in batches of ${BATCH} from ${RESTAURANTS} restaurants`,
          value: await of(RESTAURANTS),
          limit: 1.5,
          bound: 'at most',
          detail: `${BATCHES} batches of AI use; ${apart} if each event of a batch has a different restaurant: its own row and its restaurant's`,
        },
      ];
    } finally {
      await emulators.stop();
    }
  },
};

async function project(client: ReturnType<typeof createDynamoClient>, restaurants: number): Promise<void> {
  const work = createProjectEvents({
    ...openRepositories(client),
    clock: aClock('2026-09-30T12:00:00.000Z'),
  });
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const events = Array.from({ length: BATCH }, (_, at) => ({
      event: parseBusinessEvent({
        event_id: `ai_used/${restaurants}-${batch}-${at}`,
        kind: 'ai_used',
        at: `2026-09-30T10:00:00.${String(at).padStart(3, '0')}Z`,
        restaurant_id: `r${at % restaurants}`,
        data: {
          feature: AI_FEATURES[at % AI_FEATURES.length],
          milliseconds: 900,
          cost_micros: 40,
          errors: 0,
        },
      }),
      place: {
        shard: `shard-${restaurants}`,
        sequence: String(batch * BATCH + at).padStart(40, '0'),
      },
    }));
    await work(events);
  }
}
