import type { ToldBetween } from './told-words.ts';

const FOOD =
  '(?:eggs?|milk|dairy|butter|cream|cheese|nuts?|peanuts?|almonds?|walnuts?|hazelnuts?|wheat|flour|gluten|soy|fish|shellfish|seafood|sesame|lactose|meat|pork|lard|sugar|salt|alcohol|onions?|garlic|mustard|celery|additives|preservatives)';
const HOUSE =
  '(?:we|kitchen|lines?|phones?|doors?|grill|ovens?|stoves?|burners?|fryers?|bar|lights?|place|house|restaurant|cafe|chefs?|cooks?|team)';

export const ENGLISH_TOLD: ToldBetween = {
  told: {
    time: [
      'never(?: ever)? (?:closes?|closed|shuts?|shut down|locks?|locked|goes dark|dark)(?= ?[.,;:!?]|$| (?:at|for|on|our|its|their|so|and|because|here|the (?:doors?|kitchen|grill|bar|oven)|up)(?![a-z]))',
      `${HOUSE}(?:'re| are| is|'s)?(?: \\p{L}+)? (?:never|not ever|don't ever|hardly ever)(?: \\p{L}+)? (?:sleeps?|rests?|stops?|ends?|pauses?|cool(?:s|ed)?|cold|out|off|empty|quits?)`,
      "(?:we|who|that|and|kitchen|team|chefs?|crew)(?: \\p{L}+)? (?:never|do not|don't|does not|doesn't|have not|haven't)(?: ever)? (?:take|takes|taken|took|have|has|had|need|needs|know|believe in) (?:a |any |1 )?(?:single )?(?:days?|nights?|holidays?|breaks?|rest|vacations?|closing|time)(?: days?| off)?",
      '(?:no|without (?:a|any)) (?:days? off|closing (?:time|day)s?|rest days?|off days?|off season)',
      "(?:we(?:'re| are)|i am|i'm|someone(?:'s| is)|somebody(?:'s| is)|there(?:'s| is)|find us|doors? (?:is|are)|kitchen(?:'s| is)|grill(?:'s| is)|bar(?:'s| is)) (?:always|forever|ever|constantly|permanently) (?:here|open|around|on|in|serving|cooking|awake|up|at work|lit|someone|somebody|a light)",
      'always (?:open|on duty|serving)(?! (?:to|for (?:ideas|feedback|debate))(?![a-z]))',
      '(?:open|here|serving|cooking|pouring) (?:for you )?(?:whenever|any ?time|at any hour|at all hours|no matter (?:when|the hour)|(?:un)?til(?:l)? late|late|nonstop|non-stop|day in,? day out|rain or shine|every day|longer|early)(?! to)',
      '(?:a?round the clock|day (?:and|or) night|night (?:and|or) day|(?:at )?any hour|at all hours|24 hours|7 days|24/7|365 days)',
      "(?:from|since) \\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: o'clock)? (?:un)?til(?:l)? (?:late|close|closing|whenever|dawn)",
      '(?:at|from|until|till|til|since|before|after|by) (?:the )?(?:crack of dawn|break of day|first light|dawn|sunrise|sun-?up|daybreak|sundown|sunset|dusk|nightfall)|(?:the )?(?:wee|small) hours',
      '\\d seatings?|(?:first|second|1st|2nd|early|late) seatings?|(?:opens?|closes?|starts?|ends?|fires? up) (?:an?|\\d|half an?) hours? (?:before|after|earlier|later)',
      "(?:\\d{1,2}|noon|midnight)(?: o'clock)? (?:sharp|on the dot)",
      '(?:at|over|during) lunch ?time|(?:lunch|breakfast) (?:or|and|through|to) dinner|dinner (?:or|and) (?:lunch|breakfast)|(?:your|the) (?:morning )?commute|after the (?:late )?(?:show|movie|film|concert|game)|last (?:call|orders?|seating) (?:is|at)',
      '(?:call|ring|phone|text)(?: us)?(?: on| at)?(?: [()\\d +-]{6,})? any ?time',
    ],
    address: [
      '(?:just |right )?(?:off|by|beside|near|along) (?:the )?(?:highway|freeway|interstate|motorway|turnpike|main (?:road|street|square))',
      '(?:in the (?:very )?heart of|(?:a few|some|\\d) (?:steps|minutes|blocks|yards) from|(?:around|round) the corner from)(?! (?:your|hungry|you|dinner|the (?:matter|menu)))',
    ],
    allergen: [
      '(?:not (?:an|a|1) |no |without (?:an|a|1) )(?:single )?animals?(?: products?)? (?:in sight|in it|involved)',
      `${FOOD} (?:stays?|stayed|is kept|are kept|was left|is left|are left) (?:\\p{L}+ )?(?:out|off|away|outside|at home|far)`,
      `(?:keep|keeps|kept|leave|leaves|left|hold|holds|took|take|takes|leaving|keeping)(?: the| all| any| our)? ${FOOD} (?:well |far |firmly )?(?:out|off|away|outside)`,
      `(?:leave|leaves|left|leaving) (?:out|off)(?: the| all| any)? ${FOOD}`,
      `(?:not (?:a|1)|without (?:a|1)|no) (?:single )?(?:trace|drop|crumb|speck|hint|gram|bit|dash|grain|pinch|ounce)s? of ${FOOD}`,
      `(?:no|0|zero|never any) (?:added )?${FOOD}(?= (?:in|ever|here|touch\\p{L}*|goes|whatsoever|needed|allowed|near|at all)|,|\\.|!|;|$)`,
      `${FOOD} (?:never|does not|doesn't|do not|don't|has never|has no|have no|is not|isn't|are not|aren't|won't)(?: \\p{L}+)? (?:touch\\p{L}*|go(?:es)?|gets?|gone|enters?|makes?|come|comes|welcome|allowed|invited|part|in|here|used|needed|place|business|near)`,
      `(?:will not|won't|never|can't|don't|do not|cannot)(?: ever)? (?:find|taste|see|use|add|cook with|serve)(?: any| a trace of)? ${FOOD}`,
      `(?:skips?|skipped|omits?|avoids?|bans?|banned|lacks?|minus|sans|hold) (?:the |all |any )?${FOOD}`,
      `(?:safe|fine|ok|okay|suitable|perfect|great) for (?:\\p{L}+ )?(?:celiacs?|coeliacs?|vegans?|vegetarians?|anyone avoiding|those avoiding|people avoiding)(?: ${FOOD})?|(?:even|for) (?:if )?(?:you|those who|anyone who|people who) (?:avoid|skip|can't (?:eat|have)|don't (?:eat|do)|cannot eat) ${FOOD}`,
    ],
    price: [
      '(?<=[\\d€£] )(?:gets|buys|covers)(?: you)? [^.!?]{0,40}(?:plus|and|with) (?:an?|1) (?:\\p{L}+ )?(?:drink|coffee|tea|beer|wine|glass|side|dessert|salad|soup)s?|(?:lower|smaller|lighter|friendlier|reduced) (?:price )?tags?|(?:new|old) price tags?|(?:is|are) (?:our|a) (?:gift|present) to (?:you|everyone)|(?:is|are) our gift|(?:you|we) each pay|(?:pay|pays) (?:only |just )?half|(?:a couple of|a few|some) (?:tens|twenties|tenners|bucks|quid|coins)(?! of)',
      '(?:at |for )?the same price|(?:cheaper|pricier|dearer|more expensive) than',
      '(?:1|one|a single one) (?:per|to a|for each) (?:table|person|guest|customer|party|visit|order|household)|limit(?:ed)?(?: of| to)? \\d|(?:new|first-?time) (?:guests|customers|diners|visitors) only|(?:only )?for (?:new|first-?time) (?:guests|customers|diners)|(?:dine-?in|eat-?in|take-?out|takeaway|pick-?up|delivery) only|first come,? first served|(?:not valid|cannot be (?:combined|used)|not combinable) (?:with|on)|with (?:any|every) (?:order|purchase|main|drink)',
      "(?<!(?:joke|laugh|spotlight|pressure|light|eyes|ball|clock|blame|burden|choice|world|sun)s? )(?:is|are|comes?|goes?)(?: all)? on (?:us|the house)(?! (?:all|to))|(?:is|are) our treat|we(?:'ll| will)? (?:pay|treat) (?:for )?(?:you|the)|(?:pay what you|2 for (?:the price of )?1|second 1 (?:is )?free)",
    ],
    phone: [
      '(?:text|sms|whatsapp|fax)(?: us)?(?: (?:on|at))? (?=[+(\\d])|fax(?:es)?(?= (?:us|your|it|an?|through|over)(?![a-z]))|(?:extension|ext\\.?|option) \\d|toll[- ]free|free (?:phone )?call|calls? (?:is|are) free|(?:free )?hot ?line|press \\d|leave (?:us )?(?:an?|1|your) (?:voice ?mail|message)(?! (?:in|below|here|on (?:our|the) (?:post|wall|page)))|we(?:.ll| will)? (?:call|ring|text)(?: you)? (?:right |straight )?back|dm us (?:and we|to (?:book|order|reserve|hold))',
      '(?:text|sms|message|whatsapp) (?:us|me|the house|ahead)(?: (?:on|at|via|and|before)|:)',
    ],
    date: [
      "(?:for )?longer than (?:anyone|anybody|we|most|you) (?:can|could|cares?)|since (?:forever|always|day 1|the (?:very )?(?:beginning|start|early days|old days))|as long as (?:anyone|we) can remember|we(?:'ve| have) (?:always|long) (?:made|been|cooked|served|baked|done)|from the very first day",
      "back by (?:popular )?(?:demand|request)|(?:this|next) (?:week|month|season|year) only|only this (?:week|month|season)|(?:for a|for) (?:limited|short) time|last chance (?:to (?:try|taste|order|get|catch|eat)|for)|while (?:it|they|supplies|stocks?) lasts?|(?:leaves?|leaving|off) the menu (?:soon|next)|(?:new|back) (?:on (?:the|our) menu|this (?:week|month))|(?:next|this|last) (?:week|month)'s (?:special|menu)",
    ],
    award: [
      '(?:the )?(?:judges|jury|inspectors|food writers|bloggers|papers|press|magazines)(?: \\p{L}+)? (?:love[sd]?|loved|agree[sd]?|say|said|rave\\p{L}*|call(?:ed)?|chose|picked|wr[oi]te\\p{L}*|keep)|(?:hatted|starred|shortlisted|crowned|decorated|prize)(?= |[.,:!]|$)',
    ],
    review: [
      "(?:everyone|everybody|people|guests|customers|diners|regulars|locals|neighbors|folks|fans|half the town|the whole (?:town|city|neighborhood|street))(?: (?:in|around|from) [^,.!?]{2,24})?(?: \\p{L}+)? (?:says? (?:the same|so|it|that|they|this)|swears? by|raves?|talks? about|(?:is|are) talking about|(?:drive|drives|travel|travels|cross|come|comes|return|returns|queue|queues|line up|lines up|keep|keeps) (?:across|miles|from|back|coming|asking|ordering|returning|for)|asks? for|calls? (?:it|us|this)|orders? (?:most|again|it)|order(?:s)? the most|can't (?:stop|get enough))",
      'our (?:regulars|guests|customers|fans|locals)(?: \\p{L}+)? (?:tell|say|love|swear|order|ask|pick|choose|call|keep|know|come back|return)|(?:regulars|guests|customers) (?:tell|ask|keep|come back|return)|(?:the )?(?:talk|toast|pride|envy) of (?:the )?(?:town|city|neighborhood)|(?:worst|best)-kept secret|say the (?:papers|locals|regulars|critics)',
    ],
  },
  beforePrice: [
    '(?:both|together|the (?:pair|lot|2|two|set|whole table)|all(?: of it| \\d)?|everything|2|a pair|as a set)(?: of them)?(?: are| is|,| come| yours| go)? (?:for|at|only|just)(?: just| only)?',
    '(?:from|start(?:s|ing) (?:at|from)|as little as|less than|lower than|under|below|cheaper than|more than|half(?: of)?|a third of|a quarter of|twice|double|instead of|not|no longer|was|used to be|normally|usually|down from|up to|at most|save|saves you|off|valued at|worth|normally)',
  ],
  behindPrice: [
    'either way|for (?:either|both|the (?:pair|lot|2|two|table|set|whole \\p{L}+)|2|all(?: of)?(?: \\p{L}+)?|everything|everyone|a (?:pair|set|plate for \\d|table))|each|apiece|together|in total|all (?:in|told|together)|(?:a|per) (?:pair|person|head|guest|dozen|kilo|pound|glass|bottle|slice|piece)|off|less|cheaper|and (?:up|under|down|less|more)|or less|gets you (?:2|both|a plate for \\d|everything)|including|included|with (?:a (?:drink|side|coffee|dessert)|coffee|drinks|dessert|everything)',
  ],
};
