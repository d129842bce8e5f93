/**
 * Larger towns of the countries in which the product is used, folded (small letters, no accents), so that a town is known
 * where nothing around it says that it is one. Villages are known by the words around them.
 */
const TOWNS = `new york|brooklyn|los angeles|chicago|houston|philadelphia|san antonio|san diego|dallas|san jose|fort worth|
jacksonville|columbus|indianapolis|san francisco|seattle|denver|oklahoma city|nashville|boston|el paso|las vegas|detroit|
memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|colorado springs|
raleigh|long beach|virginia beach|miami|oakland|minneapolis|tulsa|tampa|new orleans|wichita|cleveland|bakersfield|honolulu|
anaheim|santa ana|st louis|saint louis|pittsburgh|cincinnati|anchorage|greensboro|st paul|saint paul|newark|buffalo|
orlando|jersey city|laredo|reno|boise|spokane|tacoma|santa fe|santa cruz|santa barbara|chattanooga|knoxville|asheville|
charleston|savannah|des moines|salt lake city|syracuse|providence|hartford|fort collins|walla walla|ann arbor|
grand rapids|burlington|missoula|bozeman|portland|austin|phoenix|charlotte|richmond|eugene|madison|
london|birmingham|manchester|leeds|glasgow|liverpool|sheffield|edinburgh|cardiff|leicester|coventry|bradford|belfast|
nottingham|newcastle|brighton|plymouth|stoke-on-trent|wolverhampton|derby|southampton|portsmouth|aberdeen|dundee|oxford|
cambridge|york|exeter|norwich|inverness|stirling|swansea|bristol|canterbury|whitby|harrogate|cheltenham|
dublin|cork|limerick|galway|waterford|kilkenny|sligo|toronto|montreal|vancouver|calgary|edmonton|ottawa|winnipeg|
hamilton|halifax|quebec|kelowna|saskatoon|regina|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|fremantle|
geelong|cairns|auckland|wellington|christchurch|dunedin|tauranga|cape town|johannesburg|durban|pretoria|singapore|
hong kong|mumbai|delhi|new delhi|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|goa|madurai|ahmedabad|
berlin|hamburg|munchen|muenchen|munich|koln|koeln|cologne|frankfurt|stuttgart|dusseldorf|duesseldorf|leipzig|dortmund|
essen|bremen|dresden|hannover|hanover|nurnberg|nuernberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|muenster|mannheim|
karlsruhe|augsburg|wiesbaden|monchengladbach|gelsenkirchen|aachen|braunschweig|chemnitz|kiel|halle|magdeburg|freiburg|
krefeld|mainz|lubeck|luebeck|erfurt|oberhausen|rostock|kassel|hagen|potsdam|saarbrucken|hamm|ludwigshafen|oldenburg|
osnabruck|leverkusen|heidelberg|darmstadt|solingen|regensburg|wurzburg|wuerzburg|ingolstadt|ulm|heilbronn|gottingen|
goettingen|wolfsburg|reutlingen|koblenz|jena|trier|erlangen|tubingen|tuebingen|konstanz|bamberg|bayreuth|passau|flensburg|
schwerin|weimar|wismar|stralsund|gorlitz|cottbus|marburg|giessen|fulda|hildesheim|celle|luneburg|
wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|bregenz|dornbirn|st. polten|
zurich|zuerich|genf|geneve|geneva|basel|lausanne|bern|winterthur|luzern|lugano|st. gallen|fribourg|neuchatel|sion|chur|
paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|angers|
nimes|clermont-ferrand|le havre|aix-en-provence|brest|limoges|tours|amiens|perpignan|metz|besancon|orleans|rouen|mulhouse|
caen|nancy|avignon|poitiers|la rochelle|colmar|annecy|bayonne|biarritz|quimper|vannes|lorient|saint-malo|cannes|antibes|
arles|pau|chambery|montreuil|bruxelles|brussels|liege|namur|gand|ghent|gent|antwerp|antwerpen|bruges|mons|luxembourg|
roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|venice|verona|
messina|padova|trieste|brescia|parma|taranto|prato|modena|reggio calabria|reggio emilia|perugia|ravenna|livorno|rimini|
cagliari|foggia|ferrara|salerno|sassari|latina|monza|siracusa|bergamo|pescara|trento|forli|vicenza|terni|bolzano|novara|
piacenza|ancona|arezzo|udine|cesena|lecce|pesaro|la spezia|alessandria|pistoia|pisa|lucca|catanzaro|brindisi|treviso|como|
varese|siena|cremona|asti|mantova|matera|cosenza|grosseto|trapani|ragusa|cuneo|pavia|savona|orvieto|assisi|
madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|las palmas|bilbao|alicante|cordoba|valladolid|vigo|
gijon|vitoria|granada|elche|oviedo|cartagena|jerez|pamplona|almeria|san sebastian|donostia|leganes|getafe|burgos|santander|
salamanca|albacete|logrono|badajoz|huelva|lleida|tarragona|girona|cadiz|jaen|ourense|lugo|caceres|toledo|segovia|avila|
cuenca|guadalajara|huesca|teruel|soria|palencia|zamora|merida|ciudad real|a coruna|la coruna|santiago de compostela|ibiza|
leon|pontevedra|ciudad de mexico|mexico city|cdmx|monterrey|puebla|tijuana|queretaro|oaxaca|oaxaca de juarez|veracruz|
xalapa|cancun|playa del carmen|tulum|mazatlan|culiacan|hermosillo|chihuahua|durango|morelia|aguascalientes|san luis potosi|
zacatecas|guanajuato|san miguel de allende|cuernavaca|toluca|tampico|campeche|villahermosa|tuxtla gutierrez|la paz|
ensenada|puerto vallarta|buenos aires|caba|rosario|mendoza|tucuman|la plata|mar del plata|salta|bariloche|santiago|
valparaiso|lima|arequipa|cusco|bogota|medellin|cali|barranquilla|quito|guayaquil|montevideo|asuncion|la habana|
san jose de costa rica|guatemala|lisboa|lisbon|porto|amsterdam|rotterdam`;

const KNOWN: ReadonlySet<string> = new Set(TOWNS.split('|').map((town) => town.replace(/\n/g, '')));

/** Towns whose names are also words, first names or dishes: only with a capital letter. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'essen halle hamm hagen celle ulm como nice tours nancy pau sion mons pisa latina leon cork york derby buffalo reno phoenix austin madison hamilton regina darwin charlotte florence durango lima cali salta rosario mendoza santiago victoria granada cuenca burgos parma bari porto perth orleans eugene lugo goa puebla veracruz richmond burlington charleston newcastle chur vigo guatemala'.split(
    ' ',
  ),
);

/** Whether this is the name of a town, folded; `isCapital`: it was written as one. */
export function isKnownTown(folded: string, isCapital: boolean): boolean {
  return KNOWN.has(folded) && (isCapital || !ALSO_WORDS.has(folded));
}
