import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { startSiteEmulators } from '#tests/builders/emulators.ts';
import { aGeneratedWebsite } from '#tests/builders/generated-website.ts';
import {
  type Call,
  type Owner,
  setupWebsites,
  type WebsiteOperationName,
  type WebsiteSetup,
} from '#tests/builders/website-setup.ts';
import { type Bench, type Figure, medianTurns, rounded } from './bench-figure.ts';

const FEW = 10;
const MANY = 10_000;
const ROUNDS = 101;
const WRITES_AT_ONCE = 50;

type ReadRoute = { operation: WebsiteOperationName; call: (ids: Ids) => Call };
type Ids = { websiteId: string; generationId: string };

const READ_ROUTES: readonly ReadRoute[] = [
  { operation: 'listWebsites', call: () => ({}) },
  { operation: 'getWebsite', call: ({ websiteId }) => ({ params: { id: websiteId } }) },
  { operation: 'getGenerationProgress', call: ({ generationId }) => ({ params: { id: generationId } }) },
  { operation: 'getWebsiteBuilderDashboard', call: () => ({}) },
];

/** One tenant's read routes on a platform with 10,000 other tenants' rows ÷ with 10. */
export const tenantGrowth: Bench = {
  name: 'tenant-growth',
  measure: async () => {
    const small = await aPlatform(FEW);
    const large = await aPlatform(MANY);
    try {
      const figures: Figure[] = [];
      for (const route of READ_ROUTES) figures.push(await compare(route, { small, large }));
      return figures;
    } finally {
      await small.emulators.stop();
      await large.emulators.stop();
    }
  },
};

type Platform = { emulators: Emulators; owner: Owner; ids: Ids };

async function aPlatform(otherTenants: number): Promise<Platform> {
  const emulators = await startSiteEmulators();
  const setup = setupWebsites(emulators);
  const owner = await setup.anOwner();
  const websiteId = await aGeneratedWebsite(setup, owner);
  const generationId = setup.queued.at(-1)?.generation_id ?? '';
  await addTenants(setup, owner, otherTenants);
  return { emulators, owner, ids: { websiteId, generationId } };
}

/** Copies all of the owner's rows to this many other tenants. */
async function addTenants(setup: WebsiteSetup, owner: Owner, count: number): Promise<void> {
  const client = createDynamoClient();
  for (const TableName of [
    setup.config.WEBSITES_TABLE_NAME,
    setup.config.GENERATION_JOBS_TABLE_NAME,
    setup.config.RESTAURANTS_TABLE_NAME,
  ]) {
    const rows = await rowsOf(client, TableName, owner.restaurantId);
    const copies = Array.from({ length: count }, (_, index) => `other-${index}`).flatMap((restaurant_id) =>
      rows.map((row) => new PutCommand({ TableName, Item: { ...row, restaurant_id } })),
    );
    for (let start = 0; start < copies.length; start += WRITES_AT_ONCE) {
      await Promise.all(copies.slice(start, start + WRITES_AT_ONCE).map((copy) => client.send(copy)));
    }
  }
}

async function rowsOf(client: DynamoDBDocumentClient, TableName: string, restaurantId: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'restaurant_id = :id',
      ExpressionAttributeValues: { ':id': restaurantId },
    }),
  );
  return Items;
}

async function compare(route: ReadRoute, platforms: { small: Platform; large: Platform }): Promise<Figure> {
  const ask = (platform: Platform) => async () => {
    const { status } = await platform.owner.call(route.operation, route.call(platform.ids));
    if (status !== 200) throw new Error(`${route.operation} answered ${status}.`);
  };
  const tasks = { small: ask(platforms.small), large: ask(platforms.large) };
  await medianTurns(tasks, 10);
  const times = await medianTurns(tasks, ROUNDS);
  return {
    name: `${route.operation} with ${MANY.toLocaleString('en')} other tenants ÷ with ${FEW}`,
    value: rounded(times.large / times.small),
    limit: 1.2,
    bound: 'at most',
    detail: `${rounded(times.large, 1)} ms ÷ ${rounded(times.small, 1)} ms, median of ${ROUNDS}`,
  };
}
