import type { CopyLibrary } from '../../copy-library.ts';

/** Posts for neighbors, first-time guests, and people who eat at home. */
export const POSTS_NEIGHBORHOOD: Pick<CopyLibrary['posts'], 'town' | 'first_visit' | 'takeout'> = {
  town: [
    {
      text: 'Sooner or later, [somebody|a friend|a coworker] asks you where to [eat|go for {food}|meet friends] in {town}. {name} is [an easy|a nice|a tasty] answer. It’s [even better|more fun|nicer] if you [come along|join them|bring them yourself].',
      photo: 'your sign and the street behind it',
      tags: ['wheretoeat', 'hometown', 'eatout'],
    },
    {
      text: 'You know you’re from {town} when you [give directions by landmarks|know everybody’s dog|run into a friend on every errand]. Tag someone who [gets it|does the same|would agree], and [meet|catch up|make a plan to eat] at {name}.',
      photo: 'a corner everyone in town knows',
      tags: ['hometown', 'youknow', 'neighborhood'],
    },
    {
      text: 'New in {town}? Welcome! You’ll find [a dentist|a gym|a barber] soon enough. [Something to eat|A good meal|Food] is easier: come to {name}, [say hello|introduce yourself|tell us you just moved], and order [what sounds tasty|whatever you like|a little of everything].',
      photo: 'a welcome sign in front of your place',
      tags: ['newintown', 'neighborhood', 'welcome'],
    },
    {
      text: 'Showing [friends|family|visitors] around {town}? [See the sights|Take the scenic route|Show them your favorite spots], and when everyone gets [hungry|tired|quiet], bring them to {name}. Good food is [part of the trip|part of seeing a place|what they’ll talk about later].',
      photo: 'a well-known spot near your place',
      tags: ['visitors', 'showthemaround', 'hometown'],
    },
    {
      text: 'A walk through {town} is [better|nicer|more fun] with [a treat|a reward|something tasty] at the end. [Call|Text|Bring] a friend, [take the long way|pick a pretty street|enjoy the sights], and finish with {food} at {name}.',
      photo: 'the sidewalk that leads to your place',
      tags: ['takeawalk', 'neighborhood', 'hometown'],
    },
    {
      text: 'Out-of-town guests [on the way|at your house|coming to visit]? You’ve [made the beds|vacuumed|stocked the fridge], and that’s plenty. Bring them to {name}, [let us feed everyone|order for the whole group|take a break from hosting], and enjoy {town} together.',
      photo: 'a group of happy guests outside your place',
      tags: ['guestsintown', 'hostlife', 'hometown'],
    },
    {
      text: 'You could drive [an hour|all over|two towns over] for {food}. Or you could stay right here in {town}, [save the gas|skip the highway|use the extra time to relax], and come to {name}. We know which one [we’d pick|sounds easier|we’d choose].',
      photo: 'your place seen from across the street',
      tags: ['closetohome', 'hometown', 'eatout'],
    },
    {
      text: 'Long week, {town}? Leave the cooking [to us|to somebody else|for another day] and [bring the family|bring a friend|come see us]. {name} has {food}, and you’ve [earned a break|earned a treat|done enough already].',
      photo: 'your street in late afternoon light',
      tags: ['hometown', 'longweek', 'eatout'],
    },
    {
      text: 'Every town has somebody who [knows everyone|waves at all the cars|stops to chat]. Who is it in {town}? Tag them [below|here|in the comments], then [treat them to|invite them for|meet them for] {food} at {name}.',
      photo: 'someone waving from across the street',
      tags: ['knowseverybody', 'hometown', 'tagthem'],
    },
    {
      text: 'Errands to run in {town}? [Post office|Bank|Hardware store], [pharmacy|dry cleaner|library], {name}. Save [us|the tasty one|something fun] for last, and the list [goes faster|feels shorter|isn’t so bad].',
      photo: 'a shopping bag next to an order',
      tags: ['errands', 'hometown', 'treatyourself'],
    },
    {
      text: 'Ball games, school plays, [yard sales|concerts|parades]: there’s always a reason to [go out|see people|leave the house] in {town}. When you get hungry [before or after|in between|afterward], come to {name} for {food} and [bring everyone|bring the neighbors|bring your crew].',
      photo: 'a busy day on your street',
      tags: ['outandabout', 'hometown', 'hungry'],
    },
    {
      text: 'If you moved away from {town}, what food would you [miss|crave|dream about]? Tell us [in the comments|below|your answer]. If it’s on our menu, come to {name} and [have some|enjoy it|order it] while you’re [close by|still here|in the neighborhood].',
      photo: 'the order your regulars ask for most',
      tags: ['missingit', 'hometown', 'askus'],
    },
  ],
  first_visit: [
    {
      text: 'Never been to {name}? It’s easy: [come by|stop by|come see us], pick [what sounds good|something you love|something new], and enjoy. If you’d like [a suggestion|an idea|a recommendation], just ask. We’re [happy|glad|always happy] to help.',
      photo: 'what guests see when they arrive',
      tags: ['firstvisit', 'newhere', 'eatout'],
    },
    {
      text: 'You’ve [driven past|walked by|heard about] {name} and thought, “I should [eat there|stop there|try that place] sometime.” [This is your invitation|Let’s make it soon|This week would be great]. Come say hello and [bring a friend|bring your appetite|tell us it’s your first time].',
      photo: 'your place seen from the sidewalk',
      tags: ['oneofthesedays', 'firstvisit', 'eatout'],
    },
    {
      text: 'First time at {name}? You don’t have to [know the menu|plan ahead|decide right away]. Tell us what you [like|usually order|feel like having], and we’ll [suggest something|help you choose|show you our picks].',
      photo: 'a friendly face holding your menu',
      tags: ['firsttime', 'askus', 'newhere'],
    },
    {
      text: 'Tag a friend who’s never [been to|tried|stopped at] {name}. Then [pick a day|offer to drive|make a plan] and bring them along for {food}. A first visit is [more fun|better|easier] with company.',
      photo: 'two friends looking at your menu together',
      tags: ['tagafriend', 'firstvisit', 'eattogether'],
    },
    {
      text: 'What to bring on your first visit: [an appetite|a friend|your curiosity]. What to leave at home: [your worries|the rush|your to-do list]. What to order: [take your pick|ask us|whatever sounds good]. We’d love to [meet you|have you|feed you] at {name}.',
      photo: 'your menu and a welcome note',
      tags: ['whattobring', 'firstvisit', 'newhere'],
    },
    {
      text: 'New here, and not sure what to [get|choose|have]? [Here’s an idea|Keep it simple|It’s easy]: order the thing you [keep looking at|noticed right away|can’t stop thinking about]. [Next time|When you come back|On another day], try the one [below it|above it|you almost picked]. See you at {name} [soon|this week|when you’re hungry].',
      photo: 'a finger pointing at one line of the menu',
      tags: ['firsttime', 'whattoorder', 'onthemenu'],
    },
    {
      text: 'You can look at [photos|reviews|the menu] all day, or you can come [taste it|see|find out] for yourself. If you’ve never been to {name}, we’d love to [meet you|feed you|welcome you] and [hear what you think|help you order|say hello].',
      photo: 'an order held up to the camera',
      tags: ['firstvisit', 'tastefirst', 'eatout'],
    },
    {
      text: 'Regulars, help us out: what should someone [order|try|get] on a first visit to {name}? [Tell us below|Answer in the comments|Tell us your favorite]. New here? [Take notes|Save this post|Choose one that sounds good] and come hungry.',
      photo: 'a regular’s usual order, up close',
      tags: ['askaregular', 'firstvisit', 'whattoorder'],
    },
  ],
  takeout: [
    {
      text: 'Already in [pajamas|sweatpants|slippers] and not cooking? Order takeout from {name}, [send someone to get it|throw on a jacket and go|flip a coin for who goes], and have {food} [on the couch|under a blanket|at home].',
      photo: 'a takeout bag on a couch',
      tags: ['takeout', 'nightin', 'couchtime'],
    },
    {
      text: 'A fair rule for takeout: whoever [picks it up|drives|carries the bag] gets [first choice|the first bite|the good seat]. Order from {name}, [volunteer to go|make it your turn|settle on who goes], and tell us [how your house does it|if you agree|what your family decides].',
      photo: 'a takeout bag in a passenger seat',
      tags: ['takeout', 'houserules', 'pickup'],
    },
    {
      text: 'You choose the [movie|music|board game], and [we’ll do the cooking|we’ll make the food|leave the cooking to us]. Order takeout from {name}, [use the good plates|eat it from the box|pass everything around], and [relax|enjoy the company|forget the stove].',
      photo: 'takeout boxes beside the good plates',
      tags: ['takeout', 'nightin', 'goodplates'],
    },
    {
      text: 'Some days have [practice and a recital|two pickups and a meeting|a game right at mealtime], and [no time to cook|no energy to cook|nobody at the stove]. Order takeout from {name}, get it between [stops|errands|drop-offs], and [everybody eats|everyone’s fed|that’s one less thing to do].',
      photo: 'a takeout bag next to a soccer ball',
      tags: ['takeout', 'busyfamily', 'onthego'],
    },
    {
      text: 'A [park bench|picnic blanket|backyard], [a sunny hour|a friend|some company], and something good to go from {name}: [that’s a picnic|you don’t need more|what a nice day]. Order takeout, [bring the napkins|pick your spot|find the sunglasses], and [enjoy the view|get some air|eat outside].',
      photo: 'an open takeout bag on a bench',
      tags: ['takeout', 'picnic', 'outside'],
    },
    {
      text: 'Order a little extra takeout from {name}, and tomorrow’s lunch is [done|taken care of|something to look forward to]. Put it [at the back of the fridge|behind the milk|on the top shelf], [label it|write your name on it|tell everyone it’s yours], and enjoy it twice.',
      photo: 'a takeout box with a name on it',
      tags: ['takeout', 'leftovers', 'lunchtime'],
    },
    {
      text: 'The movie’s [picked|ready|cued up] and the blanket’s [out|on the couch|big enough for everyone]. All you need is {food}. Order takeout from {name}, [press play|dim the lights|get comfortable], and [enjoy the show|pass the napkins|save some for the ending].',
      photo: 'takeout boxes and a remote control',
      tags: ['takeout', 'movienight', 'nightin'],
    },
    {
      text: 'Want to make the whole family [happy|smile|glad you’re home]? Bring back {food} from {name}. You don’t need [a reason|an occasion|an excuse]. Order takeout, [bring enough to share|get everyone’s favorite|surprise them], and [enjoy the hugs|take a bow|dig in together].',
      photo: 'a takeout bag held out to the camera',
      tags: ['takeout', 'surprise', 'familytime'],
    },
  ],
};
