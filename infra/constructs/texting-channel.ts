import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Forwards AWS End User Messaging's reports to the stage, each kind through a topic into a queue. */
export class TextingChannel extends Construct {
  /** Texts that use it send their receipts to us. */
  readonly configurationSet: CfnConfigurationSet;
  /** The topic for guests' texts to a sender number. */
  readonly inbound: Topic;

  constructor(scope: Construct, id: string, props: { receipts: IQueue; inbound: IQueue; messagesKey: IKey }) {
    super(scope, id);
    const { messagesKey } = props;
    letPublishersEncrypt(messagesKey, Stack.of(this).account);
    const receipts = this.topicInto(props.receipts, { id: 'Receipts', messagesKey });
    this.inbound = this.topicInto(props.inbound, { id: 'Inbound', messagesKey });
    this.configurationSet = new CfnConfigurationSet(this, 'ConfigurationSet', {
      eventDestinations: [
        {
          eventDestinationName: 'receipts',
          enabled: true,
          matchingEventTypes: ['TEXT_ALL'],
          snsDestination: { topicArn: receipts.topicArn },
        },
      ],
    });
  }

  /** A topic that only End User Messaging publishes to. The queue gets the messages without an envelope. */
  private topicInto(queue: IQueue, { id, messagesKey }: { id: string; messagesKey: IKey }): Topic {
    const topic = new Topic(this, id, { enforceSSL: true, masterKey: messagesKey });
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true }));
    return topic;
  }
}

/** Publishing to an encrypted topic generates a data key and decrypts it (SNS guide, "Key management"). */
function letPublishersEncrypt(key: IKey, account: string): void {
  key.addToResourcePolicy(
    new PolicyStatement({
      actions: ['kms:GenerateDataKey*', 'kms:Decrypt'],
      principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  );
}
