import { asTyped, asTypedMap } from './as-typed.ts';
import { type PromptWord, words } from './prompt-word.ts';
import { CHANGING, ON_THE_TABLE, THE_PHOTO } from './table-words.ts';
import { STANCES_OF_LANGUAGES, WORDS_OF_LANGUAGES } from './words-of-languages.ts';

const BRIGHTER = { brightness: 20 };
const DARKER = { brightness: -20 };
const COLORFUL = { saturation: 20 };
const SHARPER = { sharpness: 25 };
const WARMER = { warmth: 25 };
const COOLER = { warmth: -25 };
const TASTY = { food_styling: 30, saturation: 6, contrast: 8 };

/** Words and phrases of owners with what they ask of a photo. `automatic`: its light alone, which any prompt mends. */
export const PROMPT_WORDS: ReadonlyMap<string, PromptWord> = asTypedMap([
  ...words(
    'bright|brighter|briter|brite|brighten|brightened|lighter|lighten|illuminate|illuminated|airy|light up|light and airy|sunny|sunlit|whiter|summery',
    'wish',
    BRIGHTER,
  ),
  ...words('well lit|well-lit|more natural light|more daylight', 'wish', BRIGHTER),
  ...words('brightness|exposure|light|lighting|luminosity|highlights', 'thing', BRIGHTER),
  ...words('dark', 'either', DARKER),
  ...words('darker|darken|dimmer', 'wish', DARKER),
  ...words('low light|low-light|dim|dimly lit|underexposed|under exposed|gloomy|murky', 'fault', DARKER),
  ...words(
    'overexposed|over exposed|blown out|blown-out|burnt out|burned out|burnt-out|glare|washed-out light|flash|harsh flash|flash glare',
    'fault',
    { brightness: 16 },
  ),
  ...words('shadow|shadows|harsh shadows|dark spots|dark areas|shade', 'fault', { shadows: -40 }),
  ...words('dark look|dark mood|dark style|dark vibe|dark feel', 'wish', DARKER),
  ...words('contrast|punch|depth|dimension', 'thing', { contrast: 22 }),
  ...words(
    'contrasty|punchy|punchier|pop|pops|bold|bolder|striking|stand out|stands out|eye-catching|eye catching|impactful',
    'wish',
    { contrast: 18, saturation: 10 },
  ),
  ...words('flat|hazy|foggy|washed out|washed-out|faint|milky', 'fault', { contrast: -20, saturation: -8 }),
  ...words('dull|bland|sad|dead|boring|lifeless|drab|unappetizing|unappealing|grey|gray', 'fault', {
    contrast: -12,
    saturation: -18,
  }),
  ...words('saturation|color|colors|colour|colours|vibrancy|vibrance|tones', 'thing', COLORFUL),
  ...words(
    'colorful|colourful|vivid|vibrant|alive|more life|saturated|rich|richer|lively|lush|intense|deeper',
    'wish',
    COLORFUL,
  ),
  ...words('bright colors|bright colours|brighter colors|brighter colours', 'wish', {
    saturation: 20,
    brightness: 10,
  }),
  ...words('desaturate|desaturating|desaturation', 'wish', { saturation: -20 }),
  ...words('underexpose|underexposing', 'wish', DARKER),
  ...words('overexpose|overexposing', 'wish', BRIGHTER),
  ...words('oversaturate', 'wish', COLORFUL),
  ...words('soft colors|soft colours|softer colors|softer colours|soften the colors|gentle colors', 'wish', {
    saturation: -15,
  }),
  ...words('soft contrast|softer contrast|gentle contrast|gentler contrast|soften the contrast', 'wish', {
    contrast: -15,
  }),
  ...words('red|redder|reds', 'wish', { saturation: 12 }),
  ...words('green|greener|greens', 'either', { saturation: 14 }),
  ...words('pale|faded|desaturated|undersaturated', 'fault', { saturation: -20 }),
  ...words(
    'oversaturated|over saturated|over-saturated|overprocessed|over processed|garish|gaudy|fake',
    'fault',
    { saturation: 20 },
  ),
  ...words('oversharpened|over sharpened|over-sharpened', 'fault', { sharpness: 20 }),
  ...words('backlit|back lit|backlight', 'fault', { shadows: -40 }),
  ...words('muted|subdued|calm|understated|pastel', 'look', { saturation: -20 }),
  ...words(
    'sharp|sharper|sharpen|sharpened|crisp|crisper|clear|clearer|detailed|in focus|hd|4k|high resolution|high quality|high-quality',
    'wish',
    SHARPER,
  ),
  ...words(
    'sharpness|detail|details|clarity|texture|textures|focus|definition|resolution|crispness',
    'thing',
    SHARPER,
  ),
  ...words('blurry|blurred|fuzzy|out of focus|soft focus issue|unsharp|pixelated', 'fault', {
    sharpness: -25,
  }),
  ...words('grainy|grain|noisy|noise', 'fault', { sharpness: 15 }),
  ...words('soft|softer|soften|smooth|smoother|gentle', 'wish', { sharpness: -20, contrast: -6 }),
  ...words(
    'warm|warmer|cozy|cosy|inviting|homey|sunset|golden hour|candlelit|candle lit|candle-lit|candlelight|candle light|toasty',
    'wish',
    WARMER,
  ),
  ...words('warmth', 'thing', WARMER),
  ...words('warm tones|warmer tones|golden hour light|golden hour lighting', 'wish', WARMER),
  ...words(
    'cool|cooler|colder|chilled|icy|frosty|ice cold|cool tones|cooler tones|cold tones',
    'wish',
    COOLER,
  ),
  ...words('blue cast|blue tint|bluish cast|bluish tint', 'fault', COOLER),
  ...words('yellow cast|yellow tint|orange cast|orange tint|warm cast', 'fault', WARMER),
  ...words('cold|blue|bluish', 'either', COOLER),
  ...words('yellow|yellowish|orange|orangey', 'either', WARMER),
  ...words('brown|browner', 'either', { warmth: 18, saturation: 8, contrast: 6 }),
  ...words('harsh|harsh light|harsh lighting', 'fault', { contrast: 12 }),
  ...words('golden|golden brown|golden-brown|browned|caramelized|toasted', 'look', {
    warmth: 18,
    saturation: 8,
    contrast: 6,
  }),
  ...words('crispy|crunchy|crispier', 'look', { sharpness: 24, contrast: 10, food_styling: 20 }),
  ...words(
    'tasty|tastier|delicious|delicous|apetizing|yummy|mouthwatering|mouth-watering|mouth watering|appetizing|appetising|appealing|scrumptious|irresistible|savory|drool-worthy|hungry|good enough to eat',
    'look',
    TASTY,
  ),
  ...words('juicy|juicier|gooey|melty|oozing|succulent|moist|glossy|shine|shiny|shinier|gloss', 'look', {
    food_styling: 35,
    contrast: 14,
    saturation: 10,
  }),
  ...words('fresh|fresher|freshness|crisp greens|garden fresh', 'look', {
    saturation: 14,
    brightness: 8,
    food_styling: 15,
    warmth: -4,
  }),
  ...words(
    'professional|pro|studio|magazine|commercial|cookbook|polished|high-end|high end|premium|better|nicer|nice|pretty|prettier|gorgeous|lovely|attractive|expensive|amazing|beautiful|great|stunning|perfect|good|best|awesome|improve|enhance',
    'look',
    { contrast: 12, sharpness: 12, food_styling: 25, shadows: 10 },
  ),
  ...words(
    'menu|website|instagram|instagrammable|social media|facebook|tiktok|doordash|ubereats|uber eats',
    'look',
    { contrast: 10, saturation: 8, food_styling: 15 },
  ),
  ...words(
    'elegant|elegance|fine dining|upscale|fancy|classy|sophisticated|luxurious|luxury|michelin|michelin star',
    'look',
    { contrast: 16, saturation: -6, vignette: 22, sharpness: 10 },
  ),
  ...words('moody|moodier|more mood|mood lighting|dramatic|drama|cinematic|mysterious|intimate', 'look', {
    brightness: -10,
    contrast: 22,
    vignette: 35,
  }),
  ...words('romantic', 'look', { warmth: 14, vignette: 22 }),
  ...words('hdr', 'look', { shadows: 40, contrast: 10 }),
  ...words('vignette|spotlight|darker edges|dark edges', 'look', { vignette: 35 }),
  ...words('glow|glowing|dreamy|magical|ethereal|sparkle|sparkling|radiant|halo', 'look', { glow: 35 }),
  ...words(
    'vintage|faded vintage|faded look|faded film|faded retro|retro|film|old-fashioned|old fashioned|nostalgic|polaroid|analog|70s',
    'look',
    {
      fade: 35,
      warmth: 14,
    },
  ),
  ...words('rustic|farmhouse|country|homemade|home-made|traditional', 'look', {
    warmth: 14,
    contrast: 8,
    saturation: -4,
  }),
  ...words('modern|minimal|minimalist|clean|cleaner|simple|scandinavian', 'look', {
    brightness: 8,
    saturation: -8,
    background: 25,
  }),
  ...words(
    'white background|clean background|plain background|bright background|background white|background clean|plain white',
    'look',
    { background: 70, brightness: 6 },
  ),
  ...words('lighter background|brighter background|lighten the background', 'look', { background: 40 }),
  ...words(
    'artificial|tint|tinge|cast|color cast|colour cast|color tint|greenish|greenish tint|greenish cast|pinkish|purplish|magenta cast|pink cast|pink tint|no filter|no filters|unfiltered|green cast|green tint|fluorescent|fluorescent light|fluorescent lighting|fluorescent lights|tungsten|indoor lighting|lamp light|yellow light|yellow lighting|natural|natural colors|natural colours|colors natural|colours natural|colors look natural|neutral|realistic|true to life|authentic|real|original colors|colors are off|color is off|colors look off|color looks off|colors are wrong|colors look wrong|colours are off|colours look off|off color|color correct|balanced|correct|corrected|fix|fixed|true|accurate|faithful|lifelike|life-like',
    'look',
    {},
  ),
  ...words('white balance|auto white balance|auto', 'light', {}),
  ...WORDS_OF_LANGUAGES,
]);

