import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on who comes along, and on what there is to celebrate. */
export const POSTS_COMPANY: Pick<
  CopyLibrary['posts'],
  'date_night' | 'family' | 'friends' | 'solo' | 'game_day' | 'birthday' | 'graduation'
> = {
  date_night: [
    {
      text: 'Somewhere under the [laundry|calendars|kids’ shoes] are two people who [used to flirt|like each other|split desserts]. Take them out for {food} and [leave the phones|talk about nothing useful|stay past bedtime].',
      photo: 'two hands and one shared order',
      tags: ['datenight', 'justthetwoofus', 'eatout'],
    },
    {
      text: 'First date? Eat something [messy|you can share|worth talking about]: you’ll know by the [second napkin|last piece|halfway point] whether there’s another. {name} will [keep your secret|root for you|look the other way].',
      photo: 'two napkins, one very used',
      tags: ['firstdate', 'datenight', 'messyfood'],
    },
    {
      text: 'How long since [you two|the pair of you|both of you] talked over something [delicious|that wasn’t homework|besides bills]? Don’t count. [Get dressed|Find a sitter|Pick a day], come to {name}, and start again at [“so, tell me”|hello|“you look nice”].',
      photo: 'two people looking up from a menu',
      tags: ['datenight', 'looksup', 'couple'],
    },
    {
      text: 'Love is [letting them have the last one|ordering what they’ll steal|pretending you’re full]. Prove it at {name}. Tag your date and [say nothing else|let them guess when|see how quickly they answer].',
      photo: 'the last piece, pushed across',
      tags: ['datenight', 'truelove', 'tagyourdate'],
    },
    {
      text: 'A date at {name} with no [tickets|costume|babysitter with a car]: [you order for each other|each picks for the other|you swap menus], and nobody [explains|peeks|gets a veto]. You’ll learn [plenty|who listens|more than you asked].',
      photo: 'two menus covering two faces',
      tags: ['dateidea', 'datenight', 'surprise'],
    },
    {
      text: 'Couch, show, asleep by [the opening scene|episode one|the credits]: you’ve done that date. Try one with [conversation|shoes|food you can smell]. Meet at {name} and arrive [separately, like strangers|holding hands|a little overdressed].',
      photo: 'good shoes by a front door',
      tags: ['datenight', 'offthecouch', 'goout'],
    },
  ],
  family: [
    {
      text: 'Everyone under one roof wants [a different thing|the thing that’s gone|“not that”]. A menu was [made for this|invented for families|built for peace]. Load the car and let them each [pick|point|have their way].',
      photo: 'small hands on a big menu',
      tags: ['familytime', 'everybodypicks', 'eatout'],
    },
    {
      text: 'Ask a kid about [school|the day|recess] over [homework|the sink|the steering wheel] and it’s “fine.” Try over {food} and [brace yourself|clear your evening|get the whole plot].',
      photo: 'a kid mid-story, hands flying',
      tags: ['familytime', 'tellmemore', 'kids'],
    },
    {
      text: 'Whoever usually cooks at your place [gets a menu|sits down|is off duty] now. The rest of you: [find shoes|get in the car|no whining]. See you all at {name}.',
      photo: 'an apron hung on a kitchen hook',
      tags: ['cooksnightoff', 'familytime', 'nocooking'],
    },
    {
      text: 'Some day they’ll be [taller than you|driving|too cool for this]. For now they still [share with you|sit next to you|laugh at your jokes]. Bring them to {name} and [order extra|skip the hurry|let them choose].',
      photo: 'a little shoe next to a big one',
      tags: ['familytime', 'growingup', 'eattogether'],
    },
    {
      text: 'Three generations, [one menu|four opinions|five conversations at once]. Get the [aunts|cousins|grandparents] together without anybody [hosting|vacuuming|hunting for chairs], and let {name} feed the argument.',
      photo: 'old hands, young hands, one order',
      tags: ['familyreunion', 'eattogether', 'generations'],
    },
    {
      text: 'The permission slips are [signed|lost|somewhere], the lunch boxes are [washed|in the car|a mystery], and you’re all [hungry|here|speaking]. Good work. Finish with something you didn’t [make|plan|burn].',
      photo: 'backpacks in a heap by a door',
      tags: ['familylife', 'schoolweek', 'nocooking'],
    },
  ],
  friends: [
    {
      text: 'Your oldest group chat has [a name nobody explains|one ghost|too many birthdays], and no date. Give it one: {name}, [this week|your pick|soon]. Quickest reply [orders first|picks the day|gets bragging rights].',
      photo: 'a crowded selfie, slightly blurry',
      tags: ['oldfriends', 'groupchat', 'foodfriends'],
    },
    {
      text: 'Good friends [split the bill|pass things over|trade halfway]. Great ones [don’t ask what you ordered|order what you wanted to try|save you the crispy part]. Tag yours and [bring them by|come eat|say thanks in food].',
      photo: 'two orders, crossed arms reaching',
      tags: ['greatfriends', 'tagafriend', 'sharing'],
    },
    {
      text: 'It’s been [a whole move|two jobs|one haircut disaster] since you last ate together. Voice messages [don’t count|only go so far|can’t pass the salt]. Meet at {name} and hear it [in person|from the start|with gestures].',
      photo: 'two friends, one mid-gesture',
      tags: ['catchup', 'inperson', 'foodfriends'],
    },
    {
      text: 'Every group has a [planner|late one|storyteller], a picky one, and one who’s [just happy to be here|already eating|lost]. Tag yours by [role|rank|crime], then come over and [play your parts|prove it|eat].',
      photo: 'a group shot, everyone in character',
      tags: ['friendgroup', 'tagyourfriends', 'eattogether'],
    },
    {
      text: 'Invite the friend who [cancels|just had a baby|works weird hours] and the one who [never does|needs a laugh|misses them]. Pick {food}, because [nobody will argue|somebody has to pick|you’re craving that anyway].',
      photo: 'an extra chair pulled up',
      tags: ['invitethem', 'foodfriends', 'goodcompany'],
    },
    {
      text: 'Laughing with your mouth full is [bad manners|a skill|proof of a good time]. Do it at {name} with [people who’ve seen worse|the loud ones|your favorite offenders]. Napkins [will help|may be needed|go first].',
      photo: 'someone laughing behind a napkin',
      tags: ['laughs', 'foodfriends', 'goodtimes'],
    },
  ],
  solo: [
    {
      text: 'Party of one has [the right of way|full control|no debates]: what you want, [when you want it|at your pace|none of it shared]. Bring a [book|podcast|blank stare] and come eat.',
      photo: 'a book, an order, one seat',
      tags: ['solodining', 'partyofone', 'metime'],
    },
    {
      text: 'You’ve talked [all day|to everyone|in complete sentences] since morning. Have {food} with someone who [asks nothing|gets it|already knows]: you.',
      photo: 'one person, window light, calm',
      tags: ['solodining', 'quiet', 'metime'],
    },
    {
      text: 'Nobody [counts|judges|steals anything] when you eat alone, so get [the big one|two things|one of everything]. Solo is [a great number|not a compromise|how the truly hungry do it].',
      photo: 'two orders, one person',
      tags: ['solodining', 'noneedtoshare', 'treatyourself'],
    },
    {
      text: 'If everybody’s [busy|away|“super swamped”], take yourself out. You’re [available|good company|right there], you know [all your stories|what you like|your order], and you’ve never once [canceled|been late to you|disagreed].',
      photo: 'a raised glass toward an empty seat',
      tags: ['solodate', 'takeyourselfout', 'metime'],
    },
    {
      text: 'One chair, one order, and [half an hour|a chapter|some peace]. Put it on your calendar as [“dentist”|“call with legal”|“do not disturb”], then go to {name}.',
      photo: 'a calendar entry with a suspicious name',
      tags: ['solodining', 'donotdisturb', 'metime'],
    },
    {
      text: 'The trick to eating out alone is [to order well|not hurrying|looking mysterious]. By the [second taste|middle|time it’s gone], you’ll wonder why you [waited|ever split anything|thought it was odd].',
      photo: 'a lone diner seen through the window',
      tags: ['solodining', 'tableforone', 'eatout'],
    },
  ],
  game_day: [
    {
      text: 'It’s game day: you’ve got the [jersey|lucky socks|face paint] and no [food|snacks|plan for after]. Fix that at {name}, before [kickoff|tip-off|the anthem] or right after the [yelling|final whistle|replay].',
      photo: 'a foam finger next to an order',
      tags: ['gameday', 'gamefood', 'letsgo'],
    },
    {
      text: 'Win, and you’ll want to [celebrate|tell strangers|relive it]. Lose, and you’ll want {food}. Either way we’re on [your side|the schedule|the way home].',
      photo: 'a cap turned backward on a chair',
      tags: ['gameday', 'winorlose', 'hungry'],
    },
    {
      text: 'A mixed [marriage|friendship|office] cheers for [two teams|opposite ends|both colors]. Call a truce at {name}: [eat first|no scores until after|loser buys], and go easy on the [chants|elbows|statistics].',
      photo: 'two rival jerseys across one order',
      tags: ['gameday', 'rivals', 'truce'],
    },
    {
      text: 'Nerves burn [energy|a lot|more than running]. So does [shouting at referees|pacing|jumping off the couch]. Eat well at {name}, and bring the [whole bench|loud one|coach in the family].',
      photo: 'nervous hands around something tasty',
      tags: ['gameday', 'fanfuel', 'eatout'],
    },
    {
      text: 'The coach says [hydrate|focus|one play at a time]. Your stomach says {food}. Only one of them has [been right all season|your phone number|never let you down].',
      photo: 'a whistle hanging off a menu',
      tags: ['gameday', 'listentoyourstomach', 'gamefood'],
    },
    {
      text: 'The kids’ [game|match|meet] is over, somebody’s [muddy|crying|a hero], and they’re all starving. Bring the [team|carpool|cleats] to {name} and order [by the armful|quickly|for a crowd].',
      photo: 'muddy cleats by the door',
      tags: ['gameday', 'aftergame', 'teamfood'],
    },
  ],
  birthday: [
    {
      text: 'Someone you know has a birthday [this week|coming up|and says “nothing big”]. That still [includes food|means you show up|needs a menu]. Tag them and [pick a day|take them out|start the guest list].',
      photo: 'one candle in something unexpected',
      tags: ['birthday', 'nothingbig', 'tagafriend'],
    },
    {
      text: 'On your birthday you shouldn’t [cook|clean|compromise]. That’s the [law|minimum|whole rule]. Spend it on {food} with people who [knew you back then|sing off-key|remember without an app].',
      photo: 'a party hat on a menu',
      tags: ['birthday', 'nocooking', 'yourday'],
    },
    {
      text: 'A gift gets [returned|regifted|put in a drawer]. A good meal gets [retold|remembered|finished]. For the next birthday, skip the [wrapping|gift bag|mall] and bring them to {name}.',
      photo: 'a bow tied around a napkin',
      tags: ['birthday', 'giftidea', 'eattogether'],
    },
    {
      text: 'Did your birthday land on a [Tuesday|workday|rainy one]? Move it. Nobody’s [checking|counting|going to object], and you can celebrate at {name} whenever your [people|pants|weekend] can make it.',
      photo: 'a birthday circled twice on a calendar',
      tags: ['birthday', 'birthdayweek', 'celebrate'],
    },
    {
      text: 'You’re another year [wiser|funnier|pickier], so order like it: [exactly what you want|no sharing|more than one]. Everybody else can [sing|watch|get the bill], in that order.',
      photo: 'the birthday person choosing, others leaning in',
      tags: ['birthday', 'anotheryear', 'treatyourself'],
    },
    {
      text: 'Small birthdays are underrated: [two friends|your closest few|one good laugh], some {food}, no [balloon arch|theme|slideshow]. If that sounds like you, [come by|say when|bring them].',
      photo: 'one balloon tied to one chair',
      tags: ['birthday', 'smallbirthday', 'goodcompany'],
    },
  ],
  graduation: [
    {
      text: 'They [studied|crammed|survived], they threw the hat, and they’re [hungry|starving|yours for the afternoon]. Feed the graduate at {name} and [ask nothing about plans|cry a little|pay for once more].',
      photo: 'a graduation cap on a chair',
      tags: ['graduation', 'classof', 'proud'],
    },
    {
      text: 'Somebody sat through [every name|two speeches|the whole alphabet] in a folding chair. [That deserves food|They need lunch|Feed them]. Bring the [gown|grandparents|crying uncle] and let the graduate [order first|choose|point at everything].',
      photo: 'a row of empty folding chairs',
      tags: ['graduation', 'proudfamily', 'eattogether'],
    },
    {
      text: 'A diploma [looks good on the wall|fits in a frame|proves a lot]. It doesn’t [fill anybody up|come with sauce|feed a family]. For that part, there’s {food} at {name}.',
      photo: 'a rolled diploma beside an order',
      tags: ['graduation', 'diploma', 'hungry'],
    },
    {
      text: 'To everyone who lived on [crackers|vending machines|cold cereal] and deadlines: welcome back. Have something with [a napkin|several ingredients|your parents’ card], and [take your time|order big|toast to yourself].',
      photo: 'a tassel hanging over a menu',
      tags: ['graduation', 'youdidit', 'celebrate'],
    },
    {
      text: 'The graduate wants [friends|a nap|to leave], the [parents|aunts|grandparents] [line up for pictures|find the camera|hold the flowers], and everybody’s hungry. Start with [the last one|what you agree on|food], at {name}.',
      photo: 'one gown, many phones, one order',
      tags: ['graduation', 'familytime', 'everybodyeats'],
    },
    {
      text: 'Tag the [teacher|roommate|parent] who [got you here|believed it first|kept calling]. Then take them out for {food}, and say the [speech you never gave|thank-you out loud|thing you meant to]. It’s [your turn|about time|graduation season].',
      photo: 'a thank-you card under a fork',
      tags: ['graduation', 'thankyou', 'teachers'],
    },
  ],
};
