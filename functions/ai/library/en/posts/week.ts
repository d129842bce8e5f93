import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on days of the week. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  'monday' | 'midweek' | 'thursday' | 'friday' | 'weekend' | 'sunday'
> = {
  monday: [
    {
      text: 'Monday started with [a long list|a meeting|a full inbox] before [breakfast|your first coffee|you’d said hello]. Give yourself something [nice|to look forward to|easy]: {food} at {name}, with [a friend|no dishes to wash|time to enjoy it].',
      photo: 'a laptop pushed aside for an order',
      tags: ['monday', 'mondaymood', 'eatout'],
    },
    {
      text: 'Hardly anyone has plans on [Monday|a Monday|Mondays], so it’s [an easy|a fine|a great] day to see a friend. Send [a text|one message|this post], meet at {name}, and [catch up|talk|laugh] over {food}.',
      photo: 'an empty Monday on a wall calendar',
      tags: ['monday', 'mondayplans', 'eatout'],
    },
    {
      text: 'You’re getting through Monday on [willpower|a quick breakfast|a granola bar], and [that’s not enough|you need more than that|that only goes so far]. Come to {name} for {food}. You’ll feel [better|human again|ready for the week], and Tuesday will [look|seem|be] easier.',
      photo: 'a Monday order, close up',
      tags: ['monday', 'hungry', 'treatyourself'],
    },
    {
      text: 'Why save the [treat|reward|nice meal] for Friday? Have it on Monday, and [start|kick off|begin] the week with something [good|tasty|you enjoy]. Come by {name} and [bring a coworker|pick what you like|take a break].',
      photo: 'Monday circled on a calendar',
      tags: ['monday', 'treatyourself', 'whywait'],
    },
    {
      text: 'Somebody will ask how your Monday [was|went|is going]. You could say “[fine|long|busy].” Or you could say you had {food} at {name}, and [tell them about it|make them hungry|invite them next time].',
      photo: 'someone smiling over an order',
      tags: ['monday', 'howwasyourday', 'foodmood'],
    },
    {
      text: 'The weekend left you [no groceries|a pile of laundry|sand in the car] and a Monday to get through. [It can wait|Deal with it later|One thing at a time]. Have {food} at {name} first, and start the week [happy|well fed|in a better mood].',
      photo: 'a grocery list left blank next to an order',
      tags: ['monday', 'weekendover', 'nocooking'],
    },
  ],
  midweek: [
    {
      text: 'Wednesday could use [a highlight|something fun|a break]. Make it {food} with [a friend|the family|someone you like], and the weekend [feels closer|comes sooner|isn’t so far off]. We’ll see you at {name} [soon|this week|when you’re hungry].',
      photo: 'your street on a Wednesday',
      tags: ['midweek', 'humpday', 'eatout'],
    },
    {
      text: 'The middle of the week is [long|busy|slow]. Meet [a friend|a coworker|your sister] at {name}, have something [tasty|you love|nice to eat], and [take your time|catch up|relax]. The rest goes [faster|better|more smoothly] from there.',
      photo: 'a week planner with one bright note',
      tags: ['midweek', 'wednesday', 'halfway'],
    },
    {
      text: 'By Wednesday, the [groceries|leftovers|snacks] are gone, and the weekend is [still far off|days away|not here yet]. Come to {name} for {food}. You don’t have to [shop|cook|plan a thing], and the fridge can [stay empty|stay closed|wait] a little longer.',
      photo: 'an open fridge with very little in it',
      tags: ['midweek', 'emptyfridge', 'hungry'],
    },
    {
      text: 'Who says you need a [weekend|holiday|birthday] to see a friend? Wednesday is [a fine day for it|just as nice|often wide open]. Tag [someone who’d say yes|your favorite person|the one you miss], and meet at {name} for {food}.',
      photo: 'two friends in work clothes, laughing',
      tags: ['midweek', 'tagafriend', 'catchup'],
    },
    {
      text: 'Midweek checklist: [water the plants|call Mom|pay the bills], [take out the trash|answer that email|find the other sock], eat something tasty. {name} can help with [the last one|that last one|number three]. Come have {food}, and [check it off|bring a friend|leave the rest for later].',
      photo: 'a short checklist with the last box open',
      tags: ['midweek', 'checklist', 'nocooking'],
    },
    {
      text: 'You’re closer to Friday than [you think|it feels|it looks]. Get through the rest with {food} and [company|a few laughs|a friend]. Come see us at {name} [this week|when you’re hungry|soon].',
      photo: 'a weekly planner next to an order',
      tags: ['midweek', 'almostfriday', 'eatout'],
    },
  ],
  thursday: [
    {
      text: 'Why wait for Friday? Thursday is [a fine day|a great day|reason enough] to [meet a friend|go out|eat something good], and the weekend is [almost here|close|in sight]. Start a little early at {name}.',
      photo: 'your street on a Thursday',
      tags: ['thursday', 'almostfriday', 'eatout'],
    },
    {
      text: 'By Thursday, the week is [almost done|nearly over|winding down]. Celebrate [a little early|getting this far|with a friend]: come to {name} for {food}, [tell a few stories|order what you love|take your time], and [go home happy|leave the cooking to us|skip the dishes].',
      photo: 'a calendar page and an order next to it',
      tags: ['thursday', 'almostthere', 'eatout'],
    },
    {
      text: 'Can’t find a weekend that works for [everyone|all of you|the whole family]? [Try|Pick|Go for] Thursday. Ask [the group chat|your friends|the neighbors] who wants {food}, meet at {name}, and [talk about the week|catch up|have a laugh].',
      photo: 'a group chat with a plan for Thursday',
      tags: ['thursday', 'groupchat', 'sayyes'],
    },
    {
      text: 'Four days of [early alarms|meetings|being responsible] and you’re almost there. Thursday calls for {food} and [a friend|a break|no cooking]. Come see us at {name} and [relax|enjoy|catch your breath].',
      photo: 'a work bag set down beside an order',
      tags: ['thursday', 'youdidit', 'treatyourself'],
    },
    {
      text: 'Old friends make Thursdays fun: no [pressure|dress code|agenda], just [stories|laughs|catching up] and {food}. Tag [yours|the oldest one|someone you’ve known forever], pick [a time|an hour that works|a time you both like], and meet at {name}.',
      photo: 'two old friends with two orders',
      tags: ['thursday', 'oldfriends', 'catchup'],
    },
    {
      text: 'Thursday’s forecast: [a few more emails|light paperwork|one last meeting], then {food} with [a friend|the family|someone fun]. [Sounds nice|Ready|Who’s in]? Make it a plan and meet at {name}.',
      photo: 'blue sky over your street',
      tags: ['thursday', 'forecast', 'eatout'],
    },
  ],
  friday: [
    {
      text: 'It’s Friday. The [spreadsheet|laundry|lawn] will still be there [Monday|on Monday|tomorrow]. [Leave it|Let it go|Forget about it], come to {name} for {food}, and [start the weekend|bring someone along|put the week behind you].',
      photo: 'your place on a Friday, lights on',
      tags: ['friday', 'tgif', 'eatout'],
    },
    {
      text: 'Friday plans: turn off the [alarm|work phone|laptop], [call a friend|find the car keys|round up the family], and come to {name} for {food}. Bring [someone you’ve missed|a coworker|the neighbors], and [take your time|talk about your week|start the weekend happy].',
      photo: 'a closed laptop next to an order',
      tags: ['friday', 'outofoffice', 'weekendmode'],
    },
    {
      text: 'Somebody has to [say it|ask|start], so we will: it’s Friday, who’s [hungry|in|coming]? Tag your [friends|crew|family], pick a time, and meet at {name} for {food}. No [debate|voting|long planning] needed.',
      photo: 'a phone lit up with replies',
      tags: ['friday', 'whosin', 'groupchat'],
    },
    {
      text: 'Friday can be [the couch|leftovers|laundry] again, or it can be {food} with people who [make you laugh|know you well|love to eat]. [We’d pick the second|That’s an easy choice|You know which one we’d pick]. Come to {name} and [bring your friends|celebrate the weekend|make it a fun one].',
      photo: 'friends arriving at your place',
      tags: ['friday', 'goout', 'goodcompany'],
    },
    {
      text: 'The week is [done|finished|almost behind you]. Nobody needs [an update|a reply|anything from you] for a while. Spend that time [eating well|relaxing|over a good meal], with [people you like|a friend|the family], at {name}.',
      photo: 'someone enjoying the first taste',
      tags: ['friday', 'finally', 'weekend'],
    },
    {
      text: 'Outfit for Friday: [whatever’s clean|something comfortable|the nice jacket]. Plan: eat [well|together|something good] at {name}. Who’s [in|coming|joining you]? Tag them and [pick a time|make it happen|come hungry].',
      photo: 'a jacket over a chair, food arriving',
      tags: ['friday', 'fridaymood', 'eatout'],
    },
  ],
  weekend: [
    {
      text: 'Weekends fill up with [errands|chores|other people’s plans]. Save [an hour|some time|room] for something fun: {food} at {name}. Bring [a friend|the family|a book], and [take it slow|put the phone away|forget the to-do list].',
      photo: 'a patch of sun next to an order',
      tags: ['weekend', 'slowdown', 'eatout'],
    },
    {
      text: 'The weekend is here: no [meetings|deadlines|conference calls], and nobody’s [checking|calling|waiting] on you. Come to {name} for {food}, [see a friend|take the family|bring people you like], and don’t think about Monday [yet|at all|for a while].',
      photo: 'a ball cap next to your menu',
      tags: ['saturday', 'weekend', 'eatout'],
    },
    {
      text: 'Is there anything in your fridge besides [mustard|one lemon|ketchup packets]? If not, [that’s fine|no problem|we can help]. It’s the weekend, and {name} has {food}. Skip the [grocery store|cooking|shopping list] and [come see us|bring everyone|come hungry].',
      photo: 'a nearly empty fridge shelf',
      tags: ['weekend', 'emptyfridge', 'eatout'],
    },
    {
      text: 'Before the [hardware store|soccer game|farmers market], after it, or [in between|instead|while you’re out], come to {name} for {food}. Weekend plans are [nicer|easier|more fun] with [a break|a treat|something tasty] included.',
      photo: 'shopping bags next to an order',
      tags: ['weekend', 'errands', 'hungry'],
    },
    {
      text: 'On Monday, [someone|a coworker|your boss] will ask [about your weekend|what you did|how the weekend was]. You could say “[not much|chores|laundry].” Or you could say you [went out for|treated yourself to|took a friend out for] {food}. We’ll see you at {name}.',
      photo: 'a happy group with orders in hand',
      tags: ['weekend', 'makeitgood', 'eatout'],
    },
    {
      text: 'Your friends are [off|off work|around] this weekend, so [make a plan|get together|call them]. Round up [two|a few|as many as fit in the car], bring them to {name}, and have {food}. [All it takes is one text|Send them this post|Tag them in the comments].',
      photo: 'a group of friends outside your place',
      tags: ['weekend', 'roundthemup', 'foodfriends'],
    },
  ],
  sunday: [
    {
      text: 'Sundays are made for [taking it slow|sleeping in|long meals]. Skip the [dishes|cooking|grocery run], come have {food} at {name}, and [take your time|enjoy the day|bring the family].',
      photo: 'an order in Sunday sunlight',
      tags: ['sunday', 'slowsunday', 'eatout'],
    },
    {
      text: 'When Sunday starts to feel like Monday, [go out|call a friend|get out of the house]. Have {food} at {name}, make the weekend last [longer|a little longer|until the very end], and [leave the laundry|don’t check your email|enjoy the rest of the day].',
      photo: 'late sun across an order',
      tags: ['sunday', 'sundayscaries', 'goodfood'],
    },
    {
      text: 'Sundays are for [family|the whole family|the people you love], and that’s easier when nobody has to [host|cook|wash up]. Call [the cousins|your parents|everyone], meet at {name}, and have {food} [together|side by side|and a long talk].',
      photo: 'three generations sharing a meal',
      tags: ['sunday', 'familytime', 'eattogether'],
    },
    {
      text: 'Things to do on a Sunday: [sleep in|read the paper|take a walk], [do nothing|call your mother|find an old movie], and have {food}. {name} can help with [the last one|that last one|number three]. Come [as you are|with the family|when you’re hungry].',
      photo: 'a folded newspaper next to an order',
      tags: ['sunday', 'todolist', 'slowsunday'],
    },
    {
      text: 'The week ahead is [long|busy|a full one]. Start it [well fed|rested|with a nice meal] and in good company. Sunday at {name} is [a nice way to begin|a fine place for that|just the thing].',
      photo: 'a closed planner next to an order',
      tags: ['sunday', 'weekahead', 'recharge'],
    },
    {
      text: 'Meal prep can [wait|skip a week|take a day off]. Come to {name} for {food}, [let us do the work|leave the containers at home|forget the shopping list], and spend the rest of Sunday [outside|with your family|doing nothing at all].',
      photo: 'empty food containers in a neat stack',
      tags: ['sunday', 'mealprep', 'nocooking'],
    },
  ],
};
