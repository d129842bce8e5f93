import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** What AWS End User Messaging tells the stage, each thing through a topic into a queue. */
export class TextingChannel extends Construct {
  /** Texts that are sent with it have their receipts sent to us. */
  readonly configurationSet: CfnConfigurationSet;
  /** Where a sender number publishes what guests text to it. */
  readonly inbound: Topic;

  constructor(scope: Construct, id: string, queues: { receipts: IQueue; inbound: IQueue }) {
    super(scope, id);
    const receipts = this.topicInto(queues.receipts, 'Receipts');
    this.inbound = this.topicInto(queues.inbound, 'Inbound');
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

  /** A topic of which End User Messaging is the one publisher; the queue gets what is published and no envelope. */
  private topicInto(queue: IQueue, id: string): Topic {
    const topic = new Topic(this, id, { enforceSSL: true });
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
