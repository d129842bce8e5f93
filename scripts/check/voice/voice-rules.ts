/** A word or form that the product's texts don't use, and its replacement. */
type Rule = { instead: string; pattern: RegExp };

const NOT = 'do|does|did|is|are|was|were|will|would|should|could|has|have|had|must';

/** Words of docs/voice.md. */
const BANNED: Rule[] = [
  {
    instead: '“is”, “appears”',
    pattern: /\b(?:stands(?! out\b)|stood|stand (?:here|there|in|on|at|where|apart))\b/i,
  },
  { instead: 'who it is', pattern: /\b(?:whoever|whom|nobody|somebody)\b/i },
  { instead: '“register” or “until”', pattern: /\btills?\b/i },
  { instead: '“fix”', pattern: /\bmend(?:s|ed|ing)?\b/i },
  { instead: '“photo” or “image”', pattern: /\bpictures?\b/i },
  {
    instead: '“remove”',
    pattern: /\b(?:take|takes|took|taken|taking)(?: (?:it|them|this|that|these|those))? out\b/i,
  },
  {
    instead: '“undo”',
    pattern: /\b(?:take|takes|took|taken|taking)(?: (?:it|them|this|that|these|those))? back\b/i,
  },
  { instead: '“right now” or a time', pattern: /\bjust now\b/i },
  { instead: '“permanently”', pattern: /\bfor good\b(?! (?:reason|measure))/i },
  { instead: '“right away” or “at the same time”', pattern: /\bat once\b/i },
  { instead: 'the contraction', pattern: new RegExp(String.raw`\b(?:(?:${NOT}) not|can ?not)\b`, 'i') },
  { instead: '“two-step verification”', pattern: /\bsecond factor\b/i },
  { instead: '“email”', pattern: /\be-mail(?:s|ed|ing)?\b/i },
  { instead: '“…” for work in progress, or nothing', pattern: /\.\.\./ },
  { instead: '“test mode”', pattern: /\bsimulations?\b/i },
  {
    instead: 'the name of the thing',
    pattern:
      /(?<!^)\bwhat (?:[\p{L}’]+ ){1,4}(?:says|brings|holds)\b(?!.*\?$)|^what (?:[\p{L}’]+ ){1,4}(?:says|brings|holds)\b(?!.*\?$)/iu,
  },
  { instead: 'one space', pattern: /\S {2,}\S/ },
];

const OUR =
  'colour|favour|flavour|neighbour|honour|behaviour|labour|rumour|harbour|savour|odour|vapour|humour';
const ISE =
  'organ|real|recogn|custom|personal|optim|summar|categor|apolog|priorit|minim|maxim|author|normal|special|final|modern|standard|util|visual|capital|initial|anonym|emphas|critic|memor|familiar|local';

/** Common words in British spelling. */
const BRITISH = new RegExp(
  [
    String.raw`\b(?:${OUR})(?:s|ed|ing|ite|ites|ful|hood|hoods|able|less)?\b`,
    String.raw`\b(?:${ISE})is(?:e|es|ed|ing|ation|ations|er|ers)\b`,
    String.raw`\b(?:centre|theatre|litre|metre|fibre|kilometre|millimetre|centimetre|calibre)s?\b`,
    String.raw`\b(?:analys|paralys|catalys)(?:e|ed|ing)\b`,
    String.raw`\b(?:travell|cancell|labell|modell|signall|fuell|levell|totall|dialled|diall|counsell)(?:ed|ing|er|ers|or|ors)\b`,
    String.raw`\b(?:licence|catalogue|cheque|programme|defence|offence|pretence|artefact|storey|kerb|tyre|plough|mould)s?\b`,
    String.raw`\b(?:grey|greys|greyed|whilst|amongst|learnt|spelt|burnt out|dreamt|pyjamas|jewellery|aluminium|ageing|judgement|fulfil|enrol|skilful|cosy|sceptical|per cent|practise|practised|practising|enquire|enquiry|enquiries|moustache|tonnes|doughnut shop queue|aubergine|courgette|takeaway)\b`,
  ].join('|'),
  'i',
);

const MAX_WORDS = 25;

/** The faults of one sentence, each with its replacement. */
export function findFaults(sentence: string): string[] {
  const faults = BANNED.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found === undefined ? [] : [`“${found}”: use ${instead}`];
  });
  const [british] = BRITISH.exec(sentence) ?? [];
  if (british !== undefined) faults.push(`“${british}”: use the American spelling`);
  const words = countWords(sentence);
  if (words > MAX_WORDS) faults.push(`${words} words: the limit is ${MAX_WORDS}`);
  return faults;
}

/** Splits a text into sentences. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”"’)]?)\s+(?=[\p{Lu}\d“"‘({])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d]|\{\}/u.test(word)).length;
}
