import { CfnOutput, Fn, Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { type Stage, stackId, stackProps } from './stage.ts';

/** Requests per address in five minutes: far more than a restaurant with several people sends. */
const MAX_REQUESTS_PER_ADDRESS = 2_000;

/** Rules of AWS's core set that would block what owners send legitimately: HTML, CSS, and long texts in bodies. */
const COUNTED_ONLY = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
];

/** AWS's rule groups, in this order. */
const RULE_GROUPS = [
  { name: 'AWSManagedRulesAmazonIpReputationList', countedOnly: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', countedOnly: [] },
  { name: 'AWSManagedRulesCommonRuleSet', countedOnly: COUNTED_ONLY },
] as const;

/** CloudFront accepts web ACLs only from this region, whatever the stage's region is. */
const REGION = 'us-east-1';
const OUTPUT = 'FirewallArn';

/** The web ACL in front of the web app, the API, and published sites. */
export class FirewallStack extends Stack {
  constructor(scope: Construct, stage: Stage) {
    super(scope, stackId(stage, 'firewall'), { ...stackProps(stage), env: { region: REGION } });
    const groups = RULE_GROUPS.map(({ name, countedOnly }, index) => ({
      name,
      priority: index + 1,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ruleActionOverrides: countedOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
      visibilityConfig: visibility(name),
    }));
    const rate = {
      name: 'RatePerAddress',
      priority: 0,
      action: { block: { customResponse: { responseCode: 429 } } },
      statement: { rateBasedStatement: { limit: MAX_REQUESTS_PER_ADDRESS, aggregateKeyType: 'IP' } },
      visibilityConfig: visibility('RatePerAddress'),
    };
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [rate, ...groups],
      visibilityConfig: visibility('Firewall'),
    });
    new CfnOutput(this, OUTPUT, { value: webAcl.attrArn });
  }

  /** The ARN for a stack in another region. That stack is deployed after this one. */
  arnFor(reader: Stack): string {
    reader.addStackDependency(this);
    return Fn.getStackOutput(this.stackName, OUTPUT, REGION);
  }
}

/** Samples would store whole requests, including tokens, for hours. */
function visibility(metricName: string) {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
