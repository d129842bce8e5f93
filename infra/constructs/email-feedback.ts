import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Forwards reports about marketing emails from mail services through a topic to a queue, without an envelope. */
export class EmailFeedback extends Construct {
  /** SES publishes bounces and spam reports of emails that use it. */
  readonly configurationSet: ConfigurationSet;

  constructor(scope: Construct, id: string, { queue, messagesKey }: { queue: IQueue; messagesKey: IKey }) {
    super(scope, id);
    messagesKey.addToResourcePolicy(
      new PolicyStatement({
        actions: ['kms:GenerateDataKey*', 'kms:Decrypt'],
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const topic = new Topic(this, 'Topic', { enforceSSL: true, masterKey: messagesKey });
    topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet');
    this.configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }
}
