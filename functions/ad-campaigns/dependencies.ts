import type { PlanDoor } from '#functions/modules/billing/plan-door.ts';
import type { AdDesk } from '#functions/modules/campaigns/ad-desk.ts';
import type { CampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import type { PromoCodesRepository } from '#functions/modules/campaigns/promo-codes-repository.ts';
import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { ModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import type { ProfileReader } from '#functions/modules/profiles/get-profile.ts';
import type { RedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { UploadsStore } from '#functions/modules/uploads/uploads-store.ts';
import type { SlugsRepository } from '#functions/modules/websites/slugs-repository.ts';
import type { Inspect } from '#functions/platform/ai/inspection.ts';
import type { Writer } from '#functions/platform/ai/writer.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { MakeAdPhotos } from './photo/make-ad-photos.ts';

/** Everything that the operations of Facebook ads need from the outside. */
export type AdCampaignDependencies = Omit<AdDesk, 'campaigns' | 'sites'> &
  ProfileReader & {
    campaigns: CampaignsRepository;
    promoCodes: PromoCodesRepository;
    redemptionCounts: Pick<RedemptionCountsRepository, 'ofCampaigns'>;
    /** Photos as owners sent them; private, and gone after a day. */
    uploads: Pick<UploadsStore, 'find' | 'delete'>;
    /** Pictures of websites, which ads may show as well. */
    images: Pick<ImagesRepository, 'find'>;
    /** What the restaurant's plan has for the month. */
    plans: Pick<PlanDoor, 'take' | 'giveBack'>;
    sites: Pick<ObjectStore, 'findBytes' | 'put' | 'delete'>;
    restaurants: Pick<RestaurantsRepository, 'keepSlug'>;
    slugs: Pick<SlugsRepository, 'reserve' | 'unreserve'>;
    makeAdPhotos: MakeAdPhotos;
    /** Without a slash at the end. */
    sitesOrigin: string;
    /** The door to text generation. */
    writer: Writer;
    inspect: Inspect;
    moderation: Pick<ModerationRepository, 'find'>;
    ids: IdSource;
  };
