import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { type Gold, READ_ON } from '../gold.ts';
import {
  type CorpusFigures,
  corpusFigures,
  faultLine,
  faultList,
  fieldTable,
  languageTable,
  percent,
} from './corpus-figures.ts';
import { scorePage } from './score-page.ts';
import { scoreReading } from './score-reading.ts';
import { sumTallies } from './tally.ts';

/** As `readProfile`. */
export type ReadBrief = (
  text: string,
  context: { region: string; language: string; currency: string; today: string },
) => ProfileReading;

/** What a reader knows of a brief besides its text: where the restaurant is, and the day. */
export function readGold(read: ReadBrief, { text, region }: Pick<Gold, 'text' | 'region'>): ProfileReading {
  return read(text, { region, language: '', currency: '', today: READ_ON });
}

/** The figures of a reader, by languages and fields, and its faults, each as text. */
export function measureReader(
  read: ReadBrief,
  briefs: readonly Gold[],
): { figures: CorpusFigures; tables: string[]; faults: string[] } {
  const scores = briefs.map((gold) => scoreReading(gold, readGold(read, gold)));
  return {
    figures: corpusFigures(scores),
    tables: [...languageTable(scores), ...fieldTable(scores)],
    faults: faultList(scores),
  };
}

/** The same of the pages that are made of the readings before anybody confirms them. */
export function measurePages(
  read: ReadBrief,
  briefs: readonly Gold[],
): { figures: Omit<CorpusFigures, 'precision'>; faults: string[] } {
  const scores = briefs.map((gold) => scorePage(gold, readGold(read, gold)));
  const facts = sumTallies(scores.map((score) => score.facts));
  const words = sumTallies(scores.map((score) => score.words));
  const contradictions = scores.reduce((count, score) => count + score.contradictions.length, 0);
  return {
    figures: {
      recall: percent(facts.found, facts.asked),
      words: percent(words.found, words.asked),
      contradictions,
    },
    faults: scores.flatMap((score) =>
      [...score.contradictions, ...score.facts.faults, ...score.words.faults].map((fault) =>
        faultLine(score.id, fault),
      ),
    ),
  };
}

/** Texts of `length` characters, one for each brief: briefs of its language after one another. */
export function longBriefs(briefs: readonly Gold[], length: number): { text: string; region: string }[] {
  return briefs.map(({ language, region }, at) => {
    const own = [...briefs.slice(at), ...briefs, ...briefs].filter((brief) => brief.language === language);
    return {
      text: own
        .map(({ text }) => text)
        .join('\n\n')
        .slice(0, length),
      region,
    };
  });
}
