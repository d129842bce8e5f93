import type { CopyLibrary } from '../../copy-library.ts';

/** Posts to neighbors, to guests who come the first time, and to those who eat at home. */
export const POSTS_NEIGHBORHOOD: Pick<CopyLibrary['posts'], 'town' | 'first_visit' | 'takeout'> = {
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
