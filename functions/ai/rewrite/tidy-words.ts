import { capital } from '#shared/profile/phrases/sentence.ts';

/** Addresses are left alone. */
const ADDRESS = /:\/\/|www\.|@|\.(?:com|net|org|io)\b/i;

/** A sentence of the owner with typing slips fixed; no word of it changes. Pure. */
export function tidySentence(text: string, language: string): string {
  const spaced = text.replace(/[^\S\n]{2,}/g, ' ');
  if (ADDRESS.test(spaced)) return spaced;
  const isFrench = language.toLowerCase().startsWith('fr');
  const closed = spaced
    .replace(isFrench ? / +([,.])(?=\s|$)/g : / +([,.!?;:])(?=\s|$)/g, '$1')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<![.,])([.,])\1(?![.,])/g, '$1')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ');
  const own = language.toLowerCase().startsWith('en')
    ? closed.replace(/(?<=^| )i(?=(?:['’](?:m|ve|ll|d))? )/g, 'I')
    : closed;
  return capital(own);
}
