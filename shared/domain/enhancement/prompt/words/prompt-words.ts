import { asTypedMap } from './as-typed.ts';
import { type PromptWord, words } from './prompt-word.ts';
import { WORDS_OF_LANGUAGES } from './words-of-languages.ts';

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
    'bring out|contrasty|punchy|punchier|pop|pops|bold|bolder|striking|stand out|stands out|eye-catching|eye catching|impactful',
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
  ...words(
    'low quality|low-quality|bad quality|poor quality|terrible quality|awful quality|lousy quality|quality is bad|quality is poor|quality is low|low res|low resolution|low-res|low resolution photo|bad resolution|poor resolution',
    'fault',
    { sharpness: -25 },
  ),
  ...words(
    'better quality|best quality|good quality|top quality|more quality|quality up|higher quality|improve quality|improve the quality',
    'wish',
    SHARPER,
  ),
  ...words('soft focus issue|blurry|blurred|fuzzy|out of focus|unsharp|pixelated', 'fault', {
    sharpness: -25,
  }),
  ...words('grainy|grain|noisy|noise', 'fault', { sharpness: 15 }),
  ...words('take off the edge', 'wish', { sharpness: -20, contrast: -6 }),
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
    'artificial|tint|tinge|cast|color cast|colour cast|color tint|greenish|greenish tint|greenish cast|pinkish|purplish|magenta cast|pink cast|pink tint|no filter|no filters|unfiltered|green cast|green tint|fluorescent|fluorescent light|fluorescent lighting|fluorescent lights|tungsten|indoor lighting|lamp light|yellow light|yellow lighting|natural|natural colors|natural colours|colors natural|colours natural|colors look natural|neutral|realistic|true to life|authentic|real|original colors|colors are off|color is off|colors look off|color looks off|colors are wrong|not enough right|not right|not enough accurate|weird color|weird colors|weird colour|weird colours|strange color|funny color|wrong color|wrong colors|wrong colours|colors look wrong|colours are off|colours look off|off color|color correct|balanced|correct|corrected|fix|fixed|true|accurate|faithful|lifelike|life-like',
    'look',
    {},
  ),
  ...words('white balance|auto white balance|auto', 'light', {}),
  ...WORDS_OF_LANGUAGES,
]);
