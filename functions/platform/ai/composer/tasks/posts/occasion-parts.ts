import { takesPhonesOf } from '#functions/platform/ai/holds-phone.ts';
import type { PostDish } from '#functions/platform/ai/post-facts.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { Pen } from './pen.ts';
import type { Said } from './said.ts';
import { dateLocale, occasionDay, returnDay, saidDay } from './said-day.ts';

/** What is said of an occasion: that it is, what is cooked for it and when the house is open, or closed. */
export function occasionParts(pen: Pen): Said {
  const { brief, words, say, ofTry } = pen;
  if (brief.occasion === null) return { lead: '' };
  const { name, date, is_holiday: isHoliday } = brief.occasion;
  const day = occasionDay(brief.occasion, dateLocale(pen.house));
  if (brief.day?.date === date && brief.day.hours.length === 0) return closedParts(pen, name, day);
  if (brief.occasion.is_unsaid === true)
    return { lead: say('wish', [ofTry('wish', words.wish(name, pen.house.name))]), when: '' };
  const isOpenThen = brief.day?.date === date;
  const hours = isOpenThen ? (brief.day?.hours ?? []) : [];
  const isWhole = hours.length === 1 && brief.day?.is_part !== true;
  const { span } = saidDay({ date, hours }, pen);
  // One of several times would say that the house is closed at the others.
  const isSpanSaid = isWhole && pen.spareness < 2;
  const isToday = brief.date === date;
  const isOneSentence = isSpanSaid && !isToday && brief.dishes.length === 0;
  const ahead = isOneSentence
    ? words.occasionOpen(name, day, span)
    : words.occasion(name, day, pen.house.name);
  const isAsked = isHoliday && isOpenThen && !isToday && pen.chance('table', 0.5);
  // Houses of one country keep the same feast at the same hours: what is this one's alone stands between the two.
  const core = [
    ...brief.dishes.map((dish) => priced(pen, dish)),
    ...brief.dishes.slice(0, 1).map((dish) => describedBeside(pen, dish)),
    isAsked ? say('table', words.table) : '',
    isSpanSaid && !isOneSentence ? say('open', words.hours(span)) : '',
  ];
  return {
    lead: say('occasion', isToday ? words.today(name) : ahead),
    core: core.filter((part) => part !== '').join(' '),
    // Beside a feast another day's hours would be read as those of the feast.
    ...((isWhole || !isOpenThen) && { when: '' }),
  };
}

function closedParts(pen: Pen, name: string, day: string): Said {
  const { brief, words, say } = pen;
  const back = brief.back === null ? undefined : saidDay(brief.back, pen);
  const again =
    back === undefined
      ? ''
      : say(
          'back',
          words.back(returnDay(brief, dateLocale(pen.house)) ?? back.day, back.span, pen.house.name),
        );
  return { lead: say('closed', words.closed(name, day)), body: [again], when: '' };
}

/** What is in a dish, where its platform has room for it and takes what it holds. */
function describedBeside({ brief: { platform }, spareness }: Pen, { description }: PostDish): string {
  const hasRoom = spareness === 0 && platform !== 'sms' && platform !== 'tiktok';
  return hasRoom && takesPhonesOf(platform, description) ? asSentence(description) : '';
}

function priced({ words, say }: Pen, { name, price }: PostDish): string {
  return price === '' ? say(name, [`${name}.`]) : say(name, words.price(name, price));
}
