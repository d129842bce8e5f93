/** Where nothing else says that somebody works here, these make a name that of a supplier, a maker or a former owner. */
const WHOSE =
  /(?:^|[^\p{L}])(?:from|by|of|de|del|di|da|dal|von|vom|par|d['’]) ?(?:our friend |friend |Herrn |don |doña )?$/iu;
/** Celebrations, music and praise bring in names of people who only come by. */
const OCCASION =
  /(?<![A-Za-zÀ-ɏ])(?:weddings?|birthday|engagement|funeral|wake|concerts?|bands?|trio|quartett?|duo|gigs?|DJ|live music|on (?:the )?(?:tv|screen|walls?)|insta(?:gram)?|photos?|would have|called us|wrote|boda|cumpleaños|bautizo|concierto|mariage|anniversaire|concert|matrimonio|compleanno|concerto|hochzeit|geburtstag|konzert|geschrieben|schrieb)(?![A-Za-zÀ-ɏ])/iu;
/** Behind the name of a guest of whom the house is proud. */
const CAME =
  /^(?: de (?:la )?\p{Lu}\p{L}+)? (?:once |even |already |y |ya )?(?:ate|dined|sang|played|plays|performs|came|stayed|slept|a (?:dîné|mangé|chanté|dormi)|cantó|comió|cenó|mangiò|cenò|ha (?:mangiato|cenato|cantato|comido|cantado)|aß|speiste|sang|war hier)(?![A-Za-zÀ-ɏ])/u;
/** Who has died runs the house no more. */
const GONE =
  /^(?:,? ?\(?(?:who |que |qui |che |die |der )?(?:has |had |è |ist |est )?(?:since )?(?:died|passed away|deceased|muri[oó]|falleci[oó]|fallecid[oa]|(?:est )?(?:mort|décédé)e?|mort[oa]|mancat[oa]|scompars[oa]|gestorben|verstorben|verstarb|starb)(?![A-Za-zÀ-ɏ])| ?[(,]? ?†| \((?:1[89]\d\d|20\d\d) ?[-–] ?(?:19|20)\d\d\))/u;

/** Whether somebody without a job in the sentence is named for something else than working in the house. */
export function isOfOthers(sentence: string, start: number, end: number): boolean {
  return (
    WHOSE.test(sentence.slice(Math.max(0, start - 30), start)) ||
    CAME.test(sentence.slice(end, end + 40)) ||
    OCCASION.test(sentence)
  );
}

/** Whether the words behind a name say that its bearer has died. */
export function isGone(after: string): boolean {
  return GONE.test(after);
}
