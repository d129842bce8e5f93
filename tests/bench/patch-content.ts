import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { menuItems } from '#tests/builders/a-site-content.ts';
import { startSiteEmulators } from '#tests/builders/emulators.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Owner, setupWebsites, type WebsiteSetup } from '#tests/builders/website-setup.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';

const DISHES = 400;
const ROUNDS = 201;
const TAGLINE = 'pages[0].sections.hero.tagline';

type Website = { setup: WebsiteSetup; owner: Owner; id: string };

/** Saving one text of a website with a long menu ÷ only the function's DynamoDB calls. */
export const patchContent: Bench = {
  name: 'patch-content',
  measure: async () => {
    const emulators = await startSiteEmulators();
    try {
      const setup = setupWebsites(emulators);
      const owner = await setup.anOwner();
      const patched = { setup, owner, id: await aLongMenu(setup, owner) };
      const tasks = {
        patch: patch(patched),
        bare: bareCalls({ ...patched, id: await aLongMenu(setup, owner) }),
      };
      await medianTurns(tasks, 20);
      const times = await medianTurns(tasks, ROUNDS);
      return [
        {
          name: `PATCH of one text with ${DISHES} dishes ÷ its DynamoDB calls alone`,
          value: rounded(times.patch / times.bare),
          limit: 1.25,
          bound: 'at most',
          detail: `${rounded(times.patch, 1)} ms ÷ ${rounded(times.bare, 1)} ms, median of ${ROUNDS}; token check, parsing and answer included`,
        },
      ];
    } finally {
      await emulators.stop();
    }
  },
};

function aLongMenu(setup: WebsiteSetup, owner: Owner): Promise<string> {
  return aStoredWebsite({ setup, owner }, 'Osteria Lupo', (content) => ({
    ...content,
    menu_items: menuItems(DISHES),
  }));
}

function patch({ owner, id }: Website) {
  let count = 0;
  return async () => {
    count += 1;
    const call = { params: { id }, query: { version: String(count) }, json: { [TAGLINE]: `Words ${count}` } };
    const { status } = await owner.call('updateContent', call);
    if (status !== 200) throw new Error(`The edit was answered with ${status}.`);
  };
}

/** The function's own calls: the user, the hour's count, the document, its next version, and the summary. */
function bareCalls({ setup, owner, id }: Website) {
  const client = createDynamoClient();
  const { USERS_TABLE_NAME, RATE_LIMITS_TABLE_NAME, WEBSITES_TABLE_NAME: TableName } = setup.config;
  const rowKey = (record_id: string) => ({ restaurant_id: owner.restaurantId, record_id });
  return async () => {
    const user = { TableName: USERS_TABLE_NAME, Key: { user_id: owner.restaurantId }, ConsistentRead: true };
    await client.send(new GetCommand(user));
    await client.send(
      new UpdateCommand({
        TableName: RATE_LIMITS_TABLE_NAME,
        Key: { limit_key: `bench#${owner.restaurantId}` },
        UpdateExpression: 'SET expires_at = :end ADD uses :one',
        ConditionExpression: 'attribute_not_exists(uses) OR uses < :limit',
        ExpressionAttributeValues: { ':end': 2_000_000_000, ':one': 1, ':limit': 2_000 },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const Key = rowKey(`content#${id}`);
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    const version = Number(Item?.version);
    await client.send(
      new PutCommand({
        TableName,
        Item: { ...Item, version: version + 1 },
        ConditionExpression: '#version = :before AND attribute_not_exists(regeneration_id)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':before': version },
      }),
    );
    await client.send(
      new UpdateCommand({
        TableName,
        Key: rowKey(`site#${id}`),
        UpdateExpression: 'SET content_version = :version, website_name = :name, updated_at = :now',
        ConditionExpression: 'attribute_exists(revision) AND content_version < :version',
        ExpressionAttributeValues: {
          ':version': version + 1,
          ':name': 'Osteria Lupo',
          ':now': new Date().toISOString(),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
  };
}
