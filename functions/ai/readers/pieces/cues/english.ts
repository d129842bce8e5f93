import type { Cues } from './cues.ts';

export const ENGLISH: Cues = {
  toMaker: String.raw`
    web ?sites?; web; home ?page; our site; the site; (?:the|this|my|our) page; layout; seo
    logos?; photos?; pictures?; pics?; images?; fonts?; colou?rs?:; emojis?
    headlines?; paragraphs?; wording; notes? (?:for|to); subject:
    (?<!on )drafts?(?! (?:beers?|ciders?|lagers?|ales?|list|cocktails?|lattes?|wines?|root))
    thank(?:s| you)(?! to); thx; cheers; regards; best wishes; sincerely
    to whom it may concern; dear (?:sir|madam|team); sent from my
    (?:call|text|email|ask|tell) me; let me know; get back to (?:me|us)
    attached; as (?:discussed|requested); i(?:'ll| will| can)? send(?:ing)?
    hope (?:this|that|it) helps; that's (?:all|it|everything); what else; do you need
    see (?:above|below); here(?:'s| is) (?:what|the (?:info|text|menu))
    you guys; up to you; you (?:decide|choose|pick); feel free; whatever (?:you|looks|works)
    i don't care; surprise me; no idea; asap; invoice; budget; how much (?:do|does|will|is)
    (?:as|like) i (?:said|told); (?:i am|i'm|im) (?:writing|typing); i (?:write|wrote|typed|copied)
    cop(?:y|ied) (?:from|off|and|paste); (?:take|leave|cut) (?:it|that|this|them) (?:off|out); remove; delete
    translat(?:e|ed|ion); capitali[sz]e\w*; spell(?:ed|ing)?; exclamation (?:points?|marks?)
    max(?:imum)? \d+ (?:words|characters); designer; target audience
    make it (?:look|feel|sound|pop); (?:look|sound|feel)s? (?:like|too)
    ignore; disregard; instructions?; prompts?; chat ?gpt; an? ai
    my (?:son|daughter|wife|husband|nephew|niece|kid|cousin|brother|sister|friend|partner)(?: [a-z]+)? (?:says|said|thinks|wants|told|made|did|typed|is (?:typing|helping))
    (?:please|pls|plz)(?! (?:call|book|reserve|order|ask|arrive|bring|note that (?:we|our)|tell (?:us|your server)|inform))`,
  secret: String.raw`
    (?:cannot|can't|must not) be (?:named|mentioned|quoted|used|said); you can say
    (?:do not|don't|dont|never|not to|no need to|rather not|better not|please not) (?:ever |even |you dare )?(?:mention|say|tell|print|list|put|include|write|talk about|bring up|show|publish|advertise|post|share|name|use (?:my|his|her|their|our))
    (?:do not|don't|dont) want (?:that|this|it|him|her|them|people|anyone|anybody|customers|guests)
    not (?:a word|for (?:the )?(?:public|print|publication|guests|customers|sharing))
    leave (?:it|that|this|him|her|them|the|out|off)\b.{0,40}\bout; leave (?:out|off)
    keep (?:it|this|that|him|her|them) (?:quiet|private|secret|between|out|off|to yourself)
    between (?:us|you and me|ourselves); off the record; (?:only|just) for you; for you only
    for your (?:eyes|info(?:rmation)?); fyi; just so you know; (?:nobody|no one) (?:needs|has) to know
    confidential(?:ly)?; internal(?:ly)?; privately
    private(?! (?:dining|events?|part(?:y|ies)|rooms?|hire|functions?|chef|garden|patio|terrace|bookings?|tours?|lot|parking))
    (?:my|his|her) (?:private|personal|cell|home) (?:phone|number|cell|address)
    secrets?(?! (?:menu|sauce|recipe|garden|ingredient)); passwords?; (?:pin|alarm) code
    landlord; (?:the|our) lease; rent (?:is|went); (?:our|the|my) rent
    lawsuits?; su(?:ed|ing); lawyers?; police; arrested; stolen; broke in
    bankrupt\w*; debts?; loans?; (?:we|i) owe; tax (?:office|man|debt); irs; struggling
    salar(?:y|ies); wages; payroll; margins?; profits?; revenue; turnover; sales (?:are|were) (?:down|slow|bad); costs? us
    inspectors?; inspection; health (?:department|code); violations?; food poisoning
    cockroach\w*; roach(?:es)?; rats?; mice
    (?:got|was|were|been) fired; fired (?:him|her|them|the|our|my); laid off
    divorc\w*; affair; drunk; drinking problem; rehab; (?:my|his|her|the) ex; ex-(?:wife|husband|partner)
    competitors?; rivals?; undocumented; off the books; cash under; under the table`,
  changed: String.raw`
    no longer; (?:not )?any ?more; not yet; used to(?! the); formerly; previously
    previous (?:owners?|menu|address|number); old (?:phone|number|address|location|menu|hours|name|site|owners?)
    discontinued; stopped (?:doing|serving|making|selling|offering|taking); closed down; shut down; sold out of
    (?:coming )?soon; planning; plans? to; hop(?:e|ing) to; thinking (?:of|about); considering
    might; maybe; perhaps; probably; possibly; someday; one day; eventually
    next (?:week|month|year|spring|summer|fall|autumn|winter|season)
    will (?:be|open|start|have|add|move|launch|offer); going to; gonna; about to; would (?:like|love) to; want to
    wait,; oops; correction; scratch that; make that; i mean(?:t)?; actually; typo
    tb[adc]; to be (?:decided|confirmed|announced)
    for now; right now; at the moment; currently; temporarily; until further notice
    (?:we|i|it|this|that|they) (?:are|is|was|were)(?: not|n't) (?:an?|your|the|just|really)
    (?:we're|i'm|it's|that's|this is|they're) not; isn't; aren't an?; wasn't; weren't
    nothing to do with; not affiliated; no relation; unlike`,
  unsure: String.raw`
    not sure; unsure; idk; whatever; sort of; kind of; kinda; (?:god|who) knows
    (?:we|i|you|it) (?:must|need|needs|have to|has to|should|got to|gotta)(?! (?:book|reserve|order|call|ask))
    i (?:think|guess|believe|suppose|forget|forgot|dunno|don't know|wish|hope|hate|doubt)
    don't ask; long story; anyway; honestly; to be honest; tbh; i swear; sorry; (?:wish us|good) luck
    lol; lmao; ha ?ha+; jk; kidding
    my (?:back|knees?|doctor|phone|keyboard|spelling|english|typing)
    i'm (?:tired|typing|writing|not|no|bad|terrible|getting)
    died; dead; passed away; funeral; cancer; surgery; sick; hospital; heart attack; stroke
    politics; election; neighbou?rs?; complain\w*; yelp; trip ?advisor
    damn; shit\w*; fuck\w*; ass(?:hole)?s?; crap`,
  praise: String.raw`
    (?:the )?(?:very )?best (?:[a-z'-]+ ){0,4}(?:in|on|of|around|ever|anywhere|outside|this side|you)
    best[- ](?:kept|selling|rated); everyone's favou?rite; finest; greatest; second to none; unbeatable
    world[- ](?:class|famous); legendary; acclaimed; renowned; famous(?! for); featured (?:in|on); as seen (?:in|on)
    award[- ]?\w*; won (?:the|a|an|first|gold|silver|bronze|several|many); voted; michelin
    number (?:one|1); no\.? ?1; #1; top[- ](?:rated|ten|10); [45](?:[.,]\d)?[- ]?stars?; five[- ]star`,
};
