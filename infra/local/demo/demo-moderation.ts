import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createInspect } from '#functions/modules/moderation/create-inspect.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import type { Decision } from '#functions/modules/moderation/moderation-row.ts';
import type { InspectedText } from '#functions/platform/ai/inspection.ts';
import type { TableName } from '#infra/resources.ts';

type DemoContent = Pick<InspectedText, 'contentType' | 'field' | 'text'> & {
  restaurantId: string;
  at: string;
  usedFor: string;
  decision?: Pick<Decision, 'status' | 'reason' | 'at'>;
};

const HEADLINE = { contentType: 'marketing_copy', field: 'headline', usedFor: 'facebook_ad' } as const;
const COPY = { contentType: 'marketing_copy', field: 'copy', usedFor: 'facebook_ad' } as const;
const STORY = { contentType: 'generated_text', field: 'text', usedFor: 'website' } as const;
const PICTURE = { contentType: 'image_description', field: 'alt_text', usedFor: 'image' } as const;
const DISH = { contentType: 'menu_item', field: 'description', usedFor: 'website' } as const;

/** One or two of each kind of rule, some decided on. */
export const DEMO_CONTENT: readonly DemoContent[] = [
  {
    ...STORY,
    restaurantId: 'demo-1',
    at: '2026-03-02T10:12:00.000Z',
    text: 'We serve the best carbonara in Portland, and everybody knows it.',
  },
  {
    ...DISH,
    restaurantId: 'demo-4',
    at: '2026-03-05T16:40:00.000Z',
    text: 'Ginger broth that boosts your immune system, with noodles and greens.',
  },
  {
    ...COPY,
    restaurantId: 'demo-2',
    at: '2026-03-09T19:05:00.000Z',
    text: 'Bottomless mimosas from ten to two, every Sunday on the lake.',
  },
  {
    ...HEADLINE,
    restaurantId: 'demo-3',
    at: '2026-03-11T08:30:00.000Z',
    text: 'Fresher than the competition',
  },
  {
    ...COPY,
    restaurantId: 'demo-2',
    at: '2026-03-12T14:22:00.000Z',
    text: 'Ladies drink free on Thursdays, gentlemen pay double.',
  },
  {
    ...PICTURE,
    restaurantId: 'demo-1',
    at: '2026-03-14T11:00:00.000Z',
    text: 'A plate of the most authentic lasagna in town',
  },
  {
    ...STORY,
    restaurantId: 'demo-3',
    at: '2026-02-26T09:15:00.000Z',
    text: 'Our world-famous salsa comes in five colors.',
    decision: { status: 'approved', at: '2026-02-26T15:00:00.000Z' },
  },
  {
    ...DISH,
    restaurantId: 'demo-4',
    at: '2026-03-10T12:45:00.000Z',
    text: 'This soup cures colds and the flu.',
    decision: {
      status: 'rejected',
      reason: 'Food is not medicine. Please say what is in it instead.',
      at: '2026-03-10T17:20:00.000Z',
    },
  },
];

/** Flagged content of the demo restaurants, taken down as any other. What is there already stays as it is. */
export async function createDemoModeration(
  client: DynamoDBDocumentClient,
  tableName: (table: TableName) => string,
): Promise<void> {
  const moderation = createModerationRepository({ client, tableName: tableName('moderation') });
  for (const { restaurantId, at, usedFor, decision, ...content } of DEMO_CONTENT) {
    const inspect = createInspect({ moderation, clock: { now: () => new Date(at) } });
    const [id = ''] = await inspect([{ ...content, about: { used_for: usedFor } }], { restaurantId });
    if (decision === undefined) continue;
    const row = await moderation.find(id);
    if (row?.status !== 'flagged') continue;
    const made = { ...decision, decisionId: `demo ${id}`, administratorId: 'demo' };
    await moderation.decide(row, made);
    if (decision.status === 'rejected') await moderation.noteWithdrawal(row, [], decision.at);
  }
}
