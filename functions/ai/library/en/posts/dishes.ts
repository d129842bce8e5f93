import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on one dish or on two of them: `{dish}` may be one or many, eaten or drunk. */
export const POSTS_DISHES: Pick<CopyLibrary['posts'], 'dish' | 'two_dishes'> = {
  dish: [
    {
      text: 'Consider this your sign to [order|get|try] the {dish}. You were only going to [overthink it|read the whole menu twice|ask everyone else first]. [Come hungry|Skip the debate|Start there] and thank us later.',
      photo: '{dish} from above, light from the side',
      tags: ['onthemenu', 'thisisyoursign', 'eatout'],
    },
    {
      text: 'Somewhere between [two meetings|the dentist and the bank|the first errand and the last], {dish} started to sound really good. [That feeling|A craving like that|Hunger this specific] rarely goes away on its own. Come [deal with it|do something about it|take care of it] at {name}.',
      photo: '{dish} in one hand, street behind it',
      tags: ['cravings', 'hungry', 'foodlover'],
    },
    {
      text: 'The [group chat|whole office|entire back seat] wants {dish}. You could [pretend you missed it|suggest something sensible|hold out for an hour], or you could [be the hero|say yes right away|make everybody’s day]. See you soon.',
      photo: 'many hands reaching for {dish}',
      tags: ['groupchat', 'foodfriends', 'eatout', 'hungry'],
    },
    {
      text: 'A note for [later|the drive over|your next open hour]: {dish}. You’ve [been patient|earned it|waited long enough], and a [small|quiet|well-timed] reward counts as [a plan|good judgment|progress]. Come by {name} and collect.',
      photo: '{dish} beside a crossed-off to-do list',
      tags: ['treatyourself', 'onthemenu', 'foodie'],
    },
    {
      text: 'Some people [order something new every time|read menus for fun|like a surprise]. Then there’s you and the {dish}. No [judgment|notes|questions]: a [favorite|habit|loyal streak] saves [a lot of reading|everybody time|you the regret]. Come in and say it out loud.',
      photo: 'the closed menu beside {dish}',
      tags: ['theusual', 'favoriteorder', 'onthemenu'],
    },
    {
      text: 'You opened this app to [avoid your inbox|look at dogs|check one thing], and now you’re thinking about {dish}. [That’s how it starts|That one’s on us|No apologies]. [Grab your keys|Lock the screen|Find your shoes] and come get some.',
      photo: '{dish} next to a phone, screen dark',
      tags: ['cravings', 'scrolling', 'hungrynow'],
    },
    {
      text: 'How to [fix|improve|rescue] a [long|so-so|crowded] day in two steps: come to {name}, order the {dish}. There’s [no step three|nothing to assemble|no homework]. [A second round|Telling a friend|Going back tomorrow] is extra credit.',
      photo: '{dish}, half gone',
      tags: ['howto', 'goodday', 'onthemenu', 'eatout'],
    },
    {
      text: 'Half of you will [tag a friend|send this to somebody|start a poll]. The other half will [tell no one|slip out alone|come right over] and have the {dish} to themselves. Both are [valid|good plans|respectable]. Which one are you?',
      photo: '{dish} and one empty seat across',
      tags: ['tagafriend', 'solodate', 'foodie'],
    },
    {
      text: 'Today’s [forecast|horoscope|agenda]: {dish}, with a strong chance of [seconds|ordering it again|telling everyone]. [Dress for it|Plan around it|Clear your calendar]. We can’t do anything about [the traffic|your boss|tomorrow], but this part’s covered.',
      photo: '{dish} in the window, sky behind',
      tags: ['todaysplan', 'foodforecast', 'hungry'],
    },
    {
      text: 'Your [coworker|neighbor|sister] told you about the {dish}, and you said you’d [get to it|look into it|put it on the list]. That was [a while|two haircuts|at least one phone] ago. Come see for yourself, then [report back|text them a photo|admit they were right].',
      photo: '{dish} with a phone taking its picture',
      tags: ['wordofmouth', 'finally', 'onthemenu'],
    },
    {
      text: 'You know the [second|moment|minute] when everyone stops chatting? {dish} can do that. Bring [your loudest friends|someone who never shuts up|the cousin with opinions] to {name} and [enjoy the quiet|test it|see what happens].',
      photo: 'first taste, eyes closed, nobody posing',
      tags: ['foodsilence', 'eattogether', 'foodlover'],
    },
    {
      text: 'The menu has [plenty of ideas|a lot to say|its arguments], and so do you. When you need [a tiebreaker|a place to begin|one clear answer], go with the {dish}. Everything after that can be [negotiated|improvised|somebody else’s decision].',
      photo: '{dish} on top of an open menu',
      tags: ['whattoeat', 'onthemenu', 'decisions'],
    },
    {
      text: 'The [dishes|laundry|leaves] can wait. The {dish} shouldn’t. Trade [half an hour|one episode|some scrolling] for something [worth putting shoes on for|you’ll bring up tomorrow|better than leftovers], and we’ll see you at {name}.',
      photo: '{dish}, just set down, nothing touched yet',
      tags: ['leavethedishes', 'eatout', 'hungry'],
    },
    {
      text: 'A small [test|experiment|exercise]: say “{dish}” out loud, then try to [finish that email|think about taxes|fold laundry]. [Not working|Didn’t work|Too late]? Come to {name} and say it again, [louder|to us|with money].',
      photo: '{dish} close up, background blurred',
      tags: ['cravings', 'hungrynow', 'foodtest'],
    },
    {
      text: 'Order the {dish} first and watch your friends [change their minds|lean closer|rethink everything]. Confidence is [contagious|convincing|very catching]. Use yours [wisely|for good|at {name}], and don’t [apologize|gloat|look back].',
      photo: '{dish} in front, other orders behind it',
      tags: ['foodenvy', 'orderfirst', 'foodfriends'],
    },
    {
      text: 'You did [the hard thing|the paperwork|the grown-up thing] today. {dish} would be [a fair trade|a decent thank-you|only right]. Nobody else is going to [bring it up|throw you a parade|notice], so [come collect|reward yourself|see us at {name}].',
      photo: '{dish} and a pen, forms pushed aside',
      tags: ['treatyourself', 'adulting', 'smallwins'],
    },
    {
      text: 'Somebody asked what to [order|get|have] here. {dish}, and [we’d say it again|we’ll stand by that|don’t let anyone talk you out of it]. Come [agree|argue|check our work] in person.',
      photo: 'two hands passing {dish} across',
      tags: ['whattoorder', 'onthemenu', 'askus'],
    },
    {
      text: 'Every group has someone who [never needs the menu|reads it online beforehand|orders for everyone]. Be that friend. Say “{dish}” before anyone [looks up|starts a debate|says “I’m easy”], and [accept the applause|look mysterious|enjoy the power].',
      photo: 'a stack of menus nobody opened',
      tags: ['knowyourorder', 'foodfriends', 'eatout'],
    },
    {
      text: '{dish}, {price}. That’s [an easy yes|a short shopping list|all the math for today], and all you have to [bring|pack|remember] is [an appetite|yourself|somebody hungry]. {name} has the pans.',
      photo: '{dish} alone on a plain background',
      tags: ['onthemenu', 'easyyes', 'eatout'],
    },
    {
      text: 'Check [your coat pocket|the cup holder|between the couch cushions]. If there’s {price} in there, there’s [hope|a plan|no excuse]. Spend it on the {dish} and [call it fate|thank your past self|tell no one where it came from].',
      photo: '{dish} with a few bills beside it',
      tags: ['luckyfind', 'treatyourself', 'onthemenu'],
    },
    {
      text: 'Cravings have terrible timing: [in traffic|mid-meeting|in the checkout line], and suddenly it’s all {dish}. [Breathe|Hang in there|Write it down]. Then come by {name} and [put it to rest|do what you have to|settle the matter].',
      photo: '{dish} on a car hood or windowsill',
      tags: ['cravings', 'hungrynow', 'mustfeed'],
    },
    {
      text: 'If you only [order|have|try] one thing, make it the {dish}. [Experiments|Compromises|Side quests] are for [next time|your second visit|another day]. You’ll be [plotting it|back|on the phone] once [your friends hear|you’ve told someone|the craving returns].',
      photo: '{dish} center frame, nothing else',
      tags: ['onethingonly', 'onthemenu', 'foodie'],
    },
    {
      text: 'Shoes, keys, {dish}. In that order, [ideally|please|unless you drove over barefoot]. Bring [company|a friend|whoever’s standing nearest] or come alone and [tell people you were busy|keep it to yourself|call it research]. We’ll be [here|cooking|glad either way].',
      photo: 'keys on the counter next to {dish}',
      tags: ['todaysplan', 'outthedoor', 'eatout'],
    },
    {
      text: 'That friend who never [texts back|answers|picks up]? Send “{dish}?” and [watch the dots appear|count to ten|wait for it]. Then [pick a day|set a time|name the hour] before they [go quiet again|get distracted|make other plans].',
      photo: '{dish} seen through a phone screen',
      tags: ['textafriend', 'foodfriends', 'onthemenu'],
    },
    {
      text: 'Give today [a grade|a score|an honest review]. Now add {dish} and [check again|round up|revise]. [See|Better|There it goes], right? Come to {name} and make it official.',
      photo: '{dish} with late light on one side',
      tags: ['makemyday', 'treatyourself', 'goodday'],
    },
    {
      text: 'Your kitchen called. It wants [a day off|some time alone|to stay clean for once], and it says to go out for {dish}. Who are you to [argue|say no|stand in its way]? Come see us.',
      photo: 'your own kitchen, spotless, lights off',
      tags: ['dayoff', 'nocooking', 'eatout', 'hungry'],
    },
    {
      text: 'The [half onion|old yogurt|mystery container] in your fridge will understand. {dish} made [a better offer|a stronger case|more sense]. Come [say yes|hear it out|accept] in person, and let the leftovers [sulk|wait|get used to it].',
      photo: '{dish} in good light, crumbs allowed',
      tags: ['emptyfridge', 'nocooking', 'onthemenu'],
    },
    {
      text: 'We won’t tell you [how to live|what to wear|how to spend your weekend]. We’ll only [mention|whisper|point out] this: {dish}. What you do about it is [up to you|your business|between you and your appetite], and we’re [easy to find|around|not going anywhere].',
      photo: '{dish}, corner of the frame, lots of space',
      tags: ['justsaying', 'cravings', 'foodie'],
    },
    {
      text: 'Close your eyes and picture the {dish}. Now open them: you’re still [at your desk|on the couch|in a waiting room]. [We see the problem|That can be fixed|One of you has to move]. Come over to {name}.',
      photo: '{dish} coming toward the camera',
      tags: ['daydreaming', 'cravings', 'eatout'],
    },
    {
      text: 'There’s a version of today with {dish} in it. Getting there takes [one text|a short trip|saying yes] and [an appetite|a spare hour|a friend with no plans]. The other one has [leftovers|cereal|crackers over the sink]. Choose well.',
      photo: '{dish} beside the clock on the wall',
      tags: ['choosewell', 'todaysplan', 'hungry'],
    },
    {
      text: 'Some things have to be [explained|settled|understood] in person. {dish}, for [instance|example|one]. Come to {name} with [questions|an appetite|a witness] and leave with [answers|a favorite|strong opinions].',
      photo: '{dish} from a guest’s point of view',
      tags: ['inperson', 'onthemenu', 'foodlover'],
    },
    {
      text: 'Rule one of scrolling: [never do it hungry|eat first|not before a meal]. You broke it, so here you go: {dish}. The only way out is [to come get some|a trip to {name}|to stop reading and start eating].',
      photo: '{dish} so close the screen looks edible',
      tags: ['scrollhungry', 'cravings', 'hungrynow'],
    },
    {
      text: 'Call [a friend|your mother|someone you owe] and say you’re going out for {dish}. If they [go quiet|ask “without me?”|hang up], they’re already [looking for shoes|in the car|on the way]. Plan for two.',
      photo: '{dish} and two sets of elbows',
      tags: ['planfortwo', 'foodfriends', 'eatout'],
    },
    {
      text: '“What do you feel like?” is [a trap|a long conversation|how hours disappear]. Answer with {dish} and [save everybody time|end it there|watch the relief]. {name} will [take over|do the rest|handle the details].',
      photo: 'one person pointing at {dish}',
      tags: ['whattoeat', 'dinnerdebate', 'onthemenu'],
    },
    {
      text: 'On the way [home|across {town}|to your next errand], there’s room for one good [detour|stop|delay], and its name is {dish}. You’ll be [a little late|forgiven|happier when you arrive]. [Blame us|Say it was traffic|Bring some back as proof].',
      photo: '{dish} on a bench, bag beside it',
      tags: ['detour', 'worthit', 'eatout'],
    },
    {
      text: 'Eat with your eyes first, then [tell your mouth|call a ride|get moving]. This is the {dish}, and it’s [only a picture|flat on a screen|all pixels so far]. The [real thing|full version|one you can taste] is waiting in {town}.',
      photo: '{dish} filling the whole frame',
      tags: ['eatwithyoureyes', 'foodphoto', 'onthemenu'],
    },
  ],
  two_dishes: [
    {
      text: 'Settle this: {dish} or {dish2}? One of you will [order the right thing|be smug about it|change sides halfway], and the other will [reach across|pretend not to mind|ask for a taste]. Vote [in the comments|below|before you get here].',
      photo: '{dish} and {dish2}, side by side',
      tags: ['settlethis', 'thisorthat', 'onthemenu'],
    },
    {
      text: 'There’s a team for {dish} and a team for {dish2}, and they [barely speak|share a car|live in the same house]. We [stay neutral|feed both|signed nothing]. Tell us [which side you’re on|who recruited you|where you stand].',
      photo: 'both orders facing off across the frame',
      tags: ['pickateam', 'thisorthat', 'foodfight'],
    },
    {
      text: 'The plan: you get the {dish}, your [friend|date|coworker] gets the {dish2}, and [halfway through|at the midpoint|without a word] you trade. It works if you both [keep the deal|leave half|stop in time]. Find someone you [trust|can outrun|know well] and come in.',
      photo: 'hands swapping the two orders',
      tags: ['tradehalf', 'eattogether', 'foodfriends'],
    },
    {
      text: 'A question for the [indecisive|hungry|very hungry]: why choose between {dish} and {dish2} when [you have two hands|there’s a tomorrow|a friend can order the other]? [Think it over|Sleep on it|Do the math], then come to {name} and [do both|go big|report back].',
      photo: '{dish} in focus, {dish2} soft behind',
      tags: ['whynotboth', 'hungry', 'onthemenu'],
    },
    {
      text: 'First the {dish}, then the {dish2}? Or the other way around? Order matters [to some people|more than you’d think|in music and in meals], and we’d like to [hear your method|see your notes|know how you do it]. Show us at {name}.',
      photo: '{dish} and {dish2} in a row, menu behind',
      tags: ['orderofthings', 'thisorthat', 'foodie'],
    },
    {
      text: 'You can only pick one: {dish} or {dish2}. Go. If it took you [more than a second|longer than a breath|any time at all], you may need to [visit twice|bring an adviser|try both before deciding].',
      photo: 'a coin on edge between the two',
      tags: ['pickone', 'thisorthat', 'hardchoices'],
    },
    {
      text: 'Tell us your [star sign|job|birth order] and we’ll guess: {dish} or {dish2}. We’re [right about half the time|guessing, obviously|surprisingly serious about this]. Leave it in the comments, then come [prove us wrong|check|confess].',
      photo: 'both orders from above, mirror image',
      tags: ['guessyourorder', 'thisorthat', 'askus'],
    },
    {
      text: 'One for the [mood you’re in|day you had|week so far], one for the [mood you’d like|day you wanted|week ahead]: {dish} and {dish2}. You know [which is which|what you need|how to use them]. Come to {name} and [sort it out|get started|begin with either].',
      photo: '{dish} in shade, {dish2} in sun',
      tags: ['moodfood', 'thisorthat', 'onthemenu'],
    },
    {
      text: 'Couples have split over [less|thermostats|directions] than {dish} versus {dish2}. The [peaceful|mature|practical] thing is to [get both|order separately|swap when nobody’s looking]. Bring yours to {name} and [stay together|keep the peace|work it out].',
      photo: 'two people, two orders, one look',
      tags: ['couplegoals', 'datenight', 'thisorthat'],
    },
    {
      text: 'This week’s [great debate|hardest question|homework]: {dish} now and {dish2} later, or [the reverse|both at once|a friend’s opinion first]? There’s no wrong answer, only [one missed meal|hungry people|people still at home].',
      photo: 'the two orders with a question between',
      tags: ['greatdebate', 'hungry', 'eatout'],
    },
    {
      text: 'Every good pair needs [a witness|a third party|a chaperone]: {dish} on one side, {dish2} on the other, you in between. Stay [objective|calm|polite] as long as you can. Then [do what comes naturally|reach for the closest|start anywhere].',
      photo: 'both together, close, edges touching',
      tags: ['perfectpair', 'onthemenu', 'foodie'],
    },
    {
      text: 'Flip a coin: heads, {dish}. Tails, {dish2}. While it’s in the air you’ll [know what you’re hoping for|catch yourself rooting|hear your stomach vote], so [ignore the coin|trust that|go with it] and come order.',
      photo: 'a coin in the air above both',
      tags: ['headsortails', 'thisorthat', 'hungrynow'],
    },
    {
      text: 'Group orders [start|go wrong|get interesting] when somebody says {dish} and somebody else says {dish2}. Suddenly [it’s an election|there are speeches|everyone has an opinion]. Skip the [campaign|vote count|drama] and put both in the middle.',
      photo: 'both in the middle, hands all around',
      tags: ['grouporder', 'sharing', 'foodfriends'],
    },
    {
      text: 'Ask [ten people|around|your group chat] and half will say {dish}. The rest will say {dish2} and [look at you funny|raise their voice|start a petition]. You’ve got [a whole day|one appetite|a mouth of your own], so come find out who’s right.',
      photo: 'guests holding up one each',
      tags: ['whosright', 'thisorthat', 'foodfriends'],
    },
  ],
};
