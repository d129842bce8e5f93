import { closeOfferPage, isOfferOver, type OfferPages } from '#functions/ads/offer-pages.ts';
import {
  AdAccountLost,
  AdDelayed,
  type AdLaunch,
  type AdPhotos,
  type AdProvider,
  AdRefused,
  type RunningAd,
} from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { isLiveCampaign } from '#shared/ads/campaign-status.ts';
import type { AdNeed } from '#shared/ads/contract/ad-campaign.ts';
import { adAfter, adAfterLateReport, adAfterReport, leaseEnd, nextLookAt } from './ad-changes.ts';
import { adClosed } from './ad-events.ts';
import { type AdPlacement, missingForAd, type ReadPlacement } from './ad-placement.ts';
import type { AdCampaign } from './campaign-row.ts';
import type { CampaignsRepository } from './campaigns-repository.ts';

/** What the work on ads needs from the outside. */
export type AdDesk = {
  campaigns: Pick<CampaignsRepository, 'find' | 'save'>;
  provider: AdProvider;
  readPlacement: ReadPlacement;
  offerPages: OfferPages;
  /** The bucket that the sites origin serves: photos of ads and pages of their offers lie in it. */
  sites: Pick<ObjectStore, 'findBytes' | 'delete'>;
  clock: Clock;
};

/** The part that writes rows. */
export type AdRowDesk = Omit<AdDesk, 'readPlacement' | 'offerPages'>;

const UNREACHED = 'We couldn’t reach Facebook. We try again within the hour.';

/**
 * Brings an ad up to date: hands it to the provider when that has not happened yet, else asks for state and results.
 * Safe to repeat after a death anywhere: the provider finds what an earlier try has made. Returns the ad as it is
 * stored then. Never throws because of the provider: what it said stands in the ad.
 */
export async function refreshAd(desk: AdDesk, ad: AdCampaign): Promise<AdCampaign> {
  if (ad.status === 'ended') return lateResults(desk, ad);
  if (!isLiveCampaign(ad.status)) return ad;
  const now = desk.clock.now().toISOString();
  if (ad.status !== 'pending' || now >= ad.ends_at) return attempt(desk, ad, () => reported(desk, ad));
  const isEarly = ad.due_at !== undefined && now < ad.due_at;
  if (isEarly && !(await hasNewAnswer(desk, ad))) return ad;
  const { waiting_needs: _asked, ...rest } = ad;
  const leased = { ...rest, version: ad.version + 1, due_at: leaseEnd(desk.clock.now()) };
  return (await desk.campaigns.save(leased)) ? submitAd(desk, leased) : ad;
}

/** Hands a pending ad to the provider. For whoever holds its lease: its maker, or `refreshAd`. */
export function submitAd(desk: AdDesk, ad: AdCampaign): Promise<AdCampaign> {
  return attempt(desk, ad, () => submitted(desk, ad));
}

async function attempt(desk: AdDesk, ad: AdCampaign, work: () => Promise<AdCampaign>): Promise<AdCampaign> {
  const next = await work().catch((error: unknown) => afterFailure(ad, error, desk.clock.now()));
  return keep(desk, ad, next);
}

async function submitted(desk: AdDesk, waiting: AdCampaign): Promise<AdCampaign> {
  const ready = await readinessOf(desk, waiting);
  if (ready.missing.length > 0) return waitingFor(waiting, ready, desk.clock.now());
  const ad = await withDestination(desk, waiting, ready.placement);
  const provider_ids = { ...(await desk.provider.launch(await launchOf(desk, ad))) };
  const { waiting_for: _said, waiting_needs: _needs, ...known } = ad;
  const next = { ...known, provider_ids, due_at: nextLookAt(desk.clock.now()) };
  return adAfter(next, 'submitted') ?? next;
}

type Readiness = { placement: AdPlacement; missing: { need: AdNeed; message: string }[] };

/** Where the ad is shown and leads, as far as that is known, and what it still needs. */
async function readinessOf(
  { provider, readPlacement, offerPages }: AdDesk,
  ad: AdCampaign,
): Promise<Readiness> {
  const { restaurant_id: restaurantId, offer_page } = ad;
  const isComplete = ad.placement.address !== '' && ad.placement.destination_url !== '';
  const placement = isComplete ? ad.placement : await readPlacement(restaurantId);
  const page = offer_page === undefined ? 'none' : ((await offerPages.blockedBy(restaurantId)) ?? 'ready');
  return { placement, missing: missingForAd(placement, await provider.accountState(restaurantId), page) };
}

/** Whether the owner has given one of the things that the ad waits for. Another look at it costs reads alone. */
async function hasNewAnswer(desk: AdDesk, ad: AdCampaign): Promise<boolean> {
  if (ad.waiting_needs === undefined) return false;
  return (await readinessOf(desk, ad)).missing.length < ad.waiting_needs.length;
}

function waitingFor(ad: AdCampaign, { placement, missing }: Readiness, now: Date): AdCampaign {
  return {
    ...ad,
    placement,
    waiting_for: missing.map(({ message }) => message).join(' '),
    waiting_needs: missing.map(({ need }) => need),
    due_at: nextLookAt(now),
  };
}

