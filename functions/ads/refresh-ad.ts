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

/** What functions that run ads depend on. */
export type AdDependencies = {
  campaigns: Pick<CampaignsRepository, 'find' | 'save'>;
  provider: AdProvider;
  readPlacement: ReadPlacement;
  offerPages: OfferPages;
  /** The bucket of the sites origin, with the photos and offer pages of ads. */
  sites: Pick<ObjectStore, 'findBytes' | 'delete'>;
  clock: Clock;
};

/** What writing rows depends on. */
export type AdRowDependencies = Omit<AdDependencies, 'readPlacement' | 'offerPages'>;

const UNREACHED = 'We couldn’t reach Facebook. We’ll try again within the hour.';

/**
 * Brings an ad up to date: submits it to the provider, or asks for its state and results. It can be repeated after a
 * crash: the provider finds what an earlier attempt created. Returns the stored ad. Errors of the provider are stored in
 * the ad instead of thrown.
 */
export async function refreshAd(dependencies: AdDependencies, ad: AdCampaign): Promise<AdCampaign> {
  if (ad.status === 'ended') return lateResults(dependencies, ad);
  if (!isLiveCampaign(ad.status)) return ad;
  const now = dependencies.clock.now().toISOString();
  if (ad.status !== 'pending' || now >= ad.ends_at)
    return attempt(dependencies, ad, () => reported(dependencies, ad));
  const isEarly = ad.due_at !== undefined && now < ad.due_at;
  if (isEarly && !(await hasNewAnswer(dependencies, ad))) return ad;
  const { waiting_needs: _asked, ...rest } = ad;
  const leased = { ...rest, version: ad.version + 1, due_at: leaseEnd(dependencies.clock.now()) };
  return (await dependencies.campaigns.save(leased)) ? submitAd(dependencies, leased) : ad;
}

/** Submits a pending ad to the provider. Only for the caller with its lease: the launch, or `refreshAd`. */
export function submitAd(dependencies: AdDependencies, ad: AdCampaign): Promise<AdCampaign> {
  return attempt(dependencies, ad, () => submitted(dependencies, ad));
}

async function attempt(
  dependencies: AdDependencies,
  ad: AdCampaign,
  work: () => Promise<AdCampaign>,
): Promise<AdCampaign> {
  const next = await work().catch((error: unknown) => afterFailure(ad, error, dependencies.clock.now()));
  return keep(dependencies, ad, next);
}

async function submitted(dependencies: AdDependencies, waiting: AdCampaign): Promise<AdCampaign> {
  const ready = await readinessOf(dependencies, waiting);
  if (ready.missing.length > 0) return waitingFor(waiting, ready, dependencies.clock.now());
  const ad = await withDestination(dependencies, waiting, ready.placement);
  const provider_ids = { ...(await dependencies.provider.launch(await launchOf(dependencies, ad))) };
  const { waiting_for: _said, waiting_needs: _needs, ...known } = ad;
  const next = { ...known, provider_ids, due_at: nextLookAt(dependencies.clock.now()) };
  return adAfter(next, 'submitted') ?? next;
}

type Readiness = { placement: AdPlacement; missing: { need: AdNeed; message: string }[] };

/** The ad's account, Page, and link, as far as they are known, and what is still missing. */
async function readinessOf(
  { provider, readPlacement, offerPages }: AdDependencies,
  ad: AdCampaign,
): Promise<Readiness> {
  const { restaurant_id: restaurantId, offer_page } = ad;
  const isComplete = ad.placement.address !== '' && ad.placement.destination_url !== '';
  const placement = isComplete ? ad.placement : await readPlacement(restaurantId);
  const page = offer_page === undefined ? 'none' : ((await offerPages.blockedBy(restaurantId)) ?? 'ready');
  return { placement, missing: missingForAd(placement, await provider.accountState(restaurantId), page) };
}

