/** Words with which texts begin and names do not. */
export const FIRST_WORDS =
  /^(?:We|Our|My|I|This|These|There|It|Please|Make|Can(?= (?:[Yy]ou|[Ww]e|I|u|someone)(?![A-Za-zÀ-ɏ]))|Could|Hi|Hello|Hey|Hola|Bonjour|Ciao|Hallo|Salve|Moin|Menu|Menú|Carta|Carte|Speisekarte|Starters|Mains|Open|Opening|Hours|Call|Tel|Tel[eé]fono|T[eé]l[eé]phone|Telefon|Phone|Address|Since|Family|Welcome|Best|All|Every|No|Yes|Somos|Tenemos|Nuestro|Nuestra|Nous|Notre|Siamo|Wir|Unser|Unsere|Ich|Bei|In|At|On|For|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Lunes|Lundi|Lunedì|Montag|Lunch|Dinner|Breakfast|Brunch|Cash|Free|Ignore|Write|Create|Need|Want|Looking|Color|Colors|Style|Location|Name|Where|What|Between|Neue|System|Hallo|Sandwich|Supper|Hosted|Notes|Dear|Ok|Okay|So|Also|You|If|When|After|Before|G['’]day|Guten|Grüß|Grüezi|Servus|Salut|Bonsoir|Buongiorno|Buonasera|Buenos|Buenas|Good|Hiya|Howdy|Namaste|Aloha|Greetings|All[oô]|Coucou|Slt|Bon matin|Heya|Hoi|Howya|Right|Well|Alright|Anyway|Listen|Look|Mate|Sure|Question|Questionnaire|Answers|Cheers|Thanks|Senta|Allora|Alors|Bon|Bueno|Pues|Mira|Oye|Also|Na|Ja|Senti|Scusi|Pardon|Bref|Voilà|Ecco|Tja|Okay|Chères?|Chers?|Liebe[rs]?|Estimad[oa]s?|Querid[oa]s?|Spett(?:abile|\.le)|Egregi[oaie]?|Gentile|Qué|Afternoon|Evening|Morning|Sehr|Subject|Betreff|Objet|Oggetto|Asunto|Re|Fwd|From|To|Update|Cerrado|Fermé|Chiuso|Geschlossen|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?![A-Za-zÀ-ɏ])/u;

/** Of a form: what follows the colon is no name. */
export const LABEL_WORD =
  /^(?:Cuisine|Cucina|Cocina|Küche|Style|Type|Kind|Concept|Food|Vibe|Owner|Chef|Specialt(?:y|ies)|Stil|Estilo|Stile|Tipo|Genre|Art)$/;

/** Denials, services and prices open a text as often as names do. */
export const NO_NAME =
  /^\d+$|^(?:Home|Accueil|Inicio|Startseite|Kontakt|Contact|Contacto|Contatti|Impressum)$|^(?:an?|one of|un|una|une|ein|eine) \p{Ll}|^(?:Cheeses?|Beers?|Wines?|Coffee|Beans|Bread|Eggs|Fish|Meat|Photos?|Music|Art) (?:by|from|of) |^(?:FOR IMMEDIATE RELEASE|PRESS RELEASE)|(?<![A-Za-zÀ-ɏ])(?:SUN|MON|TUE|WED|THU|FRI|SAT)\s?[-–&]|\d\s?(?:[AP]M|[ap]m|h\d{0,2})(?![A-Za-zÀ-ɏ])|(?:^| )(?:MENUS?|CARTA|CARTE|KARTE|SPEISEKARTE|menus?|Menus?|menú|menù|menü|carta|carte|karte|speisekarte)$|^\d{1,2}(?:[.:]\d\d)?\s?[-–]\s?\d|^\d{1,5}[a-z]? .*(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Boulevard|Blvd|Drive|Way|Square|Quay|Terrace|Row)$|^\p{Lu}\p{Ll}+-(?:owned|cooked|run|style|inspired|trained|made|based|friendly|only|free|born|led)(?![A-Za-zÀ-ɏ])|^\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr|h)(?![A-Za-zÀ-ɏ])|^(?:BYOB?|VAT|Christmas|Easter|Google|Yelp|Tripadvisor|Facebook|Instagram)(?![A-Za-zÀ-ɏ])|^(?:Not|Kein|Keine|Niente|Nessun[oa]?|Pas|Closed|Halal|Kosher|Terrace|Garden|Parking|Delivery|Takeaway|Terraza|Terrasse|Terrazza|Plus|Until|Voted|If|Unlike|Previously)(?![A-Za-zÀ-ɏ])|^(?!(?:Bar|Caf[eé]|Kantine|Mensa|Cantina|Kiosk|Stand|Halle|Stall|Studio|Table|Room|Studio|Number|No|Route|Gate|Pier|Casa|Kitchen)\s)\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} \d{1,3}$/u;

/** "Hi Kevin," is somebody. */
export const ADDRESSED =
  /^(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Dd]ear|[Hh]ola|[Bb]onjour|[Ss]alut|[Cc]iao|[Hh]allo|[Ll]iebe[rs]?|[Cc]ar[aoie](?! M(?:ia|io|ie|iei)[,!:])|[Cc]hère?|[Qq]uerid[oa]|[Gg]uten Tag|[Bb]uongiorno|[Bb]uenos días|[Mm]oin)(?: (?:Mr|Mrs|Ms|Herr|Frau|Signora?|Sig\.(?:ra)?|Monsieur|Madame)\.?)? \p{Lu}[\p{L}-]+[,!:]/u;

/** The house has none yet; folded. */
export const NAMELESS =
  /(?<![a-z])(?:no name yet|(?:do not|don't|dont) have a name(?: yet)?|haven't (?:got|picked|chosen|decided on) a name|name (?:is )?(?:still )?(?:tbd|to be decided|undecided)|noch keinen namen|name steht noch nicht|pas encore (?:de|trouve de|choisi (?:le|de)) nom|(?:aun|todavia) no (?:tiene|tenemos|hay) nombre|sin nombre todavia|non (?:ha|abbiamo|c'e) ancora (?:un |il )?nome)(?![a-z])/;
