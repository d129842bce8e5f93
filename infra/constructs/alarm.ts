import { Alarm, type ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type RunbookAlarmProps = {
  metric: IMetric;
  threshold: number;
  /** Consecutive periods in which the metric must exceed the threshold. */
  evaluationPeriods: number;
  comparison: ComparisonOperator;
  /** The user impact in one sentence. */
  impact: string;
  /** Page in `docs/runbooks`, without `.md`. */
  runbook: string;
  topic: ITopic;
};

/** An alarm that tells the person on call the user impact and the runbook to follow. */
export class RunbookAlarm extends Construct {
  readonly alarm: Alarm;

  constructor(scope: Construct, id: string, props: RunbookAlarmProps) {
    super(scope, id);
    this.alarm = new Alarm(this, 'Alarm', {
      metric: props.metric,
      threshold: props.threshold,
      evaluationPeriods: props.evaluationPeriods,
      comparisonOperator: props.comparison,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${props.impact} Runbook: docs/runbooks/${props.runbook}.md`,
    });
    this.alarm.addAlarmAction(new SnsAction(props.topic));
    this.alarm.addOkAction(new SnsAction(props.topic));
  }
}
