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
  [/piemont/, 'piemonte piedmont langhe'],
  [/ligur/, 'liguria'],
  [/venet|venez/, 'veneto'],
  [/pugli|apul/, 'puglia'],
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
  mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec south southern north northern east eastern west western
  pov tba tbh diy faq asap bff fyi tgif ig fb sms url byo bogo salut bienvenue bienvenidos benvenuti welcome sie ihr ihre ihnen uhr`.split(
    /\s+/,
  ),
);

/** Words that are written with capitals to be loud, or in headlines, and that name nothing; folded. */
export const COMMON_WORDS = new Set(
  `a about after again ain all always am amazing an and any are as at baby back bad bag be because been before being big bite book both bottle bowl
  boy breakfast bring brunch but bye call calling can celebrate cheers chef click close closed come comfort craving crazy crew crispy day days dear deal
  delicious did dinner do done don dont double dream drink drop each easy eat else end ends enjoy even every everyone everything extra fall family fan
  favorite feel few find first flavor food for forever free fresh friend friends from full fun game get girl give glass go going good gooey got great
  grab guess guests had hangry happen happening happiness happy has have heart hello help her here hey hi him his hit home hot hour how huge hungry hurry
  if in info into is it its join just keep know last late let lets life like link literally little live long look lot love lucky lunch made magic make
  many may me meet menu merry miss mom moment month mood more morning most much must my name need never new next nice night no nobody not nothing now of
  off oh ok old omg on once one only open opt or order other our out outside over own part party people perfect please plus pov prep ready real really
  reason reply reserve rest right run safe said same save say season see seriously serve set share she should show sign since sit skip slow small so some
  soon sorry special spread start stay still stop story such summer sun super sure sweet table tag take taste tell than thank thanks that the their
  them then there these they thing this those tap tickets til time to today together tomorrow tonight too top treat true try two txt text ultimate under
  until up us use very vibe vibes visit wait want warm was way we week weekend welcome well were what when where which while who why wild will win
  winter wish with without won wow yay year yes yet you your yours yum yummy zero
  ahora aqui asi bien bueno buen con cuando ella ellos esta este feliz gracias hola hoy mas mesa mucho muy no nunca nuevo para pero por porque que rico
  si siempre solo sabor semana tarde tu todo todos vamos ven ya alla ancora adesso anche aspettiamo bene ciao come con cosa dai domani grazie mai molto
  noi non oggi ora per perche piu presto qui sempre si solo stasera subito sul tutti tutto un vieni voi allez aujourd avec bien bonjour bon ce ceci
  chez demain encore enfin hui ici jamais jour maintenant merci moi non nous oui pas plus pour quand que qui reservez rien soir tous tout toujours tres
  un vite vous aber alle alles auch bis da danke das dein die du euch fur ganz genau gut hallo heute hier hin ihr immer ja jetzt kein komm kommt lecker
  los mal mehr mit morgen nein nicht nie noch nur oder schnell sehr so und uns von vor wann was wer wir wo zu`.split(
    /\s+/,
  ),
);
