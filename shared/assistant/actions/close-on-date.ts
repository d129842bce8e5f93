import { NO_PROFILE } from '#shared/assistant/answer-texts.ts';
import type { Answer } from '#shared/assistant/assistant-answer.ts';
import { answer } from '#shared/assistant/assistant-answer.ts';
import type { AssistantData } from '#shared/assistant/assistant-data.ts';
import { dayName, hoursOn } from '#shared/assistant/profile-hours.ts';
import { asClosed } from '#shared/assistant/questions/statement.ts';
import { hasOnlyDates, type ReadDates, readDates } from '#shared/assistant/read-date.ts';
import type { DatedHours } from '#shared/profile/hours.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';

const CLOSING = /\b(?:close|closed|closing|shut)\b/;
const EVERY = /\b(?:every|each|always|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b/;
/** Words that mean only part of a day. */
const PART_OF_DAY =
  /\b(?:early|earlier|late|later|at \d+|from \d+|am|pm|half|morning|night|nights|noon|afternoon|evening|breakfast|brunch|lunch|dinner)\b/;
/** Words that mean only part of the restaurant. */
const PART_OF_RESTAURANT =
  /\b(?:patio|terrace|garden|deck|rooftop|bar|kitchen|parking|room|upstairs|downstairs|takeout|pickup|delivery|restrooms?)\b/;
const NOT = /\b(?:not|never|no longer|maybe|might|if)\b/;
const UNTIL = /\b(?:until|til|till|since)\b/;
/** The limit of a profile. */
const MAX_DATED_HOURS = 60;

const SENTENCES: Readonly<Record<Exclude<ReadDates, object>, string>> = {
  none: 'What date will you be closed?',
  impossible: 'That date doesn’t exist. Which date do you mean?',
  unclear: 'I can’t tell which number is the month. Write it out, like December 4.',
  past: 'That date has passed. Which date do you mean?',
  unsure:
    'I’m not sure which days you mean. Name one day, or the first and last days, like December 24 to 26.',
};

/** "We are closed on December 24"; undefined if the statement isn’t about closing. */
export function closeOnDate(said: string, question: string, data: AssistantData): Answer | undefined {
  const statement = asClosed(said);
  if (!CLOSING.test(statement) || NOT.test(statement)) return undefined;
  // Regular hours aren’t dates.
  if (EVERY.test(statement)) return undefined;
  if (PART_OF_DAY.test(statement))
    return answer('I can only mark full days as closed. To set special hours, open your profile.', {
      screen: 'profileHours',
    });
  if (PART_OF_RESTAURANT.test(statement))
    return answer(
      'I can only mark the whole restaurant as closed. To change hours for one area, open your profile.',
      {
        screen: 'profileHours',
      },
    );
  if (data.profile === undefined) return answer(NO_PROFILE, { screen: 'profileHours' });
  const { profile, version, updated_at } = data.profile.value;
  const today = localDate(data.now, profile.time_zone);
  const read = readDates(question, { today, region: profile.region });
  const dates = typeof read === 'object' && !hasOnlyDates(question) ? 'unsure' : read;
  if (typeof dates === 'string')
    return answer(SENTENCES[dates], { screen: 'profileHours', suggestions: ['Close tomorrow'] });
  const { from, to } = dates;
  if (from === to && UNTIL.test(statement))
    return answer('What are the first and last days? For example, “closed December 24 to 26.”', {
      screen: 'profileHours',
    });
  const days = from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
  const sources = [{ name: 'Profile', at: updated_at }];
  const known = profile.dated_hours.filter((hours) => hours.from <= to && hours.to >= from);
  const isClosed = known.some((hours) => isClosedThroughout(hours, from, to));
  if (isClosed || (from === to && hoursOn(profile, from) === 'Closed'))
    return answer(`Your profile already says you’re closed on ${days}.`, {
      screen: 'profileHours',
      sources,
    });
  if (known.length > 0 || profile.dated_hours.length >= MAX_DATED_HOURS)
    return answer(`Your profile already has special hours for ${days}. Edit them there.`, {
      screen: 'profileHours',
      sources,
    });
  const index = profile.dated_hours.length;
  const closed = { name: '', from, to, services: [], note: '' };
  return answer(`Mark ${days} as closed?`, {
    screen: 'profileHours',
    sources,
    proposal: {
      title: `Closed on ${days}`,
      before: from === to ? hoursOn(profile, from) : 'Regular hours',
      after: 'Closed',
      change: { kind: 'profile', version, changes: { [`dated_hours[${index}]`]: closed } },
      undo: { kind: 'profile', version: version + 1, changes: { 'dated_hours.delete_index': index } },
    },
  });
}

function isClosedThroughout(hours: DatedHours, from: string, to: string): boolean {
  return hours.services.length === 0 && hours.from <= from && hours.to >= to;
}
