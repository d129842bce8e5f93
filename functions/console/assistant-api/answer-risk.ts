import { readCustomersAtRisk } from '#functions/console/customers-at-risk.ts';
import { type AssistantReply, cannot } from '#shared/console/assistant/assistant-reply.ts';
import { atRiskReply, toDoReply } from '#shared/console/assistant/risk-reply.ts';
import { businessFigures } from '#shared/console/business-intelligence/business-figures.ts';
import { businessRecommendations } from '#shared/console/business-intelligence/business-insights.ts';
import type { BusinessAssistantDependencies } from './dependencies.ts';

type Dependencies = Pick<BusinessAssistantDependencies, 'churn' | 'restaurants' | 'figures' | 'clock'>;

/** The period of Business Intelligence. */
const DAYS = 30;

/** Lists customers at risk, as in Business Intelligence. Two reads. */
export async function answerAtRisk(dependencies: Dependencies): Promise<AssistantReply> {
  const { pass, atRisk, risk } = await readCustomersAtRisk(dependencies);
  if (pass === undefined)
    return cannot('Today’s customer scores aren’t ready yet. Scores update once a day.');
  const customers = atRisk.map(({ name, risk_score: score, reason }) => ({ name, score, reason }));
  return atRiskReply({ asOf: pass.as_of, customers, ...risk });
}

/** The recommendations of Business Intelligence, most urgent first. */
export async function answerToDo(dependencies: Dependencies): Promise<AssistantReply> {
  const [[platform], { risk }] = await Promise.all([
    dependencies.figures.listDaysOf(['platform']),
    readCustomersAtRisk(dependencies),
  ]);
  const figures = businessFigures(platform?.days ?? [], { now: dependencies.clock.now(), days: DAYS });
  return toDoReply(businessRecommendations(figures, risk), DAYS);
}
