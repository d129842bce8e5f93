import type { CopyLibrary } from '../../copy-library.ts';

/** Posts around an offer or the hours. */
export const POSTS_OFFERS: Pick<CopyLibrary['posts'], 'offer' | 'happy_hour' | 'hours_tonight'> = {
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
      text: 'It doesn’t have to be [your birthday|a holiday|a special day]. Get {offer} when you say {code} at {name}. Bring [someone fun|whoever’s hungry|a person you like] and [enjoy|celebrate anyway|make it an occasion].',
      photo: 'a paper hat beside an ordinary order',
      tags: ['justbecause', 'specialoffer', 'treatyourself'],
    },
    {
      text: 'One word to remember: {code}. It gets you {offer} at {name}. Say it when you order, and [bring a friend|come hungry|enjoy].',
      photo: 'the code in chalk, big letters',
      tags: ['secretword', 'specialoffer', 'onthemenu'],
    },
    {
      text: 'Eating out just got [easier|more tempting|a little better]: {offer} at {name}. [Pick a day|Tell a friend|Save this post], then [bring someone|come hungry|come see us] and enjoy a meal you didn’t cook.',
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
      text: 'Who could say no to this? It’s {offer}, at {name}. Come with [a friend|the family|someone hungry] and [order well|take your time|see what’s good].',
      photo: 'friends holding your menu',
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
      text: 'Before you [open the fridge|thaw something|ask what’s for dinner]: we’re open today, {hours}. [Grab your keys|Bring the family|Bring a friend] and let {name} do the cooking.',
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
      text: 'No plans for {day}? [Good news|Perfect|That’s easy]: we’re open {hours}. Pick a time, [tell a friend|bring the family|bring your appetite], and come see us at {name}.',
      photo: 'a calendar page with one circle on it',
      tags: ['noplans', 'opentoday', 'eatout'],
    },
    {
      text: 'Wondering if we’re open today? [Yes|We are|Good news, we are]: {hours}. [Save this for later|Share it with a friend|Tell the family], and come see us at {name} when you’re hungry.',
      photo: 'your open sign from the sidewalk',
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
};
