import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { PromoCodesRepository } from '#functions/ads/promo-codes-repository.ts';
import type { AdDependencies } from '#functions/ads/refresh-ad.ts';
import type { Inspect } from '#functions/ai/inspection.ts';
import type { Writer } from '#functions/ai/writer.ts';
import type { EntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { UploadsStore } from '#functions/images/uploads/uploads-store.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';
import type { RedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { SlugsRepository } from '#functions/websites/slugs/slugs-repository.ts';
import type { MakeAdPhotos } from './photo/make-ad-photos.ts';

/** The dependencies of Facebook ad operations. */
export type AdCampaignDependencies = Omit<AdDependencies, 'campaigns' | 'sites'> &
  ProfileReader & {
    campaigns: CampaignsRepository;
    promoCodes: PromoCodesRepository;
    redemptionCounts: Pick<RedemptionCountsRepository, 'ofCampaigns'>;
    /** Photos as uploaded; private, and deleted after a day. */
    uploads: Pick<UploadsStore, 'find' | 'delete'>;
    /** The restaurant's website images, which ads may use. */
    images: Pick<ImagesRepository, 'find'>;
    /** Checks the restaurant's plan limits. */
    plans: Pick<EntitlementCheck, 'take' | 'giveBack'>;
    sites: Pick<ObjectStore, 'findBytes' | 'put' | 'delete'>;
    restaurants: Pick<RestaurantsRepository, 'keepSlug'>;
    slugs: Pick<SlugsRepository, 'reserve' | 'unreserve'>;
    makeAdPhotos: MakeAdPhotos;
    /** Without a trailing slash. */
    sitesOrigin: string;
    /** Generates text. */
    writer: Writer;
    inspect: Inspect;
    moderation: Pick<ModerationRepository, 'find'>;
    ids: IdSource;
  };
