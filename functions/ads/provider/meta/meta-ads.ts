import * as z from 'zod/mini';
import type { AdAccount, AdAccounts } from '#functions/ads/provider/ad-account.ts';
import {
  AdAccountLost,
  type AdLaunch,
  type AdProvider,
  type ProviderIds,
} from '#functions/ads/provider/ad-provider.ts';
import { adFields, adSetFields, campaignFields, nameOf } from './ad-fields.ts';
import { creativeFields } from './creative-fields.ts';
import { createGraphClient, type GraphClient } from './graph-client.ts';
import { GRAPH_MESSAGES } from './graph-error.ts';
import { readAdReport } from './read-ad-report.ts';

const FoundSchema = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const MadeSchema = z.object({ id: z.string() });
const PhotoSchema = z.object({ images: z.record(z.string(), z.object({ hash: z.string() })) });

type Session = { graph: GraphClient; account: AdAccount };

/** Runs ads on Facebook with the Marketing API. Each restaurant pays with its own account. */
export function createMetaAds(settings: { accounts: AdAccounts; origin?: string }): AdProvider {
  const { accounts, origin } = settings;
  const inAccount = async <Result>(
    restaurantId: string,
    work: (session: Session) => Promise<Result>,
  ): Promise<Result> => {
    const account = await accounts.find(restaurantId);
    if (account === undefined) throw new AdAccountLost(await whyNone(accounts, restaurantId));
    try {
      return await work({ graph: createGraphClient({ accessToken: account.accessToken, origin }), account });
    } catch (error) {
      if (error instanceof AdAccountLost) await accounts.markLost(restaurantId, account);
      throw error;
    }
  };
  return {
    isSimulated: false,
    accountState: accounts.stateOf,
    launch: (ad) => inAccount(ad.restaurantId, (session) => launch(session, ad)),
    switchTo: (ad, state) =>
      inAccount(ad.restaurantId, async (session) => {
        const campaign = ad.ids.campaign ?? (await find(session, 'campaigns', nameOf(ad)));
        const status = { running: 'ACTIVE', paused: 'PAUSED', ended: 'ARCHIVED' }[state];
        if (campaign !== undefined) await session.graph.post(campaign, { status });
      }),
    report: ({ restaurantId, ids }) =>
      inAccount(restaurantId, ({ graph }) => readAdReport(graph, idOf(ids, 'ad'))),
  };
}

async function whyNone(accounts: AdAccounts, restaurantId: string): Promise<string> {
  const isLost = (await accounts.stateOf(restaurantId)) === 'lost';
  return isLost ? GRAPH_MESSAGES.token : GRAPH_MESSAGES.none;
}

/**
 * Creates campaign, ad set, creative, and ad, all paused. A retry finds the parts of an earlier try by name. They
 * are activated from the inside out, so nothing is shown or charged before the campaign is active.
 */
async function launch(session: Session, ad: AdLaunch): Promise<ProviderIds> {
  const { graph } = session;
  const campaign = await findOrMake(session, 'campaigns', campaignFields(ad));
  const adSet = await findOrMake(session, 'adsets', adSetFields(ad, campaign));
  const made = (await find(session, 'ads', nameOf(ad))) ?? (await makeAd(session, ad, adSet));
  for (const id of [made, adSet, campaign]) await graph.post(id, { status: 'ACTIVE' });
  return { campaign, ad_set: adSet, ad: made };
}

/**
 * Creates the ad with a new creative, because creatives can't be found by name. An unused creative is never shown
 * and costs nothing.
 */
async function makeAd(session: Session, ad: AdLaunch, adSet: string): Promise<string> {
  const { pageId } = session.account;
  const hashes = ad.photos && {
    square: await uploadPhoto(session, ad.photos.square),
    wide: await uploadPhoto(session, ad.photos.wide),
  };
  const creative = await make(session, 'adcreatives', creativeFields(ad, pageId, hashes));
  return make(session, 'ads', adFields(ad, { adSet, creative }));
}

type Fields = { name: string } & Record<string, unknown>;

async function findOrMake(session: Session, edge: 'campaigns' | 'adsets', fields: Fields): Promise<string> {
  return (await find(session, edge, fields.name)) ?? (await make(session, edge, fields));
}

async function find(
  { graph, account }: Session,
  edge: 'campaigns' | 'adsets' | 'ads',
  name: string,
): Promise<string | undefined> {
  const filtering = [{ field: 'name', operator: 'EQUAL', value: name }];
  const fields = { fields: 'id,name', filtering };
  const { data } = FoundSchema.parse(await graph.get(`${account.accountId}/${edge}`, fields));
  return data.find((each) => each.name === name)?.id;
}

async function make({ graph, account }: Session, edge: string, fields: Fields): Promise<string> {
  return MadeSchema.parse(await graph.post(`${account.accountId}/${edge}`, fields)).id;
}

/** Uploads a photo. The same bytes get the same hash, so repeating it creates nothing new. */
async function uploadPhoto({ graph, account }: Session, photo: Uint8Array): Promise<string> {
  const bytes = Buffer.from(photo).toString('base64');
  const { images } = PhotoSchema.parse(await graph.post(`${account.accountId}/adimages`, { bytes }));
  const [image] = Object.values(images);
  if (image === undefined) throw new Error('Facebook accepted a photo but returned no hash.');
  return image.hash;
}

function idOf(ids: ProviderIds, part: string): string {
  const id = ids[part];
  if (id === undefined) throw new Error(`The ad has no ${part} at the provider.`);
  return id;
}
