import type { CopyLibrary } from '../library/copy-library.ts';
import { lengthenWords } from './lengthen-words.ts';
import { isOurs, joined, type Piece, piecesOf } from './pieces.ts';
import type { RewriteFacts, Rewritten } from './rewrite-facts.ts';
import { rewriteWords } from './rewrite-words.ts';
import { shortenWords } from './shorten-words.ts';
import { isWarm } from './warm-words.ts';
import { warmWords } from './welcome-words.ts';
import { type Writing, writingOf } from './writing.ts';

/** Why a text didn't change, and what the owner can do. */
const UNCHANGED: Readonly<Record<RewriteFacts['action'], string>> = {
  rewrite: 'We can’t rewrite this without changing your facts. Try editing it.',
  shorter: 'We can’t make this shorter without losing a fact. Try editing it.',
  longer: 'We can’t make this longer without making up facts. Add a sentence of your own.',
  warmer: 'This is as warm as we can make it. Try editing it.',
  describe: 'We don’t have a suggestion for this dish. Describe it in a few words.',
};

const UNREVIEWED = 'Keep or change this suggestion first. Then we can improve it.';

const ALREADY_WARM = 'This already sounds welcoming. Try editing it.';

/**
 * The built-in writer's answer: it draws our lines again, drops them, or adds some. The owner's sentences and
 * unreviewed suggestions stay. Pure.
 */
export function rewriteText(facts: RewriteFacts, library: CopyLibrary): Rewritten {
  const { action, kind, suggestions } = facts;
  const before = facts.text.trim();
  const writing = writingOf(facts, library);
  if (action === 'describe') return answerOf(facts, before === '' ? describeDish(writing) : before);
  const pieces = piecesOf(before, suggestions, writing.findLine);
  const isUnreviewed = pieces.length > 0 && pieces.every(({ from }) => from === 'suggestion');
  if (isUnreviewed) return { text: facts.text, changed: false, message: UNREVIEWED, before: facts.text };
  const isAlreadyWarm = pieces.some((piece) => isOurs(piece) && isWarm(piece.text, writing.language));
  const message = action === 'warmer' && isAlreadyWarm ? ALREADY_WARM : UNCHANGED[action];
  return answerOf(facts, joined(ACTIONS[action](pieces, writing, kind)), message);
}

type Act = (pieces: readonly Piece[], writing: Writing, kind: RewriteFacts['kind']) => Piece[];

const ACTIONS: Readonly<Record<Exclude<RewriteFacts['action'], 'describe'>, Act>> = {
  rewrite: rewriteWords,
  shorter: shortenWords,
  longer: lengthenWords,
  warmer: warmWords,
};

function answerOf(
  { action, text: before }: RewriteFacts,
  text: string,
  message: string = UNCHANGED[action],
): Rewritten {
  const changed = text !== '' && text !== before.trim();
  return changed ? { text, changed, before } : { text: before, changed, message, before };
}

/** A line that is true of every dish in its family; empty if none is left. Pure. */
const describeDish = ({ lines, family, pick }: Writing): string =>
  pick(lines(`dish:${family}`), { into: '', used: [] })?.text ?? '';
