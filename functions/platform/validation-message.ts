import type * as z from 'zod/mini';
import { DATE } from '#shared/contract/field-messages.ts';
import { formatCount } from '#shared/format/numbers.ts';

type Issue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'empty',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Use an email address such as name@example.com.',
  url: 'Use a full web address such as https://example.com.',
  uuid: 'Enter a valid ID.',
  date: DATE,
  datetime: 'Use a date and time such as 2026-11-22T17:00:00Z.',
  time: 'Use a time such as 17:00.',
};

/** A longer list of choices doesn't help. */
const MOST_CHOICES = 12;

/** Returns the message for an invalid value, without type names and operators. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      return `This must be ${KINDS[issue.expected] ?? 'a different type'}.`;
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'too_small':
      return bound(issue, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum));
    case 'too_big':
      return bound(issue, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum));
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Check the format and try again.';
    default:
      return 'Enter a valid value.';
  }
}

function oneOf(values: readonly string[]): string {
  if (values.length > MOST_CHOICES) return 'Choose one of the available options.';
  return values.length === 1
    ? `This must be ${values[0]}.`
    : `Choose one of these values: ${values.join(', ')}.`;
}

function bound({ origin }: { origin: string }, least: string, count: number): string {
  const units: Readonly<Record<string, [one: string, many: string]>> = {
    string: ['character', 'characters'],
    array: ['entry', 'entries'],
    set: ['entry', 'entries'],
    map: ['entry', 'entries'],
    record: ['entry', 'entries'],
  };
  const unit = units[origin];
  const shown = formatCount(count);
  if (unit === undefined) return `Use ${least} ${shown}.`;
  if (least === 'at least' && count === 1) return 'This field can’t be empty.';
  return `Use ${least} ${shown} ${unit[count === 1 ? 0 : 1]}.`;
}
