import { CfnOutput, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { createCampaignListsBucket } from '#infra/constructs/campaign-lists-bucket.ts';
import { EmailFeedback } from '#infra/constructs/email-feedback.ts';
import type { QueueReference, TableReference } from '#infra/constructs/function/binding.ts';
import { pascalCase } from '#infra/constructs/pascal-case.ts';
import { createPrivateBucket } from '#infra/constructs/private-bucket.ts';
import { QueueWithDeadLetters } from '#infra/constructs/queue-with-dead-letters.ts';
import { SharedValues } from '#infra/constructs/shared-values.ts';
import { createTable } from '#infra/constructs/table.ts';
import { TextingChannel } from '#infra/constructs/texting-channel.ts';
import { createTransfersBucket } from '#infra/constructs/transfers-bucket.ts';
import {
  QUEUES,
  type QueueDefinition,
  type QueueName,
  TABLES,
  type TableDefinition,
  type TableName,
} from '#infra/resources.ts';
import { KEEP_EXPORTS, keepEarlierExports } from './earlier-exports.ts';
import { type Stage, stackId, stackProps } from './stage.ts';
import { uploadingOrigin } from './web-origin.ts';

/** All data that must not be lost: tables, snapshots of pages, messages, the secret that signs tokens. */
export class DataStack extends Stack {
  readonly tables: Readonly<Record<TableName, Table>>;
  readonly queues: Readonly<Record<QueueName, QueueWithDeadLetters>>;
  readonly siteVersions: Bucket;
  /** Uploads and downloads. */
  readonly transfers: Bucket;
  /** The lists of text campaigns. */
  readonly campaignLists: Bucket;
  /** Where browsers upload images: directly to the transfers bucket. Without a trailing slash. */
  readonly uploadsOrigin: string;
  readonly tokenSecret: Secret;
  /** Receives End User Messaging's reports; undefined without it. */
  readonly texting: TextingChannel | undefined;
  /** Receives mail services' reports about marketing emails; undefined if SES can't publish them. */
  readonly feedback: EmailFeedback | undefined;
  /** Encrypts restaurants' secrets, such as tokens of their ad accounts. */
  readonly sealingKey: Key;
  private readonly messagesKey: Key;
  private readonly names: SharedValues;

  constructor(scope: Construct, stage: Stage) {
    super(scope, stackId(stage, 'data'), stackProps(stage));
    const { keepsData } = stage.config;
    this.tables = mapRecord(TABLES, (definition, name) =>
      createTable(this, pascalCase(name), { definition, keepsData }),
    );
    this.messagesKey = new Key(this, 'MessagesKey', {
      description:
        'Encrypts queued messages with guests’ texts, phone numbers, or emails. Without it, queued messages are lost.',
      enableKeyRotation: true,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.queues = mapRecord(
      QUEUES,
      (definition, name) =>
        new QueueWithDeadLetters(this, pascalCase(name), { definition, messagesKey: this.messagesKey }),
    );
    this.siteVersions = createPrivateBucket(this, 'SiteVersions', { keepsData });
    this.transfers = createTransfersBucket(this, uploadingOrigin(stage));
    this.campaignLists = createCampaignListsBucket(this, 'CampaignLists', { keepsData });
    // The bucket's address in the forms of the SDK that signs uploads.
    this.uploadsOrigin = `https://${this.transfers.bucketRegionalDomainName}`;
    this.tokenSecret = new Secret(this, 'TokenSecret', {
      description: 'Signs session tokens. Tokens signed with the previous value stay valid.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this.tokenSecret,
      'SMG4',
      'An operator rotates it with one command, because two rotations within 12 hours sign owners out.',
    );
    this.texting = stage.config.sms.hasNumbers
      ? new TextingChannel(this, 'Texting', {
          receipts: this.queues.smsReceipts.queue,
          inbound: this.queues.inboundTexts.queue,
          messagesKey: this.messagesKey,
        })
      : undefined;
    this.feedback =
      stage.config.email.provider === 'ses'
        ? new EmailFeedback(this, 'EmailFeedback', {
            queue: this.queues.bulkEmails.queue,
            messagesKey: this.messagesKey,
          })
        : undefined;
    this.sealingKey = new Key(this, 'SealingKey', {
      description:
        'Encrypts ad account tokens and two-step verification secrets. If it’s lost, both must be set up again.',
      enableKeyRotation: true,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.names = new SharedValues(this, 'Names', this.sharedNames());
    if (this.node.tryGetContext(KEEP_EXPORTS) !== undefined) keepEarlierExports(this);
    this.addOutputs();
  }

  /** A reference to a table for the stack of `reader`. */
  tableFor(reader: Construct, table: TableName): TableReference {
    const definition: TableDefinition = TABLES[table];
    const name = this.names.read(reader, `tables/${table}`);
    const arn = Stack.of(reader).formatArn({ service: 'dynamodb', resource: 'table', resourceName: name });
    return { name, arn, hasSortKey: definition.sortKey !== undefined };
  }

  /** The ARN of a table's stream. */
  streamArnFor(reader: Construct, table: TableName): string {
    return this.names.read(reader, `streams/${table}`);
  }

  /** A reference to a queue for the stack of `reader`. */
  queueFor(reader: Construct, queue: QueueName): QueueReference {
    const definition: QueueDefinition = QUEUES[queue];
    return {
      ...queueReference(reader, this.names.read(reader, `queues/${queue}`)),
      ...(definition.isPersonal && { keyArn: this.messagesKey.keyArn }),
    };
  }

  /** The dead-letter queue of that queue. */
  deadLettersFor(reader: Construct, queue: QueueName): QueueReference {
    return queueReference(reader, this.names.read(reader, `dead-letters/${queue}`));
  }

  private sharedNames(): Record<string, string> {
    const names: Record<string, string> = {};
    for (const [name, table] of Object.entries(this.tables)) {
      names[`tables/${name}`] = table.tableName;
      if (table.tableStreamArn !== undefined) names[`streams/${name}`] = table.tableStreamArn;
    }
    for (const [name, { queue, deadLetters }] of Object.entries(this.queues)) {
      names[`queues/${name}`] = queue.queueUrl;
      names[`dead-letters/${name}`] = deadLetters.queueUrl;
    }
    return names;
  }

  /** Looked up by `redrive` and by people. */
  private addOutputs(): void {
    if (this.texting !== undefined)
      new CfnOutput(this, 'InboundTextsTopicArn', { value: this.texting.inbound.topicArn });
    for (const [name, { queue }] of Object.entries(this.queues))
      new CfnOutput(this, `${pascalCase(name)}QueueUrl`, { value: queue.queueUrl });
    new CfnOutput(this, 'GenerationDeadLettersUrl', { value: this.queues.generation.deadLetters.queueUrl });
  }
}

/** The name is the last part of `https://sqs.<region>.amazonaws.com/<account>/<name>`. Emulators have another host. */
function queueReference(reader: Construct, url: string): QueueReference {
  const resource = Fn.select(4, Fn.split('/', url));
  return { url, arn: Stack.of(reader).formatArn({ service: 'sqs', resource }) };
}

/** The same keys, with `make`'s result for each value. */
function mapRecord<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (value: From, key: Key) => To,
): Record<Key, To> {
  const keys = Object.keys(record) as Key[];
  return Object.fromEntries(keys.map((key) => [key, make(record[key], key)])) as Record<Key, To>;
}