/** Turns a wish around. */
export const LESS = new Set([
  ...'take off the edge|down with|half as|half the|instead of|rather than|undo|neutralize|not so|not as|not quite so|low|less|reduce|cut out|pull down|push down|reduced|decrease|lower|fewer|drop|cut|tone down|turn down|minimize|without|no|remove|removing|get rid of|lose|dial down|bring down|avoid|eliminate|take some|take away|take out|take off'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.less),
]);
/** There should be more. */
export const MORE = new Set([
  ...'put a|put an|put some|insert|place a|lacks|lack|lacking|missing|not enough|too little|high|adding|crank|crank up|more|increase|boost|add|raise|enhance|improve|up|bump|bump up|turn up|extra|stronger|higher|bring out|bring up|pump up|amp up|maximize|make|lift|open|better|greater|some'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.more),
]);
/** More of what is on the table would be another portion. */
export const MORE_OF_IT: ReadonlySet<string> = new Set(
  asTyped('more|extra|additional|mehr|plus|davantage|más|più'.split('|')),
);
/** Behind a thing: "contrast down". */
export const UP: ReadonlySet<string> = new Set(
  asTyped(
    'up|higher|increased|hoch|rauf|höher|erhöhen|steigern|verstärken|anheben|plus haut|más alto|más alta|più alto|più alta'.split(
      '|',
    ),
  ),
);
export const DOWN: ReadonlySet<string> = new Set(
  asTyped(
    'down|lower|reduced|runter|reduzieren|verringern|senken|abschwächen|niedriger|tiefer|plus bas|plus basse|más bajo|más baja|più basso|più bassa'.split(
      '|',
    ),
  ),
);
/** Says that the photo is so. */
export const TOO = new Set([
  ...'too|way too|is too|a bit too|a little too|looks too|overly'.split('|'),
  ...asTyped(STANCES_OF_LANGUAGES.too),
]);
export const IS = new Set([
  ..."is|it's|its|made|makes|turned|turns|went|got|was|looks|looked|came out|turned out|seems|are|appears|look".split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.is),
]);
/** It should stay as it is. */
export const NOT = new Set([
  ..."not|don't|dont|do not|never|keep|without losing|without washing out|without changing|without touching|without affecting|without ruining|not too|nothing too|without making|but not|isn't".split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.not),
]);
export const SLIGHTLY = new Set([
  ...'slightly|light edit|light edits|light editing|a bit|a little|a little bit|little|bit|a tiny bit|tiny bit|tiny|just a bit|just a little|just a touch|just slightly|just a tad|subtle|subtly|touch|a touch|hint|a hint of|gently|somewhat|mild|mildly|light touch|tad|a tad'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.slightly),
]);
export const STRONGLY = new Set([
  ...'twice as|very|much|a lot|lots|lots of|strongly|super|really|way|heavily|dramatically|extremely|max|maximum|ultra|significantly|seriously|as possible'.split(
    '|',
  ),
  ...asTyped(STANCES_OF_LANGUAGES.strongly),
]);

