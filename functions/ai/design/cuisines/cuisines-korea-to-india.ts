import type { Cuisine } from './cuisine.ts';

/** Korean, Southeast Asian, and Indian cuisines. */
export const KOREAN_TO_INDIAN_CUISINES: readonly Cuisine[] = [
  {
    id: 'korean',
    rank: 2,
    says: /\b(?:korean|k-?bbq|coreano|hansik|banchan)\b/,
    template: 'casual-dining-1',
    schemes: ['paprika', 'indigo', 'lacquer', 'mint'],
    subjects: ['grill', 'rice', 'vegetables', 'soup', 'noodles', 'chicken', 'fire'],
  },
  {
    id: 'thai',
    rank: 2,
    says: /\b(?:thai|thailand|isaan|isan|tailandes(?:a)?|thailandais(?:e)?)\b(?! tea)/,
    template: 'ethnic-1',
    schemes: ['jade', 'fuchsia', 'marigold', 'basil'],
    subjects: ['curry', 'noodles', 'herbs', 'soup', 'rice', 'fruit', 'seafood'],
  },
  {
    id: 'vietnamese',
    rank: 2,
    says: /\b(?:vietnam(?:ese)?|vietnamita|vietnamien(?:ne)?|pho|banh mi)\b/,
    template: 'casual-dining-1',
    schemes: ['mint', 'seaglass', 'marigold', 'jade'],
    subjects: ['soup', 'herbs', 'noodles', 'bread', 'rice', 'coffee', 'seafood'],
  },
  {
    id: 'southeastasian',
    rank: 2,
    says: /\b(?:indonesian|balinese|malaysian|malay|singapor\w+|filipino|filipina|burmese|cambodian|khmer|laotian|peranakan|nyonya|southeast asian|south-east asian|pan-?asian|asian fusion|asian)\b/,
    template: 'ethnic-1',
    schemes: ['marigold', 'jade', 'fuchsia', 'paprika'],
    subjects: ['noodles', 'curry', 'rice', 'grill', 'herbs', 'fruit', 'soup'],
  },
  {
    id: 'indian',
    rank: 2,
    says: /\b(?:indian|indisch\w*|indiano?|india|tandoor(?:i)?|curry house|punjabi|bengali|goan|gujarati|mughlai|keral(?:a|an)|south indian|north indian|pakistani|bangladeshi|nepalese|sri lankan|hyderabadi)\b(?! ocean)/,
    template: 'ethnic-1',
    schemes: ['saffron', 'plum', 'fuchsia', 'peacock', 'paprika'],
    subjects: ['curry', 'rice', 'bread', 'grill', 'tea', 'vegetables', 'fire'],
  },
];