/** Whether the owner added something that the ad waits for. Checking again costs reads only. */
async function hasNewAnswer(dependencies: AdDependencies, ad: AdCampaign): Promise<boolean> {
  if (ad.waiting_needs === undefined) return false;
  return (await readinessOf(dependencies, ad)).missing.length < ad.waiting_needs.length;
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

/** The ad as it can run: without a website it links to its offer page, and an ad that waited starts its days now. */
async function withDestination(
  { offerPages, clock }: AdDependencies,
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

async function reported(dependencies: AdDependencies, ad: AdCampaign): Promise<AdCampaign> {
  const now = dependencies.clock.now();
  // It was never submitted, and its last day has passed.
  if (Object.keys(ad.provider_ids).length === 0) {
    await dependencies.provider.switchTo(runningAd(ad), 'ended');
    return adAfter(ad, 'ended') ?? ad;
  }
  return adAfterReport(ad, await dependencies.provider.report(runningAd(ad)), now);
}

/** Stores the last results of an ended ad. If there are none, the owner isn't notified. */
async function lateResults(dependencies: AdDependencies, ad: AdCampaign): Promise<AdCampaign> {
  const now = dependencies.clock.now();
  if (ad.due_at === undefined || now.toISOString() < ad.due_at) return ad;
  const report = await dependencies.provider.report(runningAd(ad)).catch((error: unknown) => {
    if (isOfProvider(error)) return undefined;
    throw error;
  });
  return keep(dependencies, ad, adAfterLateReport(ad, report, now));
}

function isOfProvider(error: unknown): boolean {
  const isUnreached = error instanceof AppError && error.code === 'unavailable';
  return isUnreached || [AdRefused, AdDelayed, AdAccountLost].some((Failure) => error instanceof Failure);
}

function afterFailure(ad: AdCampaign, error: unknown, now: Date): AdCampaign {
  if (error instanceof AdRefused) return { ...(adAfter(ad, 'refused') ?? ad), failure: error.message };
  // The provider stops the ad on its last day, and without an account we can't ask.
  if (error instanceof AdAccountLost && now.toISOString() >= ad.ends_at) return adAfter(ad, 'ended') ?? ad;
  const waiting = { ...ad, due_at: nextLookAt(now) };
  if (error instanceof AdDelayed) return { ...waiting, waiting_for: error.message };
  if (error instanceof AppError && error.code === 'unavailable')
    return { ...waiting, waiting_for: UNREACHED };
  throw error;
}

/**
 * Stores the next version. If another call was faster, its version stays; if it ended the ad while we submitted it, we
 * stop the ad at the provider.
 */
export async function keep(
  dependencies: AdRowDependencies,
  before: AdCampaign,
  next: AdCampaign,
): Promise<AdCampaign> {
  const saved = { ...next, version: before.version + 1 };
  if (isOfferOver(next)) await closeOfferPage(dependencies.sites, next);
  const closed =
    before.status === next.status ? undefined : adClosed(saved, dependencies.clock.now().toISOString());
  if (await dependencies.campaigns.save(saved, closed)) return saved;
  const key = { restaurantId: before.restaurant_id, campaignId: before.campaign_id };
  const theirs = await dependencies.campaigns.find(key);
  if (theirs?.campaign_type !== 'ad' || isOfferOver(theirs)) await closeOfferPage(dependencies.sites, next);
  if (theirs?.campaign_type !== 'ad') throw new AppError('not_found');
  if (!isLiveCampaign(theirs.status) && isLiveCampaign(next.status)) {
    await dependencies.provider.switchTo(runningAd(next), 'ended');
  }
  return theirs;
}

export function runningAd({ restaurant_id, campaign_id, name, provider_ids }: AdCampaign): RunningAd {
  return { restaurantId: restaurant_id, campaignId: campaign_id, name, ids: provider_ids };
}

async function launchOf({ sites }: AdDependencies, ad: AdCampaign): Promise<AdLaunch> {
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

/** Undefined if a file is missing: an ad without a photo is better than none. */
async function findPhotos(
  sites: AdDependencies['sites'],
  { square_url, wide_url }: NonNullable<AdCampaign['photo']>,
): Promise<AdPhotos | undefined> {
  const [square, wide] = await Promise.all(
    [square_url, wide_url].map((path) => sites.findBytes(path.slice(1))),
  );
  return square === undefined || wide === undefined ? undefined : { square, wide };
}
