import { certaintyFeatures } from '#functions/platform/ai/reading/certainty/certainty-features.ts';
import { styleFeatures } from '#functions/platform/ai/reading/certainty/place-features.ts';
import { readWhole } from '#functions/platform/ai/reading/certainty/read-whole.ts';
import { isSaid, UNJUDGED } from '#functions/platform/ai/reading/certainty/with-certainty.ts';
import { COMMA_LISTS } from '#functions/platform/ai/reading/lists/comma-lists.test-data.ts';
import { ENGLISH_LISTS } from '#functions/platform/ai/reading/lists/english-lists.test-data.ts';
import { FRENCH_LISTS } from '#functions/platform/ai/reading/lists/french-lists.test-data.ts';
import { GERMAN_LISTS } from '#functions/platform/ai/reading/lists/german-lists.test-data.ts';
import { ITALIAN_LISTS } from '#functions/platform/ai/reading/lists/italian-lists.test-data.ts';
import { KITCHEN_LISTS } from '#functions/platform/ai/reading/lists/kitchen-lists.test-data.ts';
import { SPANISH_LISTS } from '#functions/platform/ai/reading/lists/spanish-lists.test-data.ts';
import { readParts } from '#functions/platform/ai/reading/read-profile.ts';
import { inOrder } from '#functions/platform/ai/reading/text/spans.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { type Gold, READ_ON } from '../gold.ts';
import { loadCorpus } from '../load-corpus.ts';
import { scoreReading } from '../scoring/score-reading.ts';

/** One fact that was read of a text, what is to be seen of it, and whether its owner meant it. */
export type LabeledFact = {
  brief: string;
  field: ProfileProposal['field'];
  features: readonly string[];
  isRight: boolean;
  /** Its words leave no doubt of it: it is printed whatever the weights say. */
  isSaid: boolean;
};

type Verdict = (proposal: ProfileProposal) => boolean | undefined;

/** What the open briefs and the lists of one line are learned from. Sealed briefs are left out. */
export function labeledFacts(briefs: readonly Gold[] = loadCorpus('open')): LabeledFact[] {
  return [
    ...briefs.flatMap((gold) => labeled(gold, (proposal) => verdictOf(gold, proposal))),
    ...labeledLists(),
  ];
}

/** Lists in one line, of which all that is read with certainty is right: `read-profile-lists.test.ts`. */
function labeledLists(): LabeledFact[] {
  const lists = [
    ...COMMA_LISTS,
    ...KITCHEN_LISTS,
    ...ENGLISH_LISTS,
    ...SPANISH_LISTS,
    ...FRENCH_LISTS,
    ...ITALIAN_LISTS,
    ...GERMAN_LISTS,
  ];
  return lists.flatMap(([text]) =>
    labeled({ id: '', region: '', text }, ({ confidence }) => confidence === 'certain' || undefined),
  );
}

function labeled(
  { id, region, text }: Pick<Gold, 'id' | 'region' | 'text'>,
  verdict: Verdict,
): LabeledFact[] {
  const context = { region, language: '', currency: '', today: READ_ON };
  const { source, folded, named, facts, wishes, notForGuests, doubts } = readParts(text, context);
  const unprinted = inOrder([...wishes, ...notForGuests, ...doubts]);
  const whole = readWhole({ source, folded, named, unprinted }, facts);
  const style = styleFeatures(whole);
  return facts
    .filter(({ field }) => !UNJUDGED.has(field))
    .flatMap((proposal) => {
      const isRight = verdict(proposal);
      if (isRight === undefined) return [];
      const features = certaintyFeatures(whole, style, proposal);
      const said = isSaid({ source, folded }, proposal);
      return [{ brief: id, field: proposal.field, features, isRight, isSaid: said }];
    });
}

/** Right, wrong, or neither where the gold leaves it open. */
function verdictOf(gold: Gold, proposal: ProfileProposal): boolean | undefined {
  const proposals = [{ ...proposal, confidence: 'certain' as const }];
  const { facts, contradictions } = scoreReading(gold, {
    language: '',
    proposals,
    wishes: [],
    not_for_guests: [],
  });
  if (contradictions.length > 0) return false;
  const tally = facts.get(proposal.field);
  return tally === undefined || tally.printed === 0 ? undefined : tally.right > 0;
}
