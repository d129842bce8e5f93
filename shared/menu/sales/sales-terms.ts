/** How an item was sold. `unknown`: the sales don’t say. */
export const CHANNELS = ['dine_in', 'takeout', 'delivery', 'other', 'unknown'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * When it was sold, by hour: breakfast until 11, lunch until 15, afternoon until 17, dinner until 22, then late until
 * 5.
 */
export const DAYPARTS = ['breakfast', 'lunch', 'afternoon', 'dinner', 'late', 'unknown'] as const;
export type Daypart = (typeof DAYPARTS)[number];

const CHANNEL_WORDS: readonly (readonly [Channel, RegExp])[] = [
  [
    'delivery',
    /deliver|door ?dash|uber|grub ?hub|post ?mates|deliveroo|just ?eat|wolt|glovo|rappi|skip the dishes|foodora|lieferando|liefer|domicil|livraison|consegna|entrega|envio|courier|3rd party|third party/,
  ],
  [
    'takeout',
    /take ?-?(?:out|away)|to ?-?go|pick ?-?up|carry ?-?out|collect|curb ?side|drive ?-?(?:thru|through)|online|kiosk|mitnehm|ausser haus|abhol|llevar|recog|emporter|asporto|bestell/,
  ],
  [
    'dine_in',
    /dine|eat ?-?in|in ?-?house|in ?-?store|for here|\bhere\b|\bsalle\b|barra|terraza|terrasse|aqui|theke|tresen|comptoir|banco|table|restaurant|dining|bar\b|patio|counter|room|sit|vor ort|im haus|hier|local|mesa|sala|sur place|tavolo|inside/,
  ],
];

/** The channel in a cell. Empty: unknown; unknown words: another channel. */
export function channelOf(cell: string): Channel {
  const words = folded(cell);
  if (words === '') return 'unknown';
  return CHANNEL_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

const DAYPART_WORDS: readonly (readonly [Daypart, RegExp])[] = [
  ['breakfast', /breakfast|brunch|morning|fruhstuck|desayuno|petit[ -]dejeuner|colazione|mattin|vormittag/],
  ['late', /late(?! lunch| breakfast| brunch)|night|nacht|medianoche|nuit|notte|overnight|after hours/],
  [
    'lunch',
    /lunch|mid ?day|noon\b|(?<!vor|nach)mittag|almuerzo|mediodia|comida|dejeuner|pranzo|(?<!apres[ -])\bmidi\b/,
  ],
  ['afternoon', /afternoon|apres[ -]midi|happy hour|tea|snack|nachmittag|tarde|merienda|gouter|pomeriggio/],
  ['dinner', /dinner|supper|evening|abend|cena|noche|diner|soir|sera/],
];

/** The time of day in a cell: words, or a time such as `19:20`, `7:20 PM`, `19`. */
export function daypartOf(cell: string): Daypart {
  const words = folded(cell);
  const named = DAYPART_WORDS.find(([, pattern]) => pattern.test(words.replace('afternoon', ' afternoon ')));
  if (/afternoon/.test(words)) return 'afternoon';
  if (named !== undefined) return named[0];
  const hour = hourOf(words);
  if (hour === undefined) return 'unknown';
  if (hour < 5 || hour >= 22) return 'late';
  if (hour < 11) return 'breakfast';
  if (hour < 15) return 'lunch';
  return hour < 17 ? 'afternoon' : 'dinner';
}

/** The hour of the first time in a cell, 0 to 23, ignoring a date before it. */
export function hourOf(cell: string): number | undefined {
  const words = cell.slice(0, 60).toLowerCase();
  const [, clockHour, halfOfClock] =
    /(?:^|[ t,])(\d{1,2})[:.h]\d\d(?:[:.]\d\d)?(?:\.\d+)? ?([ap])?\.?m?/.exec(words) ?? [];
  const [, plainHour, half = halfOfClock] =
    /^(\d{1,2})(?: ?([ap])\.?m\.?)?(?: ?[-–] ?\d.*)?$/.exec(words) ?? [];
  const typed = clockHour ?? plainHour;
  if (typed === undefined) return undefined;
  const hour = Number(typed);
  const sure = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
  return sure > 23 ? undefined : sure;
}

function folded(cell: string): string {
  return cell
    .slice(0, 80)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('_', ' ')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim();
}
