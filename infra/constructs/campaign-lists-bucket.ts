import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { CLOSED_TO_ALL } from './private-bucket.ts';

/** Longer than a campaign's code is valid. The ledger keeps what was sent. */
const KEPT_DAYS = FIXED_RETENTION.campaignLists.days;

/**
 * A bucket for text campaign lists, which contain guests' numbers. It has no versions, so deletions are final. With
 * `keepsData` it outlives its stack.
 */
export function createCampaignListsBucket(
  scope: Construct,
  id: string,
  props: { keepsData: boolean },
): Bucket {
  return new Bucket(scope, id, {
    ...CLOSED_TO_ALL,
    lifecycleRules: [
      {
        expiration: Duration.days(KEPT_DAYS),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: props.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
