export { createGetCorrelationAnalysis as getCorrelationAnalysis } from './get-correlation-analysis.ts';
export { createGetMeasuredLift as getMeasuredLift } from './get-measured-lift.ts';
export { createGetRecurringRevenue as getRecurringRevenue } from './get-recurring-revenue.ts';
export { createGetRevenueForecast as getRevenueForecast } from './get-revenue-forecast.ts';