/** Says nothing about the photo. */
export const FILLERS = new Set([
  ..."a an the this that these those my our your their its it i we you me us and or but so as to of in on at for from with by into than then please pls thanks thank can could would should will want wants wanted need needs like make makes made making get gets give gives let have has had be is are was were been being look looks looking looked appear appears seem seems feel feels feeling photo photos picture pictures pic pics image images shot shots photograph restaurant kitchen chef customer customers guest guests people's breakfast brunch lunch dinner all everything something thing things bit kind sort overall whole really just also too very quite more most while when where which who what how up out over off there here one two some any every each same style vibe vibes effect effects mood atmosphere ambiance feel quality level levels version post posts posting ad ads use used using show shows showing taken took take come comes came turn turned bring brings try put set adjust change apply tweak edit edited editing do does did done hi hello hey u hate ok okay yes actually maybe because since if not don't dont keep still only don enough even lunchtime under coming nothing crazy diner somehow still must other others such both done been having white whites side left right night only around degrees worthy lamps bulbs lights down overall foto phone camera iphone job cannot can't see changes".split(
    ' ',
  ),
  ...ON_THE_TABLE,
  ...THE_PHOTO,
  ...CHANGING,
  ...asTyped(STANCES_OF_LANGUAGES.fillers),
]);
