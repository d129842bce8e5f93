import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { type EmailProvider, senderDomain } from '#infra/stages.ts';
import { type Binding, bindSender } from './binding.ts';

/** The sender address of emails, with the SES identity of its domain, which is created in `scope`. */
export function bindEmailSender(scope: Construct, email: EmailProvider): Binding {
  return bindSender(email.sender, identityArn(scope, email));
}

/** SES v1 has no resource for identities, so `deploy:local` requests it. */
function identityArn(scope: Construct, { provider, sender }: EmailProvider): string {
  const domain = senderDomain(sender);
  if (provider === 'ses')
    return new EmailIdentity(scope, 'Sender', { identity: Identity.domain(domain) }).emailIdentityArn;
  return Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
}
