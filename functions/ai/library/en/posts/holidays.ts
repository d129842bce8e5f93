import type { CopyLibrary } from '../../copy-library.ts';

/** Posts around holidays: on the days before and after, never on being open then. */
export const POSTS_HOLIDAYS: Pick<
  CopyLibrary['posts'],
  'valentines' | 'mothers_day' | 'fathers_day' | 'thanksgiving' | 'holidays' | 'new_year'
> = {
  valentines: [
    {
      text: 'Roses [wilt|need a vase|fade], and cards [end up|get tucked away|go] in a drawer. A good meal is [something to remember|time well spent|hard to beat]. This Valentine’s, take your person out for {food}.',
      photo: 'one rose on an empty dish',
      tags: ['valentinesday', 'loveandfood', 'datenight'],
    },
    {
      text: 'Some valentines say it with [poems|jewelry|a boom box]. Yours says it by [giving up the last one|ordering what you like, too|letting you choose]. Tag that [romantic|hero|keeper] and make a plan.',
      photo: 'the last one, halfway handed over',
      tags: ['valentinesday', 'truelove', 'tagyourdate'],
    },
    {
      text: 'Single, married, [it’s complicated|too busy|mostly in love with the dog]: around Valentine’s, everyone still [has to eat|gets hungry|deserves something good]. Come to {name} with [a date|friends|yourself].',
      photo: 'a heart drawn in crumbs or steam',
      tags: ['valentinesday', 'galentines', 'everyonewelcome'],
    },
    {
      text: 'Couples who [share a phone charger|finish each other’s snacks|argue about the thermostat] have earned a Valentine’s treat. Make it {food}, and [no one talks about chores|hold hands a little|dress like it’s the third date].',
      photo: 'two hands, two rings, shared food',
      tags: ['valentinesday', 'longhaul', 'couple'],
    },
    {
      text: 'Forgot to plan Valentine’s? [It happens|Don’t worry|You’re not alone]. Say you wanted to [keep it simple|do something easy|just be together], suggest {name}, and [pick a day|enjoy the time together|bring a card].',
      photo: 'a hasty bouquet and a grin',
      tags: ['valentinesday', 'lastminute', 'rescue'],
    },
    {
      text: 'Maybe your [valentine|heart|February] belongs to the friend who [answers at midnight|knows your order|picks you up anywhere]. Take them out, [split everything|toast to it|tell them], and let the [couples|roses|balloons] wonder.',
      photo: 'two friends, one paper heart',
      tags: ['galentines', 'valentinesday', 'friends'],
    },
  ],
  mothers_day: [
    {
      text: 'She cut your food into [triangles|stars|very small pieces] for years. This Mother’s Day, [hand her a menu|get her the good seat|let her choose first]. Bring Mom to {name}.',
      photo: 'a mother choosing, kids waiting',
      tags: ['mothersday', 'mom', 'herturn'],
    },
    {
      text: 'Mom says she [doesn’t need anything|isn’t hungry|wants no fuss]. You’ve known her [long enough|your whole life|better than that]. Make plans anyway, and order what she’d [never order for herself|pick off yours|call too much].',
      photo: 'a hand waving off, smiling anyway',
      tags: ['mothersday', 'nofuss', 'treather'],
    },
    {
      text: 'Breakfast in bed has [crumbs|spills|burnt toast] and a mess she ends up [cleaning|smelling|hearing about]. This Mother’s Day, get her {food}, and nobody [wipes a counter|lights a stove|hides a pan].',
      photo: 'a tray left behind on a bed',
      tags: ['mothersday', 'dayoff', 'nocooking'],
    },
    {
      text: 'Who taught you to [say please|taste before salting|eat the green things]? If it was [your mother|an aunt|somebody’s mom down the street], tag her. Then ask when she’s [hungry|available|picking a day].',
      photo: 'two pairs of hands, same gesture',
      tags: ['mothersday', 'thankyoumom', 'tagher'],
    },
    {
      text: 'Flowers are [lovely|sweet|expected]. Time is what she [asks for|talks about afterward|keeps]. Give her a whole [meal|afternoon|conversation] of it, phones [away|in the car|face down], over {food}.',
      photo: 'phones stacked face down, mother laughing',
      tags: ['mothersday', 'givetime', 'phonesdown'],
    },
    {
      text: 'For the moms, the [stepmoms|godmothers|aunts], and everybody who [mothers the rest of us|keeps snacks in a purse|asks if you’ve eaten]: have you? [Sit|Come in|Take a load off] and let {name} [feed you|do the asking|fuss a little].',
      photo: 'a purse full of snacks',
      tags: ['mothersday', 'allthemoms', 'haveyoueaten'],
    },
  ],
  fathers_day: [
    {
      text: 'Dad has [enough ties|three drills|every gadget]. What he hasn’t had lately is {food} with [all of you at once|someone laughing at his jokes|nobody asking for a ride]. That’s Father’s Day, solved.',
      photo: 'a tie rolled up next to an order',
      tags: ['fathersday', 'dad', 'noties'],
    },
    {
      text: 'He’ll say he [could make it at home|isn’t picky|just ate]. Then he [finishes his|finishes yours|asks what’s in it]. Bring Dad out for Father’s Day and [let him tell the story|drive for once|steal his line].',
      photo: 'a father leaning toward someone’s order',
      tags: ['fathersday', 'classicdad', 'eatout'],
    },
    {
      text: 'The man who taught you to [ride a bike|check the oil|whistle] deserves a day without [assembling anything|mowing|holding the flashlight]. Around Father’s Day, bring him to {name}.',
      photo: 'grass-stained sneakers under a chair',
      tags: ['fathersday', 'dadsdayoff', 'thankyou'],
    },
    {
      text: 'Tag a dad, a [stepdad|grandpa|coach], or [an uncle who counts|whoever showed up|the neighbor with the ladder]. Then tell him [thank you|what he did|it mattered], and what time he’s [eating|expected|getting fed].',
      photo: 'a ladder, a cap, a thank-you note',
      tags: ['fathersday', 'showedup', 'tagadad'],
    },
    {
      text: 'This Father’s Day, give him [a day of nothing to fix|the front seat|a long sit]. Order [extra|with gusto|seconds] and let the man [win the argument|pick the music|tell the one about the fish].',
      photo: 'a father mid-story, hands wide apart',
      tags: ['fathersday', 'dadstories', 'familytime'],
    },
    {
      text: 'Dad jokes are [better|shorter|somehow louder] with food. Bring him and all [his material|three of them|that groaning] to {name}, and order him something he’ll [brag about|remember|try to guess the spices in].',
      photo: 'a table of people groaning and laughing',
      tags: ['fathersday', 'dadjokes', 'goodfood'],
    },
  ],
  thanksgiving: [
    {
      text: 'The week of Thanksgiving, your kitchen has [one job|a schedule|no room left], and it isn’t [tonight’s meal|feeding you early|lunch]. Eat with us [before|meanwhile|first] and let the counters rest.',
      photo: 'a crowded fridge, door ajar',
      tags: ['thanksgiving', 'savetheoven', 'nocooking'],
    },
    {
      text: 'Relatives [land|arrive|pull in] before the big meal, [hungry|starving|asking about snacks]. Take them out for {food}, and save your [patience|clean dishes|strength] for [the main event|Thursday|the gravy].',
      photo: 'suitcases and hungry relatives',
      tags: ['thanksgiving', 'familyintown', 'eattogether'],
    },
    {
      text: 'After Thanksgiving comes the [fourth sandwich|leftover phase|great container shuffle]. When you can’t look at [cranberries|that casserole|another slice] anymore, {name} is [something else|a change|open to new ideas].',
      photo: 'stacked leftovers, someone looking away',
      tags: ['thanksgiving', 'leftovers', 'somethingelse'],
    },
    {
      text: 'Old friends are [back|home|at their parents’] for Thanksgiving week. You have one [evening|gap|excuse] to see them. Make it {food}, and be back before [anyone peels a potato|pie duty|your mother notices].',
      photo: 'hometown friends in old jackets',
      tags: ['thanksgiving', 'hometownfriends', 'catchup'],
    },
    {
      text: 'Things to be thankful for this week: [stretchy pants|a working dishwasher|the cousin who brings ice], people who [call|cook|show up], and a menu you didn’t [write|shop for|set on fire]. Come read ours.',
      photo: 'a list on a napkin, pen beside it',
      tags: ['thanksgiving', 'thankful', 'eatout'],
    },
    {
      text: 'To everyone who’s [basting|refereeing|counting chairs] this week: you [do a lot|look tired|hold it together]. [Somebody should feed you|It’s your turn|Put the list down]. Take an hour, have {food}, and [tell no one|sit down|turn the phone off].',
      photo: 'a grocery list, abandoned',
      tags: ['thanksgiving', 'hostlife', 'takeabreak'],
    },
  ],
  holidays: [
    {
      text: 'Your holiday list has [gifts|cards|batteries], [tape|stamps|ribbon], and nothing to eat on it. Add {name} between two [stores|errands|long lines] and [sit|breathe|set down the bags].',
      photo: 'shopping bags resting on a chair',
      tags: ['holidays', 'shoppingbreak', 'hungry'],
    },
    {
      text: 'The [office party|group gift|cookie swap] is [a spreadsheet now|“still being planned”|in dispute]. Keep one thing simple: [the people you like|your favorite few|close friends], {food}, and [no theme|no exchange|one long laugh].',
      photo: 'a small group in plain clothes, laughing',
      tags: ['holidays', 'keepitsimple', 'goodcompany'],
    },
    {
      text: 'Wrapping paper [all over the kitchen|on every counter|covering the stove]? [Leave it there|It can wait|Let it be]. Come have something at {name}, [take a break|bring the helpers|catch your breath], and get back to it later.',
      photo: 'wrapping paper and ribbon on a counter',
      tags: ['holidays', 'wrapping', 'nocooking'],
    },
    {
      text: 'The houseguests are [early|lovely|still here]. Between [carols|puzzles|the good china] and the next [meal|load of dishes|round of towels], take them out. It’s a holiday for [the host|your sink|everybody’s knees], too.',
      photo: 'guests in socks, host with keys',
      tags: ['holidays', 'houseguests', 'hostlife'],
    },
    {
      text: 'Some people get [socks|candles|gadgets] this season. Some get you, [across from them|all ears|phone off], with {food} in between. Guess which one they’ll [keep|remember|brag about].',
      photo: 'a gift tag tied to a menu',
      tags: ['holidays', 'giveyourtime', 'eattogether'],
    },
    {
      text: 'It’s the season of [too much|everything at once|glitter in the carpet]. Take one [quiet hour|slow meal|night off] in between, with someone who [doesn’t need impressing|gets it|brought no list].',
      photo: 'string lights, one calm person eating',
      tags: ['holidays', 'slowdown', 'treatyourself'],
    },
  ],
  new_year: [
    {
      text: 'A resolution you can keep: eat out [with friends|with people you love|together] a little more often. {name} is [happy to help|a good place to start|ready when you are]. Who’s [coming along|joining you|first on your list]?',
      photo: 'a new calendar, first square circled',
      tags: ['newyear', 'resolutions', 'eatout'],
    },
    {
      text: 'Resolutions we support: [call your friends|leave work on time|sit down to eat], try one new thing [a month|per menu|without asking what’s in it], share [less|more|when caught]. {name} can help with [all three|most|two of those].',
      photo: 'a resolution list with food stains',
      tags: ['newyear', 'resolutions', 'trynew'],
    },
    {
      text: 'Last year, you meant to go out, [cook less|see people|try new places]. This year it’s [day one|in writing|public]. Bring [a witness|your sister|the friend who laughed], and start with {food}.',
      photo: 'a pen above an empty calendar',
      tags: ['newyear', 'gooutmore', 'newplaces'],
    },
    {
      text: 'The [confetti|tree|glitter] is [mostly gone|at the curb|still in your shoes], and the calendar’s blank. First entry: [something good|a long meal|{food}], with somebody you [missed in the rush|like|didn’t see enough]. [Write it in pen|Put us down|Any day works].',
      photo: 'one piece of confetti on a chair',
      tags: ['newyear', 'firstentry', 'blankpage'],
    },
    {
      text: 'January [is long|has a lot of Mondays|comes after the fun]. Plant a few [good meals|small plans|bright spots] in it now, like {food} with friends. Then it goes by [smiling|better|like a short one].',
      photo: 'a January page with food doodles',
      tags: ['january', 'newyear', 'lookforward'],
    },
    {
      text: 'Here’s to [second helpings|long lunches|full chairs], short [lines|meetings|commutes], and friends who [show up|say yes|bring friends]. The year begins with the first [order|text|one through the door].',
      photo: 'an open door, morning light',
      tags: ['newyear', 'herestoit', 'eattogether'],
    },
  ],
};
