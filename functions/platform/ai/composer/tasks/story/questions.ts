import { TOPICS, type Topic } from '#shared/profile/phrases/phrases.ts';
import { phrasesOf } from '#shared/profile/phrases/phrases-of-language.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Story } from './story.ts';
import { topicOf } from './topics.ts';

/** The owner's sentences by what they are about; the booking note stands with the contact. */
function answersOf({ payment, parking, access, house_notes }: RestaurantProfile): [Topic, string][] {
  const said: [Topic, string][] = [
    ['payment', payment],
    ['parking', parking],
    ['access', access],
    ...house_notes.map(({ text }): [Topic, string] => [topicOf(text), text]),
  ];
  return said
    .map(([topic, text]): [Topic, string] => [topic, asSentence(text)])
    .filter(([, text]) => text !== '');
}

/** Questions that the owner's own sentences answer, word for word, each asked once. */
export function composeQuestions(profile: RestaurantProfile): Story['faq'] {
  const phrases = phrasesOf(profile.languages[0] ?? 'en');
  if (phrases === undefined) return [];
  const diets = profile.diets.map((diet): [Topic, string] => ['diets', phrases.diets[diet]]);
  const byTopic = Map.groupBy([...diets, ...answersOf(profile)], ([topic]) => topic);
  return TOPICS.flatMap((topic) => {
    const answers = [...new Set(byTopic.get(topic)?.map(([, answer]) => answer))];
    return answers.length === 0 ? [] : [{ question: phrases.questions[topic], answer: answers.join(' ') }];
  });
}
