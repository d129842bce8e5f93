import { itemsNamed, STATUS_LABELS } from '#shared/assistant/actions/tick-item.ts';
import type { AnswerFigure } from '#shared/assistant/assistant-answer.ts';
import { findNamed, namingWords, nearest } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { scoreLabel } from '#shared/checklist/marketing-score.ts';
import { type Answerer, amount, asOf } from './answerer.ts';

/** The most items in one answer. */
const SHOWN = 5;
/** The share of words that the question and a category’s name must have in common. */
const MIN_SHARE = 0.5;
/** The default of "quick", in minutes. */
const QUICK_MINUTES = 15;

export const score: Answerer<'dashboard'> = ({ value, at }) => {
  const { marketingScore } = value.momentumMetrics;
  return {
    text: [`Your marketing score is ${marketingScore} out of 100: ${scoreLabel(marketingScore)}.`],
    figures: progressFigures(value.momentumMetrics),
    ...asOf('dashboard', at),
    screen: 'momentum',
  };
};

/** "Why is my score so low?": what counts (spec, owner tools §9), and what raises it most. */
export const whyScore: Answerer<'dashboard'> = (read, asked) => {
  const { text, ...shown } = score(read, asked);
  const { nextAction } = read.value;
  const start =
    nextAction === null
      ? []
      : [`To raise your score, start with “${nextAction.title}” (${nextAction.minutes} minutes).`];
  return {
    ...shown,
    text: [
      ...text,
      'Your score comes from your marketing checklist. Foundation tasks are worth up to 70 points, and Ongoing tasks up to 30.',
      ...start,
    ],
    suggestions: ['What should I do next?', 'What can I do in 10 minutes?'],
  };
};

export const progress: Answerer<'dashboard'> = ({ value, at }) => ({
  text: ['Your checklist progress:'],
  figures: progressFigures(value.momentumMetrics),
  ...asOf('dashboard', at),
  screen: 'momentum',
});

type Parts = Record<'foundationalProgress' | 'ongoingProgress', { percentage: number }>;

const progressFigures = ({ foundationalProgress, ongoingProgress }: Parts): AnswerFigure[] => [
  { label: 'Foundation', value: `${foundationalProgress.percentage}%` },
  { label: 'Ongoing', value: `${ongoingProgress.percentage}%` },
];

export const potential: Answerer<'dashboard'> = ({ value, at }) => {
  const { weeklyRevenuePotential, completedRevenue, totalPotential } = value.momentumMetrics;
  return {
    text: ['Estimated weekly value of your open tasks:'],
    figures: [
      { label: 'Available per week', value: amount(weeklyRevenuePotential), isEstimate: true },
      {
        label: 'Unlocked per week',
        value: `${amount(completedRevenue)} of ${amount(totalPotential)}`,
        isEstimate: true,
      },
    ],
    ...asOf('dashboard', at),
    screen: 'momentum',
  };
};

export const next: Answerer<'dashboard'> = ({ value, at }) => {
  const { nextAction } = value;
  if (nextAction === null)
    return {
      text: ['You’ve finished everything on your checklist.'],
      ...asOf('dashboard', at),
      screen: 'momentum',
    };
  const { title, why, minutes, weeklyPotential, is_critical } = nextAction;
  return {
    text: [`${title}.${is_critical ? ' It’s critical.' : ''}`, why],
    figures: [
      { label: 'Time', value: `${minutes} minutes` },
      { label: 'Maximum weekly value', value: amount(weeklyPotential), isEstimate: true },
    ],
    ...asOf('dashboard', at),
    screen: 'momentum',
  };
};

const isOpen = ({ status }: ChecklistItem) => status === 'pending' || status === 'in_progress';
const asFigure = ({ title, minutes }: ChecklistItem): AnswerFigure => ({
  label: title,
  value: `${minutes} min`,
});

export const critical: Answerer<'checklist'> = ({ value, at }) => {
  const items = value.flatMap((category) => category.items).filter(({ is_critical }) => is_critical === 1);
  const open = items.filter(isOpen);
  return {
    text: [`${open.length} of ${items.length} critical tasks are open.`],
    figures: open.slice(0, SHOWN).map(asFigure),
    ...asOf('checklist', at),
    screen: 'momentum',
  };
};

export const quickWins: Answerer<'checklist'> = ({ value, at }, { question }) => {
  const said = Number(/\d+/.exec(question)?.[0] ?? QUICK_MINUTES);
  const open = value
    .flatMap((category) => category.items)
    .filter((item) => isOpen(item) && item.minutes <= said)
    .toSorted((one, other) => other.weekly_potential - one.weekly_potential);
  return {
    text: [`${open.length} open tasks take ${said} minutes or less. Highest value first:`],
    figures: open.slice(0, SHOWN).map(asFigure),
    ...asOf('checklist', at),
    screen: 'momentum',
  };
};

/** About the named category, else the named item, else nothing. */
export const named: Answerer<'checklist'> = (read, asked) => {
  const words = wordsOf(plainQuestion(asked.question));
  const [category] = nearest(
    findNamed(namingWords(words), read.value, ({ name }) => namingWords(wordsOf(plainQuestion(name)))).filter(
      (found) => found.named >= MIN_SHARE && found.asked >= MIN_SHARE,
    ),
  );
  const [item] = itemsNamed(words, read.value);
  if (item !== undefined) return statusOf(item, read.at);
  if (category === undefined) return { text: [] };
  const open = category.items.filter(isOpen);
  return {
    text: [`${category.name}: ${open.length} of ${category.items.length} tasks are open.`],
    figures: open.slice(0, SHOWN).map(asFigure),
    ...asOf('checklist', read.at),
    screen: 'momentum',
  };
};

/** The open items of the named part, or of the whole checklist. */
export const open: Answerer<'checklist'> = (read, asked) => {
  const answered = named(read, asked);
  if (answered.text.length > 0) return answered;
  const items = read.value.flatMap((category) => category.items);
  const left = items.filter(isOpen).toSorted((one, other) => other.weekly_potential - one.weekly_potential);
  return {
    text: [`${left.length} of ${items.length} tasks are open. Highest value first:`],
    figures: left.slice(0, SHOWN).map(asFigure),
    ...asOf('checklist', read.at),
    screen: 'momentum',
  };
};

function statusOf(item: ChecklistItem, at: string) {
  const { title, status, evidence } = item;
  const seen = evidence === null ? [] : [evidence.sentence];
  return {
    text: [`“${title}”: ${STATUS_LABELS[status]}.`, ...seen],
    ...asOf('checklist', at),
    screen: 'momentum' as const,
  };
}
