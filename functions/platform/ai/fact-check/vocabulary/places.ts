/** Cities and quarters that are named without anything that tells a place, folded. */
export const PLACES = new Set(
  `berlin munich munchen hamburg koln cologne frankfurt stuttgart dusseldorf leipzig dresden nurnberg heidelberg freiburg wien vienna salzburg graz
  zurich basel bern geneva geneve luzern rome roma rom milan milano mailand napoli naples neapel firenze florence florenz venezia venice venedig
  torino turin bologna palermo genova verona siena paris lyon marseille bordeaux lille toulouse nantes strasbourg montpellier madrid barcelona
  sevilla seville valencia bilbao malaga granada zaragoza cordoba london londres londra manchester leeds edinburgh glasgow bristol liverpool dublin
  cork galway brooklyn manhattan bronx harlem soho tribeca williamsburg chicago boston seattle austin dallas houston denver miami philadelphia
  oakland sacramento atlanta nashville detroit minneapolis baltimore pittsburgh toronto montreal vancouver sydney melbourne auckland tokyo kyoto
  kreuzberg schwabing montmartre marais trastevere chueca malasana shoreditch camden`.split(/\s+/),
);

/** Countries and regions that a cuisine speaks of: a Roman kitchen may speak of Rome and of Italy. */
export const PLACES_OF_CUISINES: readonly (readonly [cuisine: RegExp, places: string])[] = [
  [/roman|romain|romisch/, 'rome roma rom italy italia italie italien italian lazio'],
  [
    /ital|sicil|tosc|tusc|napol|neapol|piemont|venet|ligur|puglia|apul|sard|trattoria|osteria|pizzeria/,
    'italy italia italie italien italian italiano italiana',
  ],
  [/sicil/, 'sicily sicilia palermo'],
  [/tusc|tosc/, 'tuscany toscana firenze florence'],
  [/napol|neapol/, 'naples napoli'],
  [/mexic|oaxa|yucat|jalis|taquer/, 'mexico mexican oaxaca'],
  [/french|franc|lyon|breton|proven|bistro|brasserie/, 'france french paris provence lyon bretagne'],
  [/span|espan|anda|vasc|basq|catal|galle/, 'spain espana spanish'],
  [/japan|sushi|ramen|omakase|izakaya/, 'japan tokyo japanese'],
  [/chin|sichuan|canton|szech/, 'china chinese sichuan'],
  [/thai/, 'thailand bangkok'],
  [/viet/, 'vietnam hanoi saigon'],
  [/ind(?:ia|isch|ien|ian)|tandoor/, 'india indien inde'],
  [/greek|griech|grec|greco/, 'greece griechenland grece grecia'],
  [/korea/, 'korea seoul'],
  [/peru/, 'peru lima'],
  [/leban|liban/, 'lebanon beirut'],
  [/turk/, 'turkey istanbul'],
  [/ethiop/, 'ethiopia'],
  [/nord/, 'north nordic scandinavia'],
  [/schwab|bayer|bavar|frank/, 'germany deutschland schwaben bayern franken'],
  [/wiener|austria|osterreich/, 'austria wien vienna osterreich'],
  [/mediterr/, 'mediterranean'],
];

/** Words that English, French, Italian and Spanish write with a capital, and that name nobody. */
export const COMMON_CAPITALS = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april
  may june july august september october november december instagram facebook whatsapp tiktok google rsvp ok am pm mr mrs ms chef dj tv
  english spanish french italian german easter christmas thanksgiving halloween god usa uk eu us nous vous merci gracias grazie danke ciao hola bonjour
  salut bienvenue bienvenidos benvenuti welcome sie ihr ihre ihnen uhr`.split(/\s+/),
);
