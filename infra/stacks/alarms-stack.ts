import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { type Stage, stackId, stackProps } from './stage.ts';

/** Percent of the monthly budget at which its owner is notified. The last one is a forecast. */
const BUDGET_NOTICES = [
  { percent: 80, kind: 'ACTUAL' },
  { percent: 100, kind: 'FORECASTED' },
] as const;

/** The topic for alarms, with its subscribers, and the budget. */
export class AlarmsStack extends Stack {
  readonly topic: Topic;

  constructor(scope: Construct, stage: Stage) {
    super(scope, stackId(stage, 'alarms'), stackProps(stage));
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy (TLS only) doesn't allow the account's services to publish by default.
    for (const service of ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com']) this.letPublish(service);
    const { alarmEmail, monthlyBudgetDollars } = stage.config;
    if (alarmEmail !== undefined) this.topic.addSubscription(new EmailSubscription(alarmEmail));
    if (monthlyBudgetDollars !== undefined) this.addBudget(monthlyBudgetDollars);
  }

  private letPublish(service: string): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal(service)],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
  }

  /** Runbook: docs/runbooks/budget.md */
  private addBudget(dollars: number): void {
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
      notificationsWithSubscribers: BUDGET_NOTICES.map(({ percent, kind }) => ({
        notification: {
          comparisonOperator: 'GREATER_THAN',
          notificationType: kind,
          threshold: percent,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'SNS', address: this.topic.topicArn }],
      })),
    });
  }
}