/** The ad as it can run, leading to its own page where there is no website; one that had to wait runs its days from now. */
async function withDestination(
  { offerPages, clock }: AdDesk,
  ad: AdCampaign,
  placement: AdPlacement,
): Promise<AdCampaign> {
  const isPlaced = ad.placement.address !== '' && ad.placement.destination_url !== '';
  if (isPlaced && ad.waiting_for === undefined) return ad;
  const ends = new Date(clock.now().getTime() + ad.days * DAY_MILLISECONDS);
  const placed = { ...ad, placement, ends_at: ends.toISOString() };
  if (placement.destination_url !== '') return placed;
  const destination_url = await offerPages.open(placed);
  return { ...placed, placement: { ...placement, destination_url } };
}

const DAY_MILLISECONDS = 86_400_000;

async function reported(desk: AdDesk, ad: AdCampaign): Promise<AdCampaign> {
  const now = desk.clock.now();
  // It was never handed over, and now it is too late to.
  if (Object.keys(ad.provider_ids).length === 0) {
    await desk.provider.switchTo(runningAd(ad), 'ended');
    return adAfter(ad, 'ended') ?? ad;
  }
  return adAfterReport(ad, await desk.provider.report(runningAd(ad)), now);
}

/** What is still reported of an ad that has ended. Nobody is told of a report that does not come. */
async function lateResults(desk: AdDesk, ad: AdCampaign): Promise<AdCampaign> {
  const now = desk.clock.now();
  if (ad.due_at === undefined || now.toISOString() < ad.due_at) return ad;
  const report = await desk.provider.report(runningAd(ad)).catch((error: unknown) => {
    if (isOfProvider(error)) return undefined;
    throw error;
  });
  return keep(desk, ad, adAfterLateReport(ad, report, now));
}

function isOfProvider(error: unknown): boolean {
  const isUnreached = error instanceof AppError && error.code === 'unavailable';
  return isUnreached || [AdRefused, AdDelayed, AdAccountLost].some((Failure) => error instanceof Failure);
}

function afterFailure(ad: AdCampaign, error: unknown, now: Date): AdCampaign {
  if (error instanceof AdRefused) return { ...(adAfter(ad, 'refused') ?? ad), failure: error.message };
  // The provider stops by itself on the last day, and there is no account left to ask by.
  if (error instanceof AdAccountLost && now.toISOString() >= ad.ends_at) return adAfter(ad, 'ended') ?? ad;
  const waiting = { ...ad, due_at: nextLookAt(now) };
  if (error instanceof AdDelayed) return { ...waiting, waiting_for: error.message };
  if (error instanceof AppError && error.code === 'unavailable')
    return { ...waiting, waiting_for: UNREACHED };
  throw error;
}

/**
 * Stores the next version. When somebody else was faster, theirs stands; and if they have ended the ad while we
 * handed it over, the provider is told.
 */
export async function keep(desk: AdRowDesk, before: AdCampaign, next: AdCampaign): Promise<AdCampaign> {
  const saved = { ...next, version: before.version + 1 };
  if (isOfferOver(next)) await closeOfferPage(desk.sites, next);
  const closed = before.status === next.status ? undefined : adClosed(saved, desk.clock.now().toISOString());
  if (await desk.campaigns.save(saved, closed)) return saved;
  const key = { restaurantId: before.restaurant_id, campaignId: before.campaign_id };
  const theirs = await desk.campaigns.find(key);
  if (theirs?.campaign_type !== 'ad' || isOfferOver(theirs)) await closeOfferPage(desk.sites, next);
  if (theirs?.campaign_type !== 'ad') throw new AppError('not_found');
  if (!isLiveCampaign(theirs.status) && isLiveCampaign(next.status)) {
    await desk.provider.switchTo(runningAd(next), 'ended');
  }
  return theirs;
}

export function runningAd({ restaurant_id, campaign_id, name, provider_ids }: AdCampaign): RunningAd {
  return { restaurantId: restaurant_id, campaignId: campaign_id, name, ids: provider_ids };
}

async function launchOf({ sites }: AdDesk, ad: AdCampaign): Promise<AdLaunch> {
  const { ids: _none, ...about } = runningAd(ad);
  return {
    ...about,
    copy: ad.copy,
    destinationUrl: ad.placement.destination_url,
    audience: { address: ad.placement.address, radiusMiles: ad.placement.radius_miles },
    photos: ad.photo && (await findPhotos(sites, ad.photo)),
    dailyBudgetCents: ad.daily_budget_cents,
    totalBudgetCents: ad.daily_budget_cents * ad.days,
    startsAt: ad.created_at,
    endsAt: ad.ends_at,
  };
}

/** Undefined where a file is gone: an ad without a photo is better than none. */
async function findPhotos(
  sites: AdDesk['sites'],
  { square_url, wide_url }: NonNullable<AdCampaign['photo']>,
): Promise<AdPhotos | undefined> {
  const [square, wide] = await Promise.all(
    [square_url, wide_url].map((path) => sites.findBytes(path.slice(1))),
  );
  return square === undefined || wide === undefined ? undefined : { square, wide };
}
