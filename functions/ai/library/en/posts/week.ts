import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on days of the week. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  'monday' | 'midweek' | 'thursday' | 'friday' | 'weekend' | 'sunday'
> = {
  monday: [
    {
      text: 'Monday asked for [a lot|a meeting|your patience] before [breakfast|your first coffee|you’d said hello]. Give yourself something [good|to look forward to|easy]: {food}, with [a friend|no dishes to wash|time to enjoy it]. See you at {name}.',
      photo: 'a laptop pushed aside for an order',
      tags: ['monday', 'startover', 'eatout'],
    },
    {
      text: 'Nobody plans much on Mondays, so they’re [wide open|yours|a secret]. Text [one person|a friend|your sister], name {name}, and watch the week [perk up|soften|get interesting].',
      photo: 'an empty Monday on a wall calendar',
      tags: ['monday', 'mondayplans', 'eatout'],
    },
    {
      text: 'You’ve made it through [the inbox|the commute|half of Monday] on coffee and [good intentions|gum|willpower]. That’s not a meal. Come get [one|fed|something with a napkin].',
      photo: 'an empty mug beside a full order',
      tags: ['monday', 'hungry', 'fuelup'],
    },
    {
      text: 'Why save the [treat|reward|nice meal] for Friday? Have it on Monday, and [start|open|begin] the week with something [good|tasty|you enjoy]. Come by {name} and [bring a coworker|start early|treat yourself].',
      photo: 'Monday circled on a calendar',
      tags: ['monday', 'treatyourself', 'whywait'],
    },
    {
      text: 'Somebody at [work|home|the gym] will ask how your Monday was. “[Fine|Long|Over]” is one answer. “I had {food}” is a [better|shorter|prouder] one.',
      photo: 'someone grinning over an order',
      tags: ['monday', 'howwasyourday', 'foodmood'],
    },
    {
      text: 'The weekend left you [sand in the car|a pile of laundry|no groceries] and a Monday. [Ignore the first|Deal with those later|Step around it]. Start with food, [company|a chair|a deep breath], and {name}.',
      photo: 'a laundry pile and somebody leaving',
      tags: ['monday', 'weekendover', 'nocooking'],
    },
  ],
  midweek: [
    {
      text: 'Wednesday could use [a highlight|something good|a little help]. Make it {food} with [a friend|the family|someone you like], and the weekend [feels closer|comes sooner|isn’t so far off]. See you at {name}.',
      photo: 'midweek light on an ordinary street',
      tags: ['midweek', 'humpday', 'eatout'],
    },
    {
      text: 'The middle of the week is [long|busy|slow]. Break it up with [a friend|something delicious|an hour off] at {name}. The rest [goes quicker|feels lighter|looks manageable] from there.',
      photo: 'a week planner with one bright note',
      tags: ['midweek', 'wednesday', 'halfway'],
    },
    {
      text: 'By Wednesday, the [groceries|big plans|good leftovers] are gone and the weekend’s [still far off|a rumor|only a dot]. [That’s our cue|Enter us|This is where we help]. Come hungry.',
      photo: 'one lonely carrot in a drawer',
      tags: ['midweek', 'emptyfridge', 'hungry'],
    },
    {
      text: 'Who says you need [a weekend|an occasion|nice shoes] to see a friend? Pick [the dullest day|any Tuesday|the emptier evening] and make it a [plan|tradition|habit]. Tag [your person|whoever you’d call|the one who’d say yes].',
      photo: 'two friends in work clothes, laughing',
      tags: ['midweek', 'tagafriend', 'catchup'],
    },
    {
      text: 'Midweek checklist: [water the plant|answer Mom|find the other sock], [breathe|stretch|unclench], eat something [you didn’t cook|tasty|with a friend]. {name} can [help with the last|check one box|do number three], gladly.',
      photo: 'a checklist with the last box open',
      tags: ['midweek', 'checklist', 'nocooking'],
    },
    {
      text: 'You’re closer to Friday than [you think|it feels|it looks]. Get through the rest with {food} and [good company|a good laugh|a friend]. Come see us [this week|when you’re hungry|soon].',
      photo: 'a weekly planner next to an order',
      tags: ['midweek', 'almostfriday', 'eatout'],
    },
  ],
  thursday: [
    {
      text: 'Why wait for Friday? Thursday is [a fine day|a good day|reason enough] to [meet a friend|go out|eat something good], and the weekend is [almost here|close|in sight]. Start a little early at {name}.',
      photo: 'a street before the weekend crowd',
      tags: ['thursday', 'almostfriday', 'eatout'],
    },
    {
      text: 'If the week were a [book|movie|hike], Thursday’s the part where you [can see the end|start to smile|get hungry]. Take a [hint|break|snack] and enjoy it [with us|at {name}|slowly].',
      photo: 'a bookmark near the end of a book',
      tags: ['thursday', 'almostthere', 'snack'],
    },
    {
      text: 'Ask the [group chat|gang|others] about Saturday and get [a poll|silence|opinions]. Ask about Thursday and get [a yes|two takers|the fun ones]. Then meet at {name}, and [order for the undecided|save a chair|send the rest a photo].',
      photo: 'a chat bubble that says yes',
      tags: ['thursday', 'groupchat', 'sayyes'],
    },
    {
      text: 'Four days of [early alarms|meetings|being responsible] and you’re almost there. Thursday calls for {food} and [a friend|a break|no cooking]. Come see us at {name} and [relax|enjoy|catch your breath].',
      photo: 'a work bag set down beside an order',
      tags: ['thursday', 'youdidit', 'treatyourself'],
    },
    {
      text: 'Old friends make great Thursday plans: [no pressure|no dress-up|no agenda], lots of [stories|catching up|“remember when”]. Tag yours, and [pick a time|meet here|don’t reschedule].',
      photo: 'an old photo next to two orders',
      tags: ['thursday', 'oldfriends', 'catchup'],
    },
    {
      text: 'Thursday’s forecast: [a few more emails|light paperwork|one last meeting], then {food} with [a friend|the family|someone fun]. [Sounds good|Ready|Who’s in]? Make it a plan and meet at {name}.',
      photo: 'blue sky over your street',
      tags: ['thursday', 'forecast', 'eatout'],
    },
  ],
  friday: [
    {
      text: 'It’s Friday. The [spreadsheet|laundry|lawn] will be there on Monday, [looking just as sad|as loyal as ever|unchanged]. You, on the other hand, could be [eating|laughing|somewhere good].',
      photo: 'a desk chair still spinning',
      tags: ['friday', 'tgif', 'eatout'],
    },
    {
      text: 'Dear [inbox|alarm clock|to-do list]: it’s Friday, and we need [some time apart|a break|some space]. Signed, everyone who’d rather be [eating|at {name}|out with friends]. Tag someone who [agrees|needs this|should be here].',
      photo: 'an out-of-office note on a chair',
      tags: ['friday', 'outofoffice', 'weekendmode'],
    },
    {
      text: 'Someone has to [say it first|go first|start], so: Friday, {name}, [who’s in|who’s hungry|who’s driving]? [Reply here|Share this|Tag them] and skip the [forty texts|long debate|scheduling app].',
      photo: 'a phone lit up with replies',
      tags: ['friday', 'whosin', 'groupchat'],
    },
    {
      text: 'There are two ways to do Friday: [fall asleep on the couch|scroll until your thumb hurts|reheat something], or {food} with people who [make you laugh|like you|know the story]. Pick the one you’ll [remember|talk about|be glad about].',
      photo: 'coats on, door open, going out',
      tags: ['friday', 'goout', 'goodcompany'],
    },
    {
      text: 'The week is [done|over|almost behind you]. Nobody needs [an update|a reply|anything from you] for a while. Spend that time [eating well|relaxing|over a good meal], with [people you like|a friend|the family], at {name}.',
      photo: 'someone enjoying the first taste',
      tags: ['friday', 'finally', 'weekend'],
    },
    {
      text: 'Outfit for Friday: [whatever’s clean|something comfortable|the good jacket]. Plan: eat [well|together|something good] at {name}. Who’s [in|coming|joining you]? Tag them and [pick a time|make it happen|come hungry].',
      photo: 'a jacket over a chair, food arriving',
      tags: ['friday', 'fridaymood', 'eatout'],
    },
  ],
  weekend: [
    {
      text: 'Weekends are for [nothing in particular|long meals|no alarms], and somehow they fill up with [errands|gutters|other people’s plans]. Save one [hour|corner|spot] for {name}.',
      photo: 'a lazy patch of sun on a chair',
      tags: ['weekend', 'slowdown', 'eatout'],
    },
    {
      text: 'Saturday you has no [meetings|badge|idea what time it is], and is [fun|hungry|open to suggestions]. Take that person [out for {food}|somewhere nice|to see friends] before [Monday you|the other one|the sensible version] comes back.',
      photo: 'sneakers and a menu',
      tags: ['saturday', 'weekend', 'goout'],
    },
    {
      text: 'Your weekend has [two days|a gap|plenty of hours], and a fridge with [mustard|one lemon|good intentions] in it. See where this is going? [So do we|Us too|We thought you might]. Come eat.',
      photo: 'a jar of mustard, alone',
      tags: ['weekend', 'emptyfridge', 'eatout'],
    },
    {
      text: 'Before the [hardware store|soccer game|farmers market], after it, or [instead of it|in the middle|to get out of it], you’ll [need to eat|get hungry|want a break]. Let {name} be the [good part|reward|excuse].',
      photo: 'a shopping bag parked under a chair',
      tags: ['weekend', 'errands', 'hungry'],
    },
    {
      text: 'What did you do this weekend? “[Chores|Not much|Slept]” won’t [impress anybody|make a good story|hold up at work]. Get yourself a [better|tastier|longer] answer with us.',
      photo: 'a long, messy, happy meal from above',
      tags: ['weekend', 'makeitgood', 'eatout'],
    },
    {
      text: 'The people you like [are finally off|have no excuse|are awake and bored] this weekend. Round up [two|a few|as many as fit in the car] and feed them at {name}. You’ll look [generous|organized|like a genius].',
      photo: 'a full car pulling up',
      tags: ['weekend', 'roundthemup', 'foodfriends'],
    },
  ],
  sunday: [
    {
      text: 'Sundays are made for [taking it slow|sleeping in|long meals]. Skip the [dishes|cooking|grocery run], come have {food}, and [take your time|enjoy the day|bring the family].',
      photo: 'long shadows and a slow meal',
      tags: ['sunday', 'slowsunday', 'eatout'],
    },
    {
      text: 'A feeling shows up on Sunday around [late afternoon|the last load of laundry|the second nap]. It’s [Monday, knocking|just hunger|easily fed]. Meet it with [a friend|something good|a full stomach] at {name}.',
      photo: 'late sun across an order',
      tags: ['sunday', 'sundayscaries', 'goodfood'],
    },
    {
      text: 'Sundays used to mean [everyone in one place|too much food|a long lunch and a nap]. They still can. Call [the cousins|whoever’s near|your people], and this time nobody [washes up|has to host|vacuums first].',
      photo: 'chairs from every side pulled together',
      tags: ['sunday', 'familytime', 'eattogether'],
    },
    {
      text: 'Things to do on a Sunday: [read half a paper|call somebody|find a sweater], eat something [worth leaving bed for|you didn’t cook|good], nap. We can [handle the middle|do one of those|bring you to the nap].',
      photo: 'a folded paper beside an order',
      tags: ['sunday', 'todo', 'naptime'],
    },
    {
      text: 'The week ahead is [long|busy|a full one]. Start it [well fed|rested|with a good meal] and in good company. Sunday at {name} is [a nice way to begin|a good place for that|just the thing].',
      photo: 'a planner closed under an order',
      tags: ['sunday', 'weekahead', 'recharge'],
    },
    {
      text: 'Meal prep, but hear us out: [someone else does it|there’s no prep|it’s only the meal]. You spend Sunday [talking|sitting|outside] and come to us when you’re [hungry|done|ready].',
      photo: 'empty containers stacked and unused',
      tags: ['sunday', 'mealprep', 'nocooking'],
    },
  ],
};
