import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';

const QUESTION_WORDS = new Set(
  'what which who when where why how is are am do does did can could has have will would should any'.split(
    ' ',
  ),
);
const POLITE =
  /^(?:(?:please|ok|okay|hey|hi|hello|can you|could you|would you|i want to|i need to|id like to|i would like to|lets) )+/;

/** The request, if the words are a statement or a request and not a question. */
export function statementIn(question: string): string | undefined {
  const asked = plainQuestion(question);
  const plain = asked.replace(POLITE, '').replace(/^please /, '');
  const [first = ''] = wordsOf(plain);
  const isRequest = /^(?:(?:hey|hi|hello|ok) )?(?:can|could|would) you /.test(asked);
  return QUESTION_WORDS.has(first) || (question.trim().endsWith('?') && !isRequest) ? undefined : plain;
}

/** "We won’t be open" means closed. */
export function asClosed(text: string): string {
  return text.replace(
    /\b(?:is not|are not|arent|not|wont|won[’']t|aren[’']t|will not)\s+(?:be )?open\b/gi,
    'closed',
  );
}
