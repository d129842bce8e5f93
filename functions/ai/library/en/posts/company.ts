import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about company and celebrations. */
export const POSTS_COMPANY: Pick<
  CopyLibrary['posts'],
  'date_night' | 'family' | 'friends' | 'solo' | 'game_day' | 'birthday' | 'graduation'
> = {
  date_night: [
    {
      text: 'Under all the [laundry|calendars|soccer schedules], you’re still [a couple|two people in love|each other’s favorite company]. Go out for {food}, [leave the phones alone|talk about anything but work|take your time], and enjoy [each other|the evening|just being the two of you].',
      photo: 'two hands across one shared order',
      tags: ['datenight', 'justthetwoofus', 'eatout'],
    },
    {
      text: 'First date? Pick something [easy to share|fun to eat|worth talking about], and [relax|be yourself|ask good questions]. {name} will take care of the food. The [conversation|second date|rest] is up to you.',
      photo: 'two drinks and two menus',
      tags: ['firstdate', 'datenight', 'eatout'],
    },
    {
      text: 'When did [you two|the pair of you|both of you] last talk about something [that wasn’t homework|besides bills|other than chores]? [Get dressed|Find a sitter|Pick a day], come to {name}, and catch up.',
      photo: 'two people looking up from a menu',
      tags: ['datenight', 'catchup', 'couple'],
    },
    {
      text: 'Love is [letting them have the last bite|ordering something they’ll steal from|sharing when you don’t want to]. Tag your date and [pick a day|make a plan|ask them out again], then come to {name} and prove it.',
      photo: 'the last bite, pushed across to someone',
      tags: ['datenight', 'truelove', 'tagyourdate'],
    },
    {
      text: 'Date idea: at {name}, [you order for each other|each of you picks for the other|you each try something new]. You’ll find out [how well you know each other|who was paying attention|what they think you like], and you’ll eat well either way.',
      photo: 'two menus covering two faces',
      tags: ['dateidea', 'datenight', 'surprise'],
    },
    {
      text: 'Date night on the [couch|sofa|living room floor] is nice, until somebody [falls asleep|checks email|picks the wrong movie]. Go out this time: meet at {name}, [dress up a little|hold hands|leave the phones in your pockets], and [enjoy each other|take your time|eat something good].',
      photo: 'good shoes by a front door',
      tags: ['datenight', 'offthecouch', 'goout'],
    },
  ],
  family: [
    {
      text: 'Everyone in the family wants [something different|a different thing|to pick]. [Good news|Relax|No problem]: menus are made for that. Come to {name} and [let everybody choose|order what you like|give the cooking a rest].',
      photo: 'small hands on a big menu',
      tags: ['familytime', 'everybodypicks', 'eatout'],
    },
    {
      text: 'Ask a kid about school [in the car|at the door|after practice] and you get “fine.” Ask over [a meal|something tasty|dessert] and you might hear [the whole story|about recess, too|more than you expected]. Give it a try [this week|soon|one evening] at {name}.',
      photo: 'a kid telling a story with both hands',
      tags: ['familytime', 'tellmemore', 'kids'],
    },
    {
      text: 'To whoever usually cooks at your house: [take the night off|put down the spatula|have a break]. Everyone else, [find your shoes|get in the car|be ready on time]. We’ll see you all at {name}.',
      photo: 'an apron hung on a kitchen hook',
      tags: ['cooksnightoff', 'familytime', 'nocooking'],
    },
    {
      text: 'One day the kids will be [taller than you|driving|off on their own]. For now they still [sit next to you|laugh at your jokes|share with you]. Bring them to {name} and [enjoy it|take your time|let them choose].',
      photo: 'a small shoe next to a big one',
      tags: ['familytime', 'growingup', 'eattogether'],
    },
    {
      text: 'Get the [aunts|cousins|grandparents] together without anyone having to [host|vacuum|find enough chairs]. Pick a day, [call everybody|start the group text|tell the whole family], and let {name} do the cooking.',
      photo: 'older and younger hands passing food',
      tags: ['familyreunion', 'eattogether', 'generations'],
    },
    {
      text: 'The homework is [done|almost done|in progress], the lunch boxes are [washed|in the car|somewhere], and everyone’s hungry. [You’ve done enough|You’ve earned a break|That’s a full day]. Let {name} [handle the food|cook|feed you all].',
      photo: 'backpacks in a heap by a door',
      tags: ['familylife', 'schoolweek', 'nocooking'],
    },
  ],
  friends: [
    {
      text: 'Your group chat has [a name nobody explains|plenty of photos|lots of old jokes] and no date set. How about {name} [this week|soon|one of these days]? Whoever replies first [picks the time|orders first|gets to choose].',
      photo: 'a smiling group selfie, a little crowded',
      tags: ['oldfriends', 'groupchat', 'foodfriends'],
    },
    {
      text: 'Good friends [split the bill|pass the plates|trade halfway]. Great friends [save you the last bite|let you taste everything|order what you wanted to try]. Tag yours and [bring|invite|take] them to {name}.',
      photo: 'friends reaching across each other to share',
      tags: ['greatfriends', 'tagafriend', 'sharing'],
    },
    {
      text: 'How long has it been since [you two|the old crew|your friends] ate together? Texting [isn’t the same|only goes so far|can’t replace it]. Meet at {name} and [catch up in person|hear the whole story|laugh out loud for real].',
      photo: 'two friends talking over an order',
      tags: ['catchup', 'inperson', 'foodfriends'],
    },
    {
      text: 'Every group has a [planner|latecomer|storyteller], a picky one, and one who’s [just happy to be there|already hungry|up for anything]. Tag yours, decide who’s who, and [eat together|meet up|settle it in person] at {name}.',
      photo: 'your group of friends, everyone smiling',
      tags: ['friendgroup', 'tagyourfriends', 'eattogether'],
    },
    {
      text: 'Invite the friend who [just had a baby|works weird hours|moved across town] and the one who [always says yes|needs a laugh|misses them]. [Make it|Go for|Say] {food}, pick a day, and meet at {name}.',
      photo: 'one chair pulled up for a friend',
      tags: ['invitethem', 'foodfriends', 'goodcompany'],
    },
    {
      text: 'A meal is going well when [everyone’s talking at once|nobody checks a phone|somebody’s laughing too hard to eat]. Bring [your favorite people|the loud ones|your oldest friends] to {name} and have one of those.',
      photo: 'friends laughing over their food',
      tags: ['laughs', 'foodfriends', 'goodtimes'],
    },
  ],
  solo: [
    {
      text: 'A party of one gets to [choose everything|take its time|skip the debate]: what you want, [when you want it|at your own pace|all for yourself]. Bring a [book|podcast|good appetite] and come eat at {name}.',
      photo: 'a book, an order, one seat',
      tags: ['solodining', 'partyofone', 'metime'],
    },
    {
      text: 'You’ve been talking [all day|to everyone|nonstop]. Take [half an hour|a little while|a quiet moment] for yourself, and have {food} at {name}. No small talk required.',
      photo: 'a single order in quiet light',
      tags: ['solodining', 'quiet', 'metime'],
    },
    {
      text: 'When you eat alone, nobody [steals a bite|asks to share|comments on seconds]. So come to {name}, get [what you really want|two things|the big one], and [enjoy it|take your time|savor it].',
      photo: 'two orders for one person',
      tags: ['solodining', 'noneedtoshare', 'treatyourself'],
    },
    {
      text: 'If everybody’s [busy|away|out of town], take yourself out to {name}. You know [what you like|your order|what sounds good], you’re [always on time|good company|up for it], and you can [bring a book|have seconds|think in peace].',
      photo: 'an open book beside one order',
      tags: ['solodate', 'takeyourselfout', 'metime'],
    },
    {
      text: 'Put [this|lunch alone|a break] on your calendar: one person, one order, [half an hour|a chapter|a little peace and quiet]. Mark it “[busy|do not disturb|important],” then come to {name}.',
      photo: 'a calendar entry that says “busy”',
      tags: ['solodining', 'donotdisturb', 'metime'],
    },
    {
      text: 'Never eaten out alone? Here’s the trick: [order well|bring a book|don’t hurry]. Before long you’ll wonder why you [waited|thought it was odd|didn’t do it sooner]. We’re [happy to have you|ready when you are|glad to feed you] at {name}.',
      photo: 'one order by itself, from above',
      tags: ['solodining', 'tableforone', 'eatout'],
    },
  ],
  game_day: [
    {
      text: 'It’s game day. You’ve got the [jersey|lucky socks|face paint], but [who’s cooking|what’s to eat|where are you eating]? Come to {name} before [kickoff|the anthem|it starts] or right after the [final whistle|celebration|last play].',
      photo: 'a jersey or cap next to an order',
      tags: ['gameday', 'gamefood', 'letsgo'],
    },
    {
      text: 'If your team wins, you’ll want to [celebrate|talk about it|relive every play]. If they lose, you’ll need {food}. Either way, [come see us|eat with us|meet us] at {name}.',
      photo: 'a team cap next to an order',
      tags: ['gameday', 'winorlose', 'hungry'],
    },
    {
      text: 'Does your [family|office|friend group] cheer for [two teams|opposite sides|rival colors]? Call a truce at {name}. [Eat first|Loser buys|No talking about the score], and [may the better team win|everyone leaves happy|keep it friendly].',
      photo: 'two rival jerseys across one order',
      tags: ['gameday', 'rivals', 'truce'],
    },
    {
      text: 'Watching the game takes [energy|nerves|a lot out of you]. So does [pacing|yelling at the referee|jumping off the couch]. Get something good to eat at {name}, and bring [the whole crew|your loudest fan|your armchair coach].',
      photo: 'fans in team colors sharing food',
      tags: ['gameday', 'fans', 'eatout'],
    },
    {
      text: 'Game day plan: wear the [jersey|lucky hat|team colors], call your [friends|crew|people], have {food}. You [do|can do|manage] the first two. {name} will [help with|take care of|handle] the third.',
      photo: 'team colors and an order, from above',
      tags: ['gameday', 'gameplan', 'gamefood'],
    },
    {
      text: 'The kids’ [game|match|meet] is over, somebody’s [muddy|a hero|still talking about it], and they’re all starving. Bring the [team|carpool|whole family] to {name} and let them [order|eat|celebrate].',
      photo: 'muddy cleats by the door',
      tags: ['gameday', 'aftergame', 'teamfood'],
    },
  ],
  birthday: [
    {
      text: 'Someone you know has a birthday [this week|coming up|around the corner] and doesn’t want a fuss. You [can|could|should] still [feed them|take them out|celebrate]. Tag them, [pick a day|invite the others|make a plan], and come to {name}.',
      photo: 'one candle on a dessert',
      tags: ['birthday', 'nofuss', 'tagafriend'],
    },
    {
      text: 'On your birthday you shouldn’t have to [cook|clean|compromise]. Make it {food} with [people who’ve known you forever|the ones who sing off-key|your favorite people], and let us [do the work|take care of the rest|wash up].',
      photo: 'a party hat on a menu',
      tags: ['birthday', 'nocooking', 'yourday'],
    },
    {
      text: 'Gifts get [returned|regifted|put in a drawer]. A good meal together gets [remembered|talked about|finished]. For the next birthday [you’re planning|coming up|on your calendar], skip the [wrapping paper|gift bag|mall] and bring them to {name}.',
      photo: 'a bow tied around a napkin',
      tags: ['birthday', 'giftidea', 'eattogether'],
    },
    {
      text: 'Does your birthday land on a [Tuesday|workday|busy day] this year? [Move the party|Celebrate later|Pick another day]. You can celebrate at {name} whenever your [friends|family|favorite people] can make it, and [nobody will mind|it still counts|it’s just as fun].',
      photo: 'a birthday circled on a calendar',
      tags: ['birthday', 'birthdayweek', 'celebrate'],
    },
    {
      text: 'You’re another year [wiser|funnier|older], so order [exactly what you want|whatever you like|a little extra]. Let everyone else [sing|pick up the check|do the planning]. Come to {name} and [enjoy your day|make a wish|have fun].',
      photo: 'the birthday person choosing, others leaning in',
      tags: ['birthday', 'anotheryear', 'treatyourself'],
    },
    {
      text: 'Small birthdays are underrated: [two friends|your closest few|your favorite people], some {food}, [a good laugh|no big production|an easy evening]. If that sounds like you, come to {name} and [let us feed you|bring a few people|make a wish].',
      photo: 'one balloon tied to one chair',
      tags: ['birthday', 'smallbirthday', 'goodcompany'],
    },
  ],
  graduation: [
    {
      text: 'They [studied|worked hard|stayed up late], they tossed the cap, and now they’re [hungry|starving|ready to celebrate]. Take your graduate out to {name} and [celebrate together|let them order first|tell them how proud you are].',
      photo: 'a graduation cap on a chair',
      tags: ['graduation', 'graduate', 'proud'],
    },
    {
      text: 'You sat through [every name|all the speeches|the long ceremony], and you’d [do it again|cheer again|clap just as loud]. Now bring the [cousins|grandparents|whole family] to {name} and let the graduate [order first|choose|have seconds].',
      photo: 'a bouquet next to an order',
      tags: ['graduation', 'proudfamily', 'eattogether'],
    },
    {
      text: 'A diploma [looks nice on the wall|takes years to earn|is worth framing]. It also [makes people hungry|calls for a party|deserves a treat]. Bring the graduate and [the family|the parents|everyone who cheered], and celebrate with {food} at {name}.',
      photo: 'a rolled diploma beside an order',
      tags: ['graduation', 'diploma', 'hungry'],
    },
    {
      text: 'To everyone who studied on [vending machine snacks|cold cereal|instant noodles]: you did it. Come have [a real meal|something good|whatever you want] at {name}, and [let your parents pay|bring your roommates|toast to yourself].',
      photo: 'a tassel hanging over a menu',
      tags: ['graduation', 'youdidit', 'celebrate'],
    },
    {
      text: 'First the [ceremony|speeches|long list of names], then [the photos|the hugs|the happy tears], and then everybody’s hungry. Bring the [grandparents|cousins|whole crowd] to {name} and keep celebrating.',
      photo: 'a graduate in a gown with family',
      tags: ['graduation', 'familytime', 'everybodyeats'],
    },
    {
      text: 'Tag the [teacher|roommate|parent] who [got you here|believed in you first|kept you going]. Then take them out for {food} and [say thank you|celebrate together|tell them what it meant].',
      photo: 'a thank-you card next to an order',
      tags: ['graduation', 'thankyou', 'teachers'],
    },
  ],
};
