import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about one or two dishes. `{dish}` may be singular or plural, food or a drink. */
export const POSTS_DISHES: Pick<CopyLibrary['posts'], 'dish' | 'two_dishes'> = {
  dish: [
    {
      text: 'Consider this your sign to [order|get|try] the {dish}. You’ve been [thinking about food all day|looking for a reason to get out|going back and forth long enough]. [Come hungry|Bring a friend|Come on in] and enjoy.',
      photo: '{dish} from above, light from the side',
      tags: ['onthemenu', 'thisisyoursign', 'eatout'],
    },
    {
      text: '[That craving|That hungry feeling|That thought in the back of your mind] won’t go away on its own. The {dish} at {name} can [fix it|help|take care of that]. Come see us [soon|this week|when you’re hungry].',
      photo: '{dish} held up in front of the restaurant',
      tags: ['cravings', 'hungry', 'foodlover'],
    },
    {
      text: 'Someone in the [group chat|office|family] wants {dish}. [Say yes|Be the hero|Make it happen]: pick a day, [round everyone up|grab your keys|tell them the plan], and come see us at {name}. We’ll be happy to feed [all of you|the whole crew|everybody].',
      photo: 'many hands reaching for {dish}',
      tags: ['groupchat', 'foodfriends', 'eatout', 'hungry'],
    },
    {
      text: 'You’ve [had a long day|worked hard|earned a reward], and we have just the thing: {dish}. Skip the [stove|dishes|grocery store] and come [treat yourself|take a break|enjoy a good meal] at {name}.',
      photo: '{dish} next to a fork and napkin',
      tags: ['treatyourself', 'onthemenu', 'foodie'],
    },
    {
      text: 'Some people [try something new every time|read the whole menu|like a surprise]. Others walk in and order the {dish}, [no menu needed|without a second thought|before they’ve sat down]. Which one are you? Tell us [in the comments|below|on your next visit].',
      photo: 'the closed menu beside {dish}',
      tags: ['theusual', 'favoriteorder', 'onthemenu'],
    },
    {
      text: 'You picked up your phone to [check one thing|answer a text|kill a minute], and now you’re thinking about {dish}. [Sorry about that|We understand|It happens]. [Grab your keys|Bring a friend|Take a break] and come get some at {name}.',
      photo: '{dish} next to a phone, screen dark',
      tags: ['cravings', 'scrolling', 'hungrynow'],
    },
    {
      text: 'How to [fix|improve|rescue] a [long|so-so|busy] day: come to {name} and order the {dish}. That’s [the whole plan|all there is to it|it]. Bring [a friend|someone you like|the family] and [make it even better|stay a while|make it a meal].',
      photo: '{dish}, half gone',
      tags: ['howto', 'goodday', 'onthemenu', 'eatout'],
    },
    {
      text: 'Half of you will [tag a friend|send this to somebody|invite the whole crew]. The other half will [come alone|keep this a secret|come right over] and have the {dish} all to themselves. Both are [good plans|fine with us|great choices]. Which one are you?',
      photo: '{dish} and one empty seat across',
      tags: ['tagafriend', 'solodate', 'foodie'],
    },
    {
      text: 'Today’s [plan|agenda|to-do list]: {dish}. Everything else can [wait|come after|wait an hour]. Come by {name}, [bring your appetite|bring a friend|take your time], and [enjoy|check one thing off|leave the cooking to us].',
      photo: '{dish} beside a short handwritten list',
      tags: ['todaysplan', 'foodforecast', 'hungry'],
    },
    {
      text: 'A [coworker|neighbor|friend] told you about the {dish}, and you said you’d [come soon|get around to it|put us on your list]. [Here’s your reminder|Now’s a good time|Let’s make it happen]. Come see for yourself and [tell us what you think|send them a photo|bring them along].',
      photo: '{dish} with a phone taking its picture',
      tags: ['wordofmouth', 'finally', 'onthemenu'],
    },
    {
      text: 'You know that moment when [the food arrives|the order’s up|everyone takes a first taste] and the group goes quiet? Order the {dish}, bring [your loudest friends|the talkers|the whole family], and [enjoy the silence|see how long it lasts|watch it happen]. Meet us at {name}.',
      photo: 'first taste, eyes closed, nobody posing',
      tags: ['foodsilence', 'eattogether', 'foodlover'],
    },
    {
      text: '[Not sure|Still wondering|Can’t decide] what to order? Start with the {dish}. That takes [the guesswork out|one decision off your plate|care of the hard part], and you can [pick the rest together|go from there|choose the rest later]. See you at {name}.',
      photo: '{dish} on top of an open menu',
      tags: ['whattoeat', 'onthemenu', 'decisions'],
    },
    {
      text: 'The [dishes|laundry|errands] can wait. The {dish} [shouldn’t|can’t|won’t]. Take [an hour|a break|the evening] for something [better than leftovers|you’ve looked forward to|you didn’t have to cook], and we’ll see you at {name}.',
      photo: '{dish}, just set down, nothing touched yet',
      tags: ['leavethedishes', 'eatout', 'hungry'],
    },
    {
      text: 'Say “{dish}” out loud and try to [finish that email|fold the laundry|think about anything else]. [Not working|Can’t do it|Hungry now]? We [thought so|understand|can help]. Come see us at {name}.',
      photo: '{dish} close up, background blurred',
      tags: ['cravings', 'hungrynow', 'foodtest'],
    },
    {
      text: 'Order the {dish} first and watch everyone else [change their minds|ask for the same|get jealous]. [Sharing is up to you|You can share or not|You’ll be asked to share]. Who are you bringing to {name}? [Tag them|Let them know|Send them this].',
      photo: '{dish} in front, other orders behind it',
      tags: ['foodenvy', 'orderfirst', 'foodfriends'],
    },
    {
      text: 'You [got through the paperwork|made the dentist appointment|finally did that thing you were putting off]. That calls for {dish}. Come by {name} and [give yourself a reward|celebrate with us|take a well-earned break].',
      photo: '{dish} next to a pen and papers',
      tags: ['treatyourself', 'adulting', 'smallwins'],
    },
    {
      text: 'Wondering what to order on a [first visit|quick stop|big night out]? [Easy|Simple|One answer]: the {dish}. Come try for yourself and tell us [if you agree|what you think|what you’d recommend].',
      photo: 'two hands passing {dish} across',
      tags: ['whattoorder', 'onthemenu', 'askus'],
    },
    {
      text: 'Every group has someone who [never needs a menu|reads the menu ahead of time|orders for everyone]. Next time, let that be you: say “{dish}” and [everyone will follow|you’re done|ask for two]. Tag the [expert|planner|regular] in your group.',
      photo: 'a stack of menus nobody opened',
      tags: ['knowyourorder', 'foodfriends', 'eatout'],
    },
    {
      text: '{dish}, {price}. That’s [an easy yes|an easy decision|a nice plan], and all you have to bring is [an appetite|yourself|somebody hungry]. See you at {name}.',
      photo: '{dish} alone on a plain background',
      tags: ['onthemenu', 'easyyes', 'eatout'],
    },
    {
      text: 'Looking for a good way to spend {price}? We have [an idea|a suggestion|one in mind]: {dish}. Come by {name}, [treat yourself|bring a friend|take a break], and [enjoy|skip the dishes|leave the cooking to us].',
      photo: '{dish} in front of the menu board',
      tags: ['goodidea', 'treatyourself', 'onthemenu'],
    },
    {
      text: 'Cravings have terrible timing: [in traffic|in the middle of a meeting|in the checkout line], and suddenly [all you want is|you’re thinking about|you need] {dish}. [Hang in there|Hold that thought|Just a little longer]. Then come by {name} and [take care of it|treat yourself|order away].',
      photo: '{dish} held up by a window',
      tags: ['cravings', 'hungrynow', 'badtiming'],
    },
    {
      text: 'If you only [order|get|try] one thing, make it the {dish}. The rest of the menu [will be here|can wait|isn’t going anywhere] for [next time|your second visit|another day]. Come hungry and [bring someone to share with|tell us what you think|bring a friend].',
      photo: '{dish} center frame, nothing else',
      tags: ['onethingonly', 'onthemenu', 'foodie'],
    },
    {
      text: 'Shoes, keys, {dish}. That’s [the whole plan|today’s plan|how a good evening starts]. Bring [a friend|the family|someone hungry], or come alone and [take your time|enjoy the peace|share with no one]. We’re [happy to have you|glad either way|looking forward to it].',
      photo: 'keys on the counter next to {dish}',
      tags: ['todaysplan', 'outthedoor', 'eatout'],
    },
    {
      text: 'That friend who never [texts back|answers|picks up]? Send them one word: “{dish}?” Then [pick a day|set a time|make a plan] and meet at {name}. [Some messages get answered|Food gets replies|We like your chances].',
      photo: '{dish} seen through a phone screen',
      tags: ['textafriend', 'foodfriends', 'onthemenu'],
    },
    {
      text: 'If today needs a little [help|something|boost], we suggest {dish}. Good food won’t [answer your email|fix the traffic|do the laundry], but it makes [the day better|everything easier|a nice break]. Come see us at {name}.',
      photo: '{dish} with late light on one side',
      tags: ['makemyday', 'treatyourself', 'goodday'],
    },
    {
      text: 'Give your kitchen [the day off|a rest|a break] and let us make the {dish}. You get to [sit back|relax|put your feet up], and [somebody else does the dishes|there’s nothing to clean up|nobody has to cook]. See you at {name}.',
      photo: 'a kitchen counter, wiped clean',
      tags: ['dayoff', 'nocooking', 'eatout', 'hungry'],
    },
    {
      text: 'The leftovers in your fridge will [keep|wait|still be there tomorrow]. The {dish} at {name} would be [more fun|better|a nice change]. Come [hungry|on over|see us] and [bring a friend|enjoy a meal you didn’t have to plan|make it a treat].',
      photo: '{dish} in good light, crumbs allowed',
      tags: ['emptyfridge', 'nocooking', 'onthemenu'],
    },
    {
      text: 'We’re just going to leave this here: {dish}. What you do about it is [up to you|your call|your decision], but we’re [ready when you are|happy to help|glad to see you] at {name}. [Bring a friend|Come hungry|Tag who you’d bring].',
      photo: '{dish} with lots of space around it',
      tags: ['justsaying', 'cravings', 'foodie'],
    },
    {
      text: 'Picture the {dish}. Now picture [someone else doing the dishes|a friend across from you|having nowhere else to be]. [Sounds good|Nice, isn’t it|Ready to go]? Come over to {name} and [make it happen|see us|eat].',
      photo: '{dish} coming toward the camera',
      tags: ['daydreaming', 'cravings', 'eatout'],
    },
    {
      text: 'You could have [leftovers|cereal|whatever’s in the freezer]. Or you could have {dish} with [a friend|someone you like|good company]. [We know what we’d pick|Choose wisely|Easy choice], and we’d love to see you at {name}.',
      photo: '{dish} with two forks or two straws',
      tags: ['choosewell', 'todaysplan', 'hungry'],
    },
    {
      text: 'A photo can only [do so much|show you so much|say so much]. The {dish} should be seen [in person|up close|with your own eyes]. Come to {name} with [an appetite|a friend|someone hungry] and [dig in|try some|decide for yourself].',
      photo: '{dish} from a guest’s point of view',
      tags: ['inperson', 'onthemenu', 'foodlover'],
    },
    {
      text: 'Rule one of scrolling: [never do it hungry|eat first|not on an empty stomach]. Too late? We suggest {dish}. [It’s an easy fix|You know where to find us|We’re happy to help]. Come see us at {name}.',
      photo: '{dish} up close, filling the frame',
      tags: ['scrollhungry', 'cravings', 'hungrynow'],
    },
    {
      text: 'Call [a friend|your cousins|someone you owe a meal] and say you’re going out for {dish}. They’ll [say yes|want to come|ask what time]. Pick a day and [meet us|eat with us|see us] at {name}.',
      photo: '{dish} between two people',
      tags: ['planfortwo', 'foodfriends', 'eatout'],
    },
    {
      text: '“What do you feel like eating?” can [last all evening|start a long debate|go on forever]. Try answering with {dish}. [Problem solved|Everyone’s happy|That was easy], and {name} will [do the cooking|take it from there|do the rest].',
      photo: 'one person pointing at {dish}',
      tags: ['whattoeat', 'wheretoeat', 'onthemenu'],
    },
    {
      text: 'On the way [home|across town|to your next errand], there’s always time for {dish}. [You’ll be in a better mood when you get there|The errands can wait a little|It’s a nice break in a busy day]. Stop by {name} and [see us|take a breather|say hello].',
      photo: '{dish} with your street in the background',
      tags: ['detour', 'worthit', 'eatout'],
    },
    {
      text: 'They say you [eat with your eyes first|feast with your eyes|eat with your eyes before anything else]. So we’re showing you the {dish}. [Enjoy the view|Take a good look|Look closely]. When you’re ready for [the real thing|a taste|more than a photo], come find us in {town}.',
      photo: '{dish} filling the whole frame',
      tags: ['eatwithyoureyes', 'foodphoto', 'onthemenu'],
    },
  ],
  two_dishes: [
    {
      text: 'Settle this: {dish} or {dish2}? [Vote in the comments|Tell us below|Cast your vote], then come to {name} and [order the winner|try both|bring someone who disagrees].',
      photo: '{dish} and {dish2}, side by side',
      tags: ['settlethis', 'thisorthat', 'onthemenu'],
    },
    {
      text: 'There are two kinds of people: team {dish} and team {dish2}. Tell us [which team you’re on|your pick|where you stand] and tag [someone on the other side|the friend who’d disagree|your dinner partner]. {name} is happy to [feed both|cook for either|serve you both].',
      photo: 'both orders side by side, same size',
      tags: ['pickateam', 'thisorthat', 'foodpoll'],
    },
    {
      text: 'Here’s the plan: you get the {dish}, your [friend|date|coworker] gets the {dish2}, and [halfway through|in the middle|after a few tastes] you trade. [Everybody wins|No hard choices|You each try both]. Tag the person you’d [trust|share with|bring].',
      photo: 'hands swapping the two orders',
      tags: ['tradehalf', 'eattogether', 'foodfriends'],
    },
    {
      text: '{dish} or {dish2}? If you can’t decide, [bring a friend and order both|get one now and one next time|split both with someone]. That’s what we’d [do|suggest|call a good meal]. See you at {name}.',
      photo: '{dish} in focus, {dish2} soft behind',
      tags: ['whynotboth', 'hungry', 'onthemenu'],
    },
    {
      text: 'First the {dish}, then the {dish2}? Or the other way around? [Everyone has an opinion|We’ve heard both|There’s no wrong answer]. Tell us [how you’d do it|your order|which comes first] and come show us at {name}.',
      photo: '{dish} and {dish2} in a row, menu behind',
      tags: ['orderofthings', 'thisorthat', 'foodie'],
    },
    {
      text: 'You can only pick one: {dish} or {dish2}. Go! Tell us [in the comments|your answer|below] and come [order the winner|try it|get yours] at {name}. If you really can’t choose, [bring a friend|get both|we won’t tell].',
      photo: 'the two side by side, a hand reaching',
      tags: ['pickone', 'thisorthat', 'hardchoices'],
    },
    {
      text: 'Do you know your [friends|neighbors|coworkers] well enough to guess their order? {dish} or {dish2}? Tag [them|one of them|someone] with your guess, then [find out|ask them|see if you’re right] at {name}.',
      photo: 'both orders from above',
      tags: ['guesstheorder', 'thisorthat', 'onthemenu'],
    },
    {
      text: 'Some days call for {dish}, and some for {dish2}. Which one is it [today|for you|this time]? Tell us [in the comments|below|your pick], then come to {name} and [treat yourself|order it|enjoy].',
      photo: '{dish} on the left, {dish2} on the right',
      tags: ['moodfood', 'thisorthat', 'onthemenu'],
    },
    {
      text: 'You want {dish}. They want {dish2}. [Good news|Relax|No need to argue]: {name} has both. Bring [your other half|a friend|the family] and [everybody gets their way|share if you like|keep the peace].',
      photo: 'two people with an order each',
      tags: ['couplegoals', 'datenight', 'thisorthat'],
    },
    {
      text: 'This week’s [big question|hard choice|debate]: {dish} or {dish2}? [Ask a friend|Take your time|Think it over], or come to {name} and have [one of each|both|one now, one next time].',
      photo: 'the two orders in front of the menu',
      tags: ['greatdebate', 'hungry', 'eatout'],
    },
    {
      text: 'Some things go well together: [old friends|movies|Fridays] and good food, or {dish} and {dish2}. Come to {name}, [order both|bring someone|get one of each], and [share|pass them around|see if you agree].',
      photo: 'both orders close together',
      tags: ['perfectpair', 'onthemenu', 'foodie'],
    },
    {
      text: 'Flip a coin: heads, {dish}. Tails, {dish2}. If you’re [hoping for one|rooting for a side|disappointed by the answer], you already know [what to order|which to get|what you want]. See you at {name}.',
      photo: 'a coin next to the two orders',
      tags: ['headsortails', 'thisorthat', 'hungrynow'],
    },
    {
      text: 'Somebody says {dish}. Somebody else says {dish2}. Sound [familiar|like your family|like your group]? Skip the [debate|vote|argument], order both, and [share|put them in the middle|pass them around]. Tag who you’d [bring|share with|invite].',
      photo: 'both in the middle, hands all around',
      tags: ['grouporder', 'sharing', 'foodfriends'],
    },
    {
      text: 'We’re taking a poll: {dish} or {dish2}? [One vote each|No ties|Pick one], and tell us [why|what sold you|your reasons]. Then come to {name} and [try the other one, too|order your winner|bring someone who disagrees].',
      photo: 'guests holding up one of each',
      tags: ['whosright', 'thisorthat', 'foodfriends'],
    },
  ],
};
