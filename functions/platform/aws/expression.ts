/** An expression with its placeholders (`#name`, `:value`). */
export type Expression = {
  expression: string;
  names?: Record<string, string>;
  values?: Record<string, unknown>;
};

/** The input that a condition and a change share. */
export function conditionInput(condition?: Expression, change?: Expression) {
  const names = { ...change?.names, ...condition?.names };
  const values = { ...change?.values, ...condition?.values };
  return {
    ConditionExpression: condition?.expression,
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 ? values : undefined,
  };
}
