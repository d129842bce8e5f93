import { NO_PROFILE } from '#shared/assistant/answer-texts.ts';
import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import type { AssistantData } from '#shared/assistant/assistant-data.ts';
import { namingWords } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import { dayName } from '#shared/assistant/profile-hours.ts';
import type { ActionId } from '#shared/assistant/questions/catalog.ts';
import type { Slots } from '#shared/assistant/questions/slots.ts';
import { readDates } from '#shared/assistant/read-date.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { addDish, removeDish } from './change-dishes.ts';
import { changeHours, WHICH_HOURS } from './change-hours.ts';
import { changePhone, WHICH_PHONE } from './change-phone.ts';
import { dishesNamed } from './change-price.ts';
import type { StoredProfile } from './profile-proposal.ts';

const PLATFORMS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  google_business: 'Google',
} as const;

type Asked = { slots: Slots; question: string };

/** Proposes an action and its button. Changes nothing itself. */
export function act(action: ActionId, { slots, question }: Asked, data: AssistantData): Answer {
  switch (action) {
    case 'phone':
      return slots.hasPhone
        ? ofReading(data, changePhone)
        : answer(WHICH_PHONE, { screen: 'profileContact' });
    case 'hours':
      return slots.hasTimes ? ofReading(data, changeHours) : askForHours(question, data);
    case 'addDish':
      return ofProfile(data, (stored) => addDish(stored, slots.name));
    case 'removeDish':
      return ofProfile(data, (stored) => removeDish(stored, slots.name));
    case 'close':
      return answer('Which date? For example, “closed on December 24.”', { screen: 'profileHours' });
    case 'price':
      return answer('Which dish? Tell me its name and new price, like “Carbonara is $18 now.”', {
        screen: 'profileMenu',
      });
    default:
      return write(action, slots, data);
  }
}

/** Hours without times: for every week, or for one day, such as “Change my hours for Christmas”. */
function askForHours(question: string, { now, profile }: AssistantData): Answer {
  const { time_zone = '', region = '' } = profile?.value.profile ?? {};
  const dates = readDates(question, { today: localDate(now, time_zone), region });
  if (typeof dates !== 'object') return answer(WHICH_HOURS, { screen: 'profileHours' });
  const day = dayName(dates.from);
  return answer(`To set special hours for ${day}, add the date under Hours in your profile.`, {
    screen: 'profileHours',
    suggestions: [`Closed on ${day}`],
  });
}

const ofProfile = ({ profile }: AssistantData, change: (stored: StoredProfile) => Answer): Answer =>
  profile === undefined ? answer(NO_PROFILE, { screen: 'profile' }) : change(profile.value);

function ofReading(
  data: AssistantData,
  change: (stored: StoredProfile, reading: NonNullable<AssistantData['reading']>['value']) => Answer,
): Answer {
  const { reading } = data;
  if (reading === undefined)
    return answer('Something went wrong on our end. Ask me again.', { screen: 'profile' });
  return ofProfile(data, (stored) => change(stored, reading.value));
}

/** The menu's dish whose whole name is in the topic. */
function dishIn(topic: string, { profile }: AssistantData): string {
  const asked = namingWords(wordsOf(plainQuestion(topic)));
  const { dishes } = profile?.value.profile ?? { dishes: [] };
  const [place, another] = asked.length === 0 ? [] : dishesNamed(asked, dishes);
  return place === undefined || another !== undefined ? '' : (dishes[place]?.name ?? '');
}

/** Texts that are written after a button is selected. */
function write(
  action: 'post' | 'text' | 'reply' | 'about',
  { topic, platform, quoted }: Slots,
  data: AssistantData,
): Answer {
  const about = topic === '' ? '' : ` about “${topic}”`;
  switch (action) {
    case 'post':
      return answer(
        `I can write a post for ${PLATFORMS[platform]}${about} and save it to your content calendar.`,
        {
          screen: 'posts',
          writing: { kind: 'post', topic, dish: dishIn(topic, data), platform },
        },
      );
    case 'text':
      return answer(
        topic === ''
          ? 'I can write a text to bring back regulars. I won’t send it.'
          : `I can write a text to bring back regulars with the offer “${topic}.” I won’t send it.`,
        { screen: 'regulars', offer: topic, writing: { kind: 'text', offer: topic } },
      );
    case 'reply':
      return quoted === ''
        ? answer('Paste the review after a colon, like “answer this review: slow service but great food.”')
        : answer(
            [`Review: “${quoted}”`, 'Choose how the guest felt, and I’ll write a reply for you to post.'],
            {
              writing: { kind: 'reply', review: quoted },
            },
          );
    case 'about':
      return answer(
        'I can write a new About section from your profile. Your website won’t change until you add it there.',
        {
          screen: 'websites',
          writing: { kind: 'about' },
        },
      );
  }
}
