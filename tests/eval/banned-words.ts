/** Clichés, and placeholders left in a page. */
export const BANNED_WORDS =
  /culinary|journey|nestled|look no further|hidden gem|something for everyone|mouth-?watering|delicious|tantaliz|taste ?buds|elevate|unforgettable|tapestry|symphony|indulge|passion|savou?r\b|to perfection|authentic|vibrant|bustling|boasts|delight|amidst|testament|lorem|ipsum/i;

/** Claims that only the restaurant can prove. */
export const CLAIMS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:fresh(?:ly|est)?|local(?:ly)?|home-?made|house-?made|hand-?made|authentic|award\w*|best|finest|famous|healthy|organic|cheap|affordable|free|fastest|favorite of|voted|family-owned|secret recipe|grandma\w*|traditional)\b/i,
  es: /\b(?:fresc[oa]s?|locales|caser[oa]s?|artesanal(?:es)?|auténtic[oa]s?|premi\w+|(?:el|la|los|las) mejor(?:es)?|saludable|barat[oa]s?|gratis|tradicional(?:es)?)\b/i,
  fr: /\b(?:frais|fraîches?|locaux|fait(?:es)? maison|artisana\w+|authentiques?|primé\w*|(?:le|la|les) meilleure?s?|bon marché|gratuite?s?|traditionnel\w*)\b/i,
  de: /\b(?:frisch\w*|regional\w*|hausgemacht\w*|handgemacht\w*|authentisch\w*|preisgekrönt\w*|(?:die|das|der) beste\w*|gesund\w*|günstig\w*|kostenlos|traditionell\w*)\b/i,
  it: /\b(?:fresc(?:o|a|hi|he)|locali|fatt[oaie] in casa|artigianal\w+|autentic[oahi]+|premiat\w+|(?:il|la|i|le) miglior\w*|economic[oahi]+|gratis|tradizional\w+)\b/i,
};
