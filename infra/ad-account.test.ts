import { describe, expect, test } from 'vitest';
import { STAGES } from './stages.ts';
import { synthesizedStage } from './synthesized-stage.ts';

const SECRET_ARN = 'arn:aws:secretsmanager:us-east-1:123456789012:secret:meta-app-secret-AbCdEf';

/** The permissions of the roles whose logical ID begins with this name, as text. */
function rightsOf(stage: ReturnType<typeof synthesizedStage>, part: string, name: string): string {
  const policies = stage.resources('AWS::IAM::Policy', part);
  return JSON.stringify(policies.filter(({ logicalId }) => logicalId.startsWith(name)));
}

describe('ad accounts of a stage', () => {
  const without = synthesizedStage('staging');

  test('can only be connected by functions that encrypt, and used by functions that decrypt', () => {
    const connecting = rightsOf(without, 'api-roles', 'AdAccountRole');
    expect(connecting).toContain('kms:Encrypt');
    expect(connecting).not.toContain('kms:Decrypt');
    for (const [part, name] of [
      ['api-roles', 'AdCampaigns'],
      ['ad-results', ''],
      ['account-deletion', ''],
    ] as const) {
      const using = rightsOf(without, part, name);
      expect(using, part).toContain('kms:Decrypt');
      expect(using, part).not.toContain('kms:Encrypt');
    }
    expect(JSON.stringify(without.resources('AWS::IAM::Policy', 'sms'))).not.toContain('SealingKey');
  });

  test('the key rotates automatically', () => {
    const [key] = without.resources('AWS::KMS::Key', 'data');
    expect(key?.Properties).toMatchObject({ EnableKeyRotation: true });
  });

  test('are connected only from the stage’s web app', () => {
    const originIn = (stage: typeof without) => {
      const origins = stage
        .resources('AWS::Lambda::Function', 'api')
        .map(({ Properties }) => Properties.Environment as { Variables: { WEB_ORIGIN?: unknown } })
        .flatMap(({ Variables: { WEB_ORIGIN } }) => WEB_ORIGIN ?? []);
      return [...new Map(origins.map((origin) => [JSON.stringify(origin), origin])).values()];
    };
    expect(originIn(synthesizedStage('local'))).toEqual(['http://localhost:4000']);
    const webDomain = {
      hostName: 'app.example.com',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/web',
    };
    const edge = { ...STAGES.staging.edge, webDomain };
    expect(originIn(synthesizedStage('staging', { ...STAGES.staging, edge }))).toEqual([
      'https://app.example.com',
    ]);
    // Each request contains it.
    expect(originIn(without)).toEqual([]);
  });

  test('need a Meta app, whose secret only the connecting function may read', () => {
    const functionsOf = (stage: typeof without) =>
      JSON.stringify(stage.resources('AWS::Lambda::Function', 'api'));
    expect(functionsOf(without)).not.toContain('META_APP_ID');
    const ads = { provider: 'meta', app: { id: '4711', secretArn: SECRET_ARN } } as const;
    const withApp = synthesizedStage('staging', { ...STAGES.staging, ads });
    expect(functionsOf(withApp)).toContain('"META_APP_ID":"4711"');
    expect(rightsOf(withApp, 'api-roles', 'AdAccountRole')).toContain(SECRET_ARN);
    expect(rightsOf(withApp, 'api-roles', 'AdCampaigns')).not.toContain(SECRET_ARN);
  });
});
