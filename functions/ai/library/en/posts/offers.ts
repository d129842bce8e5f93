import type { CopyLibrary } from '../../copy-library.ts';

/** Posts around a fact of the restaurant: an offer, its hours, its town, its takeout. */
export const POSTS_OFFERS: Pick<
  CopyLibrary['posts'],
  'offer' | 'happy_hour' | 'hours_tonight' | 'town' | 'first_visit' | 'takeout'
> = {
  offer: [
    {
      text: 'Forward this to [a friend|a coworker|your cousin], because some people need [a nudge|one good reason|it in writing]: {offer} at {name}. The code is {code}. If they [don’t answer|hesitate|ask why], go without them.',
      photo: 'a phone showing the offer, food behind it',
      tags: ['specialoffer', 'tagafriend', 'eatout'],
    },
    {
      text: 'You were [going to eat|getting hungry|coming by] anyway. So here’s {offer}, for [doing what you’d do|the same appetite|no extra effort]. Say {code} when you order, and [act surprised|smile|enjoy it].',
      photo: 'an order being handed over with a grin',
      tags: ['deal', 'specialoffer', 'hungry'],
    },
    {
      text: 'Good news for [planners|procrastinators|people who read captions]: {offer}. Write {code} on your [hand|calendar|forearm], or [take a screenshot|save this post|tell someone with a memory], and use it at {name}.',
      photo: 'the code written on a palm',
      tags: ['goodnews', 'specialoffer', 'savethis'],
    },
    {
      text: 'It’s not your birthday, but [act like it|why wait|who’s checking]. Get {offer} when you say {code} at {name}. Bring [someone fun|whoever’s hungry|a person you like] and [celebrate nothing|toast to nothing|make it a thing].',
      photo: 'a paper hat beside an ordinary order',
      tags: ['justbecause', 'specialoffer', 'treatyourself'],
    },
    {
      text: 'One word stands between you and [a very good mood|your reward|something tasty], and the word is {code}. It gets you {offer}. [Practice in the car|Say it with feeling|Whisper it if you’re shy].',
      photo: 'the code in chalk, big letters',
      tags: ['secretword', 'specialoffer', 'onthemenu'],
    },
    {
      text: 'Eating out, but [make it clever|with a plan|hold the guilt]: {offer} at {name}. [Read that again|Let it sink in|Take a moment], then find [a date|a friend|an empty spot on your calendar].',
      photo: 'a receipt and a happy thumb',
      tags: ['smartmove', 'specialoffer', 'eatout'],
    },
    {
      text: 'Your [budget|better judgment|piggy bank] and your appetite finally agree on something: {offer}. [Don’t let the moment pass|Shake on it|Act before they argue again]. Say {code} when you come in.',
      photo: 'a piggy bank next to a full order',
      tags: ['winwin', 'specialoffer', 'hungry'],
    },
    {
      text: 'Who’s your [plus-one|partner in crime|emergency contact]? Tag them here. It’s {offer} at {name} with code {code}, and that’s more fun with [company|a witness|someone to gloat at].',
      photo: 'two people reading one phone',
      tags: ['tagafriend', 'specialoffer', 'plusone'],
    },
    {
      text: 'We’ll keep it short, because you’re [hungry|busy|at work]. Here it is: {offer}. Where: {name}. What to do: [come in|show up|bring your appetite] and say {code}.',
      photo: 'the offer on a napkin in marker',
      tags: ['shortandsweet', 'specialoffer', 'hungrynow'],
    },
    {
      text: 'Save this post for the day you [can’t face the stove|get good news|run out of groceries]. It’s {offer}, and future you will be [grateful|thrilled|very hungry]. Code: {code}.',
      photo: 'an empty fridge, lit from inside',
      tags: ['savethis', 'specialoffer', 'nocooking'],
    },
    {
      text: 'Math [you’ll like|made pleasant|for the hungry]: take one appetite, add {offer}, subtract the dishes. Show your work at {name}, and [round up|carry the dessert|check it twice].',
      photo: 'an equation on a napkin',
      tags: ['foodmath', 'specialoffer', 'eatout'],
    },
    {
      text: 'Somebody you know is about to [order the usual|cook something sad|skip a meal] without knowing about this: {offer}. [Stop them|Step in|Be a friend]. Share the post, then meet [at {name}|in {town}|over the menu].',
      photo: 'a sad sandwich crossed out in red',
      tags: ['shareit', 'specialoffer', 'foodfriends'],
    },
    {
      text: 'There are [harder|longer|worse] things to remember than this: {offer}, code {code}. You know [your license plate|three old phone numbers|every word of that one song]. You can [manage|hold on to|learn] one more.',
      photo: 'a string tied around one finger',
      tags: ['remember', 'specialoffer', 'onthemenu'],
    },
    {
      text: 'Raise your hand if you’d [say no|look away|keep walking]. Nobody? Then it’s settled: {offer}, at {name}. Come with [a friend|the family|whoever raised a hand] and [order well|take your time|see what’s good].',
      photo: 'several raised hands, one holding a menu',
      tags: ['handsup', 'specialoffer', 'eattogether'],
    },
  ],
  happy_hour: [
    {
      text: 'The [workday|inbox|to-do list] ends when you say so. Happy hour: {hours}. [Close the laptop|Take off the badge|Leave the charger], grab [a coworker|someone fun|the new person], and come over.',
      photo: 'a badge and lanyard dropped beside a glass',
      tags: ['happyhour', 'afterwork', 'cheers'],
    },
    {
      text: 'There’s one meeting today you’ll [enjoy|remember|show up early for]. It’s at {name}, {hours}. Bring [no slides|an agenda with food on it|someone who listens].',
      photo: 'two glasses and a closed notebook',
      tags: ['happyhour', 'bestmeeting', 'afterwork'],
    },
    {
      text: 'Rush hour or happy hour? [Same clock|Same minutes|One sunset], two very different moods. Skip the [brake lights|honking|middle lane] and sit this one out [with us|at {name}|over something cold].',
      photo: 'brake lights blurred behind a cold glass',
      tags: ['happyhour', 'rushhour', 'skipthetraffic'],
    },
    {
      text: 'An hour is [short|not long|sixty minutes at most], so spend it on something [cold|salty|shareable] and somebody [funny|you’ve missed|who owes you a story]. Happy hour at {name}: {hours}.',
      photo: 'a shared snack and two hands',
      tags: ['happyhour', 'catchup', 'eattogether'],
    },
    {
      text: 'The gap between work and [home|the gym|the evening] has a name. {fact} That’s [plenty of reason|all the invitation you need|your cue], so text [the team|a friend|the usual suspects].',
      photo: 'the doorway at the end of the workday',
      tags: ['happyhour', 'afterwork', 'textafriend'],
    },
    {
      text: 'For everyone [watching the clock|stuck on a call|pretending to type]: {fact} Hang on. It’s [closer than it looks|coming|nearly time], and {name} is easy to find.',
      photo: 'an office clock, then a cold glass',
      tags: ['happyhour', 'clockwatching', 'almostthere'],
    },
    {
      text: 'You said “[we should get together|let’s do something soon|I’ll text you]” in [the elevator|a hallway|spring]. Happy hour is [soon|that something|what you meant]. Tag them, and pick a day.',
      photo: 'two friends mid-story, drinks half full',
      tags: ['happyhour', 'letsgettogether', 'tagafriend'],
    },
    {
      text: 'Come for [one thing|a snack|a quick hello]. Then somebody tells a story, somebody orders [another round|a little more|something to share], and happy hour [does what it does|turns into an evening|earns its name]. See you at {name}.',
      photo: 'laughing people, low sun, small dishes',
      tags: ['happyhour', 'onemore', 'goodcompany'],
    },
  ],
  hours_tonight: [
    {
      text: 'Today’s hours at {name}: {hours}. That should cover [early birds|clock-watchers|people who can’t wait], the [latecomers|dawdlers|“five more minutes” crowd], and you.',
      photo: 'the front door with the lights on',
      tags: ['opentoday', 'todayshours', 'eatout'],
    },
    {
      text: 'Before you [open the fridge|thaw something|ask “what’s for dinner?”]: we’re open today, {hours}. Close it again [gently|without guilt|with your foot] and [grab your keys|find a jacket|come see us].',
      photo: 'a hand closing a fridge door',
      tags: ['opentoday', 'nocooking', 'hungry'],
    },
    {
      text: '{day}: {hours}. You now have [a window|a plan|a deadline], and all that’s missing is [an appetite|company|your order]. Tell [someone|the carpool|the house] and come by.',
      photo: 'the hours on the door, late sun',
      tags: ['opentoday', 'todaysplan', 'eatout'],
    },
    {
      text: 'Any minute now, [your date|the office|the group chat] will ask where to eat. Your answer: {name}, today, {hours}. [Be casual|Look clever|Say it first].',
      photo: 'a map pin and a set of keys',
      tags: ['wheretoeat', 'opentoday', 'groupchat'],
    },
    {
      text: 'If you’re [doing the math|checking the clock|planning backward], we’re open {hours} today. Work in time for [shoes|traffic|finding the car], and for [a second order|dessert|changing your mind].',
      photo: 'a watch beside a menu',
      tags: ['opentoday', 'ontime', 'hungry'],
    },
    {
      text: 'Lights on, [pans out|aprons tied|music up]: {name} is open {hours} today. Come [hungry|as you are|straight from work], and [bring someone|stay a little|take your pick of the menu].',
      photo: 'the open sign from the street',
      tags: ['opentoday', 'lightson', 'comein'],
    },
    {
      text: 'A {day} without plans is just [a long evening|a clean calendar|laundry]. Ours says {hours}. Pick a time in there and [call it a plan|put your name on it|tell a friend].',
      photo: 'a calendar page with one circle on it',
      tags: ['noplans', 'opentoday', 'eatout'],
    },
    {
      text: 'You’ll think of us at [a red light|the end of a meeting|exactly the right moment] and wonder if we’re open. Today’s answer: {hours}. [No need to look it up|You’re welcome|No puzzle at all]. Save this [for then|for later|post].',
      photo: 'a red light, your sign in the distance',
      tags: ['savethis', 'opentoday', 'areyouopen'],
    },
    {
      text: 'There’s [plenty of|still some of|enough of] today left for something good. We’re here {hours}. [Cancel the leftovers|Wake the nappers|Find the car keys] and come over to {name}.',
      photo: 'evening light on the front window',
      tags: ['opentoday', 'stilltime', 'hungry'],
    },
    {
      text: 'Early, late, or [right in the middle|somewhere between|whenever the kids agree]: today it’s {hours} at {name}. Your [appetite|stomach|schedule] gets to choose.',
      photo: 'a row of clocks or one big one',
      tags: ['opentoday', 'todayshours', 'yourchoice'],
    },
  ],
  town: [
    {
      text: 'Things {town} agrees on: [the weather’s odd|nobody can merge|somebody always parks crooked], and everybody [has to eat|gets hungry|likes a good meal]. We can [help with|speak to|do something about] the last one.',
      photo: 'your street at the busiest hour',
      tags: ['neighborhood', 'hometown', 'eatout'],
    },
    {
      text: 'You know you’re from {town} when you [give directions by what used to be there|know a back way|run into your dentist]. Tag someone who [does it, too|just moved here|needs the tour], and end it at {name}.',
      photo: 'a corner everyone in town knows',
      tags: ['hometown', 'youknow', 'neighborhood'],
    },
    {
      text: 'New in {town}? You’ll need [a pharmacy|a dentist|a good mechanic], a shortcut, and somewhere to [eat|get fed|become a regular]. We can’t help with [teeth|traffic|your muffler], so come see us [hungry|about the rest|for the last one].',
      photo: 'moving boxes and a hungry person',
      tags: ['newintown', 'neighborhood', 'eatout'],
    },
    {
      text: 'Visitors in {town} ask [what to see|where to go|what’s fun]. People who live here ask [what’s for dinner|who’s hungry|where to sit down]. Both [questions|roads|answers] lead to {name}.',
      photo: 'a folded map and an order',
      tags: ['visit', 'whattodo', 'hometown'],
    },
    {
      text: 'A walk through {town} goes [further|faster|better] with [food at the end of it|something to look forward to|a destination]. Ours is {name}. Bring [the dog’s opinion|good shoes|an appetite] and take [the long way|your time|the scenic street].',
      photo: 'a sidewalk leading to your door',
      tags: ['takeawalk', 'neighborhood', 'hometown'],
    },
    {
      text: 'Out-of-town guests are [coming|at the door|on the couch], and they’d like to “see {town}.” Show them [the view|a bridge|the main street], sure. Then feed them at {name}, because [that’s what they’ll remember|nobody toured well on empty|you’re the host].',
      photo: 'suitcases by a door, someone with car keys',
      tags: ['guestsintown', 'showthemaround', 'hometown'],
    },
    {
      text: 'You could drive [an hour|halfway across the state|until the radio fades] for a good meal. Or you could [stay in|look around|remember you live near] {town}, and [use the hour to eat|save the gas|be home sooner]. Just a thought.',
      photo: 'an empty road, then your sign',
      tags: ['closetohome', 'hometown', 'eatout'],
    },
    {
      text: '{town}, you look [tired|hungry|like you’ve had a week]. Come in, [sit|breathe|put the bags down], and have something you didn’t have to [cook|plan|clean up after].',
      photo: 'rooftops or main street at dusk',
      tags: ['hometown', 'longweek', 'eatout'],
    },
    {
      text: 'Every town has a person who [knows everybody|waves at all the cars|stops to talk]. Tag {town}’s. Then ask them [to eat with you|where they eat|what they’d order] at {name}, and plan on [interruptions|an audience|a long hello].',
      photo: 'a wave from across the street',
      tags: ['knowseverybody', 'hometown', 'tagthem'],
    },
    {
      text: 'Your commute through {town} has [a slow stretch|one bad corner|its moods]. It also has {name}. Next time you’re [stuck|crawling|hungry] somewhere in between, [pull in|think of us|take the break].',
      photo: 'your sign through a car window',
      tags: ['commute', 'hometown', 'pullover'],
    },
    {
      text: 'There’s a lot to [do|see|love] in {town}, and most of it [works up an appetite|ends around mealtime|goes better fed]. So finish the [errand|tour|game], then come finish your [day|hunger|list] here.',
      photo: 'tired feet under a chair, food above',
      tags: ['outandabout', 'hometown', 'hungry'],
    },
    {
      text: 'If you moved away from {town}, what would you [miss|ask friends to mail|dream about]? The [people|sky|shortcuts], and what food? Tell us below, then [come have it|order it while you can|appreciate it in person].',
      photo: 'a postcard and an order of the favorite',
      tags: ['missingit', 'hometown', 'askus'],
    },
  ],
  first_visit: [
    {
      text: 'Never been to {name}? Here’s [the whole procedure|how it works|what to know]: come in, get [curious|comfortable|the thing that sounds good], eat. By your second time you’ll [have a usual|be giving tours|bring somebody].',
      photo: 'the view from just inside the door',
      tags: ['firstvisit', 'newhere', 'comein'],
    },
    {
      text: 'You’ve [driven past|scrolled by|walked past] us and thought “[one of these days|maybe sometime|next week].” It’s [here|that day|about time]. We’ll [be nice|go easy on you|act natural], and you get to [cross it off|be new only once|say you finally did].',
      photo: 'your front from across the street',
      tags: ['oneofthesedays', 'firstvisit', 'saycheese'],
    },
    {
      text: 'The first time anywhere is [a little awkward|all new|a blind date]: where to stand, what to [say|order|point at]. Don’t [worry|study|rehearse]. Ask us what we’d eat, and [go from there|blame us|trust it].',
      photo: 'a friendly face behind the menu',
      tags: ['firsttime', 'askus', 'comein'],
    },
    {
      text: 'Wanted: one person who’s [never been here|still on the fence|always “meaning to come”], and one friend to [drag them|hold the door|order first]. Tag [each other|your half|the other one] and come to {name}.',
      photo: 'one friend pulling another by the sleeve',
      tags: ['tagafriend', 'firstvisit', 'eattogether'],
    },
    {
      text: 'What to bring on a first visit: [an appetite|curiosity|whoever’s around]. What to leave at home: [the diet talk|your own cooking|the schedule]. What to [order|expect|say]? Ask, and you’ll get an honest answer.',
      photo: 'an open door and a doormat',
      tags: ['whattobring', 'firstvisit', 'newhere'],
    },
    {
      text: 'There’s a [theory|rule|rumor] that you should order whatever you [can’t pronounce|keep rereading|pointed at by accident]. Test it on your first time at {name}. If you’re [right|happy|hooked], come back and go one line down.',
      photo: 'a finger running down the menu',
      tags: ['firsttime', 'whattoorder', 'onthemenu'],
    },
    {
      text: 'You can read [reviews|opinions|comments] all day, or you can [taste it|find out|come in] and have your own. First-timers, {name} would like to [meet you|hear yours|feed you].',
      photo: 'a phone face down, an order face up',
      tags: ['firstvisit', 'tastefirst', 'yourownopinion'],
    },
    {
      text: 'Regulars, this one’s [yours|for you|homework]: what should [a newcomer|your boss|a friend] order on a first visit? [Be specific|Keep it short|No ties]. Everyone else, [take notes|read closely|screenshot the winner] and come hungry.',
      photo: 'a regular’s hands around the usual order',
      tags: ['askaregular', 'firstvisit', 'whattoorder'],
    },
  ],
  takeout: [
    {
      text: 'Pajamas have a place in [every meal plan|this world|fine dining], and it’s your couch. Order takeout from {name}, [pick it up|swing by|send the tall one], and be back before the [credits|blanket cools|cat takes your spot].',
      photo: 'a takeout bag on a couch, blanket nearby',
      tags: ['takeout', 'nightin', 'couchtime'],
    },
    {
      text: 'Takeout rule number one: whoever [drives|picks up|carries the bag] gets [first choice|the extra one|a tax]. Rule two: no [opening it at red lights|peeking|sniffing]. See who [makes it home|cracks first|breaks which].',
      photo: 'a bag buckled into a passenger seat',
      tags: ['takeout', 'houserules', 'pickup'],
    },
    {
      text: 'You do the [table|playlist|movie], we do the cooking. Get takeout from {name} and use the good dishes, or [eat from the box|don’t|hand out forks and step back]. Nobody’s [judging|counting|looking].',
      photo: 'takeout boxes beside the good china',
      tags: ['takeout', 'nightin', 'gooddishes'],
    },
    {
      text: 'Some evenings have [two practices and a recital|no gaps|too many drop-offs] in them. Put in [an order|your takeout|the call] between stops, and [dinner|the last stop|one problem] is solved.',
      photo: 'a bag on the seat next to soccer gear',
      tags: ['takeout', 'busyfamily', 'onthego'],
    },
    {
      text: 'A park bench, a [blanket|tailgate|back step], and a bag from {name}. The [sky|sunset|view] comes with it. Order takeout, bring [napkins|somebody|a jacket], and call it a picnic.',
      photo: 'an open bag on a bench, sky above',
      tags: ['takeout', 'picnic', 'outside'],
    },
    {
      text: 'Leftover takeout is [tomorrow’s present|a love letter|a gift] from you to you. So order [a little extra|one more|like you have guests], hide it [behind the milk|well|on the top shelf], and tell no one.',
      photo: 'a labeled box behind the milk',
      tags: ['takeout', 'leftovers', 'futureyou'],
    },
    {
      text: 'What’s [playing|on|the movie]? Who’s on the couch? Those are [the hard questions|yours to settle|up to you]. For the food, there’s takeout from {name}, and [nobody has to pause|the remote stays yours|that part’s easy].',
      photo: 'boxes on a coffee table, screen glow',
      tags: ['takeout', 'movienight', 'nightin'],
    },
    {
      text: 'Surprise your [household|roommates|family]: walk in [early|smiling|backward] with a bag from {name}. You’ll be [popular|forgiven|hugged] before it’s [open|unpacked|on the table]. [Look innocent|Say nothing|Hide the receipt].',
      photo: 'a bag held out in a doorway',
      tags: ['takeout', 'surprise', 'homehero'],
    },
  ],
};
