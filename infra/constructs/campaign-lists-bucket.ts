import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { CLOSED_TO_ALL } from './private-bucket.ts';

/** Longer than the code of a campaign can be redeemed; what was sent is kept by the ledger. */
const KEPT_DAYS = FIXED_RETENTION.campaignLists.days;

/**
 * A bucket for the lists of text campaigns, which name guests by number. Without versions: what goes is gone. With
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
