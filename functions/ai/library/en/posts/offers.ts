import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about offers and hours. */
export const POSTS_OFFERS: Pick<CopyLibrary['posts'], 'offer' | 'happy_hour' | 'hours_tonight'> = {
  offer: [
    {
      text: 'Know someone who [loves a deal|likes to eat|needs a break]? Send them this: {offer} at {name}. Then [pick a day|make a plan|name a time], [go together|bring them along|meet there], and [enjoy|come hungry|order well].',
      photo: 'a phone showing the offer, food behind it',
      tags: ['specialoffer', 'tagafriend', 'eatout'],
    },
    {
      text: 'You have to eat [anyway|sometime|somewhere], so why not at {name}? Here’s a good reason: {offer}. [Bring a friend|Come hungry|Tell the family] and [enjoy|have fun|take your time].',
      photo: 'an order being handed over with a smile',
      tags: ['deal', 'specialoffer', 'hungry'],
    },
    {
      text: 'Good news for [hungry people|anyone who’s tired of cooking|the whole family]: {offer} at {name}. Save this post so you [don’t forget|remember it|have it handy], and [bring a friend|pick a day|bring everyone].',
      photo: 'the offer written on a board or a note',
      tags: ['goodnews', 'specialoffer', 'savethis'],
    },
    {
      text: 'You don’t need [a birthday|a holiday|a special occasion] to go out: it’s {offer} at {name}. Bring [someone you like|the family|a hungry friend] and [celebrate anyway|enjoy a good meal|make it a nice day].',
      photo: 'friends with their orders, smiling',
      tags: ['justbecause', 'specialoffer', 'treatyourself'],
    },
    {
      text: 'Here’s a code to remember: {code}. Say it when you order at {name} and get {offer}. [Bring a friend|Come hungry|Tell the family] and [enjoy|have a nice meal|skip the cooking].',
      photo: 'the code in big letters',
      tags: ['promocode', 'specialoffer', 'onthemenu'],
    },
    {
      text: 'Eating out just got [easier|more tempting|a little better]: {offer} at {name}. [Pick a day|Tell a friend|Save this post], then [bring someone|come hungry|come see us] and enjoy a meal you didn’t cook.',
      photo: 'someone enjoying an order',
      tags: ['goodnews', 'specialoffer', 'eatout'],
    },
    {
      text: 'Treat yourself [this week|for a change|to a good meal] and get {offer} at {name}. You’ve [worked hard|cooked plenty|earned it], so [leave the dishes to us|skip the dishes|let somebody else cook].',
      photo: 'an order, close up',
      tags: ['treatyourself', 'specialoffer', 'hungry'],
    },
    {
      text: 'Who would you bring to {name} for {offer}? Tag them [here|below|in the comments], pick [a day|a time|a date], and [come hungry|order what you like|make it a plan].',
      photo: 'two people looking at one phone',
      tags: ['tagafriend', 'specialoffer', 'foodfriends'],
    },
    {
      text: 'We’ll keep it short, because you’re [hungry|busy|at work]: {offer} at {name}. [Come by|Stop in|Come see us], [bring a friend|bring your appetite|bring the family], and enjoy.',
      photo: 'the offer on a napkin in marker',
      tags: ['shortandsweet', 'specialoffer', 'hungrynow'],
    },
    {
      text: 'Save this for a day when [you don’t feel like cooking|the fridge is empty|everyone’s hungry]: {offer} at {name}. [Tell the family|Send it to a friend|Put it on the calendar], and let us [take care of the meal|handle the food|do the work].',
      photo: 'a nearly empty fridge shelf',
      tags: ['savethis', 'specialoffer', 'nocooking'],
    },
    {
      text: 'Instead of [leftovers|cereal again|a frozen dinner], how about {offer} at {name}? [Pick a day|Text a friend|Tell everyone at home], come hungry, and [enjoy the break|enjoy the company|take your time].',
      photo: 'your most popular order, up close',
      tags: ['noleftovers', 'specialoffer', 'eatout'],
    },
    {
      text: 'Share this with [your group chat|a hungry friend|your coworkers]: it’s {offer} at {name}. Then [pick a day|agree on a day|choose a time], and come [eat together|eat with us|see us].',
      photo: 'a group of friends outside your place',
      tags: ['shareit', 'specialoffer', 'foodfriends'],
    },
    {
      text: 'Want {offer}? The code is {code}. [Write it down|Take a screenshot|Save this post], say it when you order at {name}, and [enjoy|bring a friend|come hungry].',
      photo: 'a phone showing the code',
      tags: ['promocode', 'specialoffer', 'savethis'],
    },
    {
      text: 'Who could say no to this? It’s {offer}, at {name}. Come with [a friend|the family|someone hungry] and [order well|take your time|see what’s good].',
      photo: 'friends holding your menu',
      tags: ['sayyes', 'specialoffer', 'eattogether'],
    },
  ],
  happy_hour: [
    {
      text: 'Happy hour at {name} is {hours}. [Close the laptop|Put down the phone|Leave the to-do list], grab [a coworker|a friend|the new person at work], and [start your evening|unwind|toast the day] with us.',
      photo: 'two glasses raised in front of your sign',
      tags: ['happyhour', 'afterwork', 'cheers'],
    },
    {
      text: 'Here’s a meeting [you’ll enjoy|you’ll like|to look forward to]: happy hour at {name}, {hours}. Bring [a coworker|your favorite people|the whole team], leave the [notes|laptops|slides] behind, and [order a round|relax|talk about the weekend].',
      photo: 'two glasses and a closed notebook',
      tags: ['happyhour', 'coworkers', 'afterwork'],
    },
    {
      text: 'Haven’t seen your friends [all week|lately|in a while]? Happy hour at {name} is {hours}. [Send a text|Call them|Start the group chat], [share a few bites|order something cold|get a round], and [hear the news|catch up|laugh a lot].',
      photo: 'friends laughing over their drinks',
      tags: ['happyhour', 'catchup', 'foodfriends'],
    },
    {
      text: 'A good end to [a workday|a long day|a busy week]: happy hour at {name}, {hours}. Bring [a coworker|a friend|someone funny], and have something [cold|tasty|salty] together. Who’s [in|coming|joining you]? Tag them [here|below|in the comments].',
      photo: 'a shared snack and two hands',
      tags: ['happyhour', 'afterwork', 'tagafriend'],
    },
    {
      text: 'Done with work for the day? {fact} [Text a friend|Bring a coworker|Call someone fun], come to {name}, and [unwind|relax|talk it over] together.',
      photo: 'your entrance at the end of the workday',
      tags: ['happyhour', 'afterwork', 'textafriend'],
    },
    {
      text: 'Still at work and watching the clock? {fact} [Hang on a little longer|Finish up|Wrap it up], then [bring a coworker|meet a friend|round up the team] and come see us at {name}.',
      photo: 'a cold glass with beads of water',
      tags: ['happyhour', 'almostthere', 'afterwork'],
    },
    {
      text: 'You said “[we should get together|let’s do something soon|I’ll text you],” so [make it happen|keep your word|set a date]. Meet at {name} for happy hour, [order a round|share a snack|pull up a chair], and [catch up|hear all the news|stay a while].',
      photo: 'two friends mid-story, drinks half full',
      tags: ['happyhour', 'letsgettogether', 'tagafriend'],
    },
    {
      text: 'Happy hour at {name} is for [coworkers|old friends|neighbors], [loud laughs|long stories|good news], and something [cold|salty|tasty] to share. Come by, [bring a friend|find a seat|say hello], and [relax|take it easy|start the evening] with us.',
      photo: 'laughing people and small dishes',
      tags: ['happyhour', 'goodcompany', 'cheers'],
    },
  ],
  hours_tonight: [
    {
      text: 'Today’s hours at {name}: {hours}. Come [early|late|right on time], bring [a friend|the family|your appetite], and [order something you love|take your pick of the menu|enjoy a meal you didn’t cook].',
      photo: 'your entrance with the lights on',
      tags: ['opentoday', 'todayshours', 'eatout'],
    },
    {
      text: 'Before you [open the fridge|thaw something|turn on the stove]: we’re open today, {hours}. [Grab your keys|Bring the family|Bring a friend] and let {name} do the cooking.',
      photo: 'a hand closing a fridge door',
      tags: ['opentoday', 'nocooking', 'hungry'],
    },
    {
      text: '{day} at {name}: {hours}. [Tell the family|Text a friend|Ask your coworkers], pick a time, and come have {food}. [We’d love to see you|You bring the appetite|No cooking, no dishes].',
      photo: 'your hours as guests see them',
      tags: ['opentoday', 'todaysplan', 'eatout'],
    },
    {
      text: 'When [your date|the office|the group chat] asks where to eat, say {name}. We’re open today, {hours}, and we have {food}. [Pick a time|Send this post|Bring a friend] and [come hungry|come see us|enjoy].',
      photo: 'a phone with a map next to an order',
      tags: ['wheretoeat', 'opentoday', 'groupchat'],
    },
    {
      text: 'Checking our hours? [You’re in the right place|Here they are|Good timing]. {name} is open {hours} today, so [come when you’re hungry|finish your errands first|pick a time] and [bring a friend|let us feed you|have a nice meal].',
      photo: 'a watch next to your menu',
      tags: ['opentoday', 'todayshours', 'hungry'],
    },
    {
      text: 'Give yourself something to look forward to: {food} at {name}, today, {hours}. Come [hungry|as you are|straight from work] and [bring someone along|take your pick of the menu|tell us about your day].',
      photo: 'your open sign from the street',
      tags: ['opentoday', 'lookforward', 'comein'],
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
      text: 'Make today a little [better|nicer|easier]: come to {name} for {food}. We’re open {hours}. [Find the car keys|Put your shoes on|Call a friend], and [skip the cooking|come hungry|leave the dishes to us].',
      photo: 'evening light on your place',
      tags: ['opentoday', 'makemyday', 'hungry'],
    },
    {
      text: 'Come when it suits you: {name} is open today, {hours}. Bring [a friend|the family|a coworker], have {food}, and [take your time|enjoy the company|leave the cooking to us].',
      photo: 'guests arriving at your place',
      tags: ['opentoday', 'todayshours', 'comein'],
    },
  ],
};
