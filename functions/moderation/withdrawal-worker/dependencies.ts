import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { AdDependencies } from '#functions/ads/refresh-ad.ts';
import type { PlanUsageRepository } from '#functions/billing/plan-usage-repository.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import type { EnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import type { AuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { Log } from '#functions/platform/log.ts';
import type { ContentPlansRepository } from '#functions/posts/content-plans-repository.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { DrawShareImage } from '#functions/websites/site-files/site-files.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';

export type WithdrawalDependencies = {
  moderation: Pick<ModerationRepository, 'find' | 'decide' | 'noteWithdrawal'>;
  websites: Pick<
    WebsitesRepository,
    'listNewest' | 'find' | 'findDocument' | 'getDocument' | 'saveDocument' | 'save' | 'listSnapshots'
  >;
  campaigns: Pick<CampaignsRepository, 'find' | 'save' | 'list'>;
  sends: Pick<SendsRepository, 'listOfCampaign'>;
  /** Refunds unsent texts. */
  planUsage: Pick<PlanUsageRepository, 'refund'>;
  images: Pick<ImagesRepository, 'find' | 'list' | 'describe'>;
  enhancements: Pick<EnhancementsRepository, 'list' | 'change'>;
  contentPlans: Pick<ContentPlansRepository, 'list' | 'find' | 'save'>;
  provider: AdDependencies['provider'];
  /** The bucket behind the websites' domain. */
  sites: ObjectStore;
  siteVersions: ObjectStore;
  drawShareImage: DrawShareImage;
  /** Without a trailing slash. */
  sitesOrigin: string;
  emails: MessageQueue<EmailMessage>;
  auditRecords: AuditRecords;
  clock: Clock;
  ids: IdSource;
  log: Log;
};
