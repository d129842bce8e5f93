import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about weather and seasons, used only in towns with such a climate. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  'rain' | 'cold_day' | 'hot_day' | 'spring' | 'summer' | 'fall' | 'winter'
> = {
  rain: [
    {
      text: 'A rainy day gets [better|nicer|cozier] with {food}. [Grab an umbrella|Share an umbrella|Put on a raincoat], come to {name}, and [bring someone along|treat yourself|make a day of it]. It’s worth the [puddles|wet shoes|extra socks].',
      photo: 'raindrops on glass with an order behind it',
      tags: ['rainyday', 'rain', 'goodfood'],
    },
    {
      text: 'Did the rain cancel your [picnic|practice|plans]? You’ve got [some time|a spare hour|an appetite], so come to {name} for {food}. It’s a nice way to [save the day|cheer everybody up|make up for it].',
      photo: 'a wet umbrella by your entrance',
      tags: ['rainyday', 'canceledplans', 'hungry'],
    },
    {
      text: 'Rainy days are made for [old movies|naps|board games] and {food}. When you get hungry, [find your boots|take the big umbrella|make a run for it] and come to {name}. Then you can [get back to the couch|get cozy again|put your slippers back on].',
      photo: 'rain boots next to your sign',
      tags: ['rainyday', 'cozy', 'eatout'],
    },
    {
      text: 'It’s [pouring|raining|wet out there], and you’ve been [cooped up|at home|stuck indoors] long enough. [Call a friend|Round up the family|Get your raincoat], come to {name}, and have {food}. It makes a gray day [better|a lot nicer|feel shorter].',
      photo: 'a wet street with your lights on',
      tags: ['rainyday', 'puddles', 'eatout'],
    },
    {
      text: 'Nobody has [perfect hair|dry shoes|a dry umbrella] in the rain, and we [don’t mind|won’t say a word|think you look great]. Come to {name} [in your raincoat|just as you are|in big boots] and have {food}. You’ll [cheer up|feel better|forget the weather].',
      photo: 'a smiling guest in a raincoat',
      tags: ['rainyday', 'rainboots', 'eatout'],
    },
    {
      text: 'If it’s going to [pour|drizzle|rain all day], at least have something to [look forward to|share|enjoy]. Send “meet me at {name}” to [a friend|someone close by|whoever has the big umbrella], and make it {food}.',
      photo: 'two people under one umbrella',
      tags: ['rainyday', 'umbrella', 'meetme'],
    },
  ],
  cold_day: [
    {
      text: 'On a cold day, everybody’s hungry [early|all the time|by noon]. [Put on a scarf|Find your gloves|Zip up your coat] and come to {name} for {food}. It’s [a nice reason|a fine reason|reason enough] to leave the house.',
      photo: 'gloved hands holding an order',
      tags: ['coldday', 'bundleup', 'hungry'],
    },
    {
      text: 'The car won’t [warm up|defrost|start without a fight], and your fingers are [numb|freezing|cold]. You’ve earned [a treat|a nice meal|something tasty]. Come to {name} for {food}, and bring [a friend|your warmest hat|your appetite].',
      photo: 'a frosty windshield in front of your place',
      tags: ['coldday', 'frosty', 'eatout'],
    },
    {
      text: 'Dressed for the cold already, [boots|big coat|thick socks] and all? Come to {name} for {food}. [Bring the family|Bring a friend|Treat yourself]. After that, you can [get back under the blanket|stay home all you like|put your slippers on].',
      photo: 'winter boots and a hungry smile',
      tags: ['coldday', 'layers', 'hungry'],
    },
    {
      text: 'It’s hard to leave the [couch|blanket|house] on a cold day. But {name} has {food}, so [it’s worth it|it’s worth the coat and gloves|you won’t regret it]. Bring [someone to share with|everyone at home|a hungry friend].',
      photo: 'a coat and scarf next to an order',
      tags: ['coldday', 'blanket', 'eatout'],
    },
    {
      text: 'It’s [see-your-breath|two-pairs-of-socks|scrape-the-windshield] cold. You deserve [a treat|a nice meal|something tasty], so wear [the warm hat|every layer you own|your thickest gloves] and come to {name} for {food}. We’d love to [feed you|see you|take care of you].',
      photo: 'frost on a window, an order behind it',
      tags: ['coldday', 'brrr', 'eatup'],
    },
    {
      text: 'Advice for a cold day: wear [layers|warm socks|a hat], keep [moving|your hands in your pockets|your ears covered], and [eat well|treat yourself|have something tasty]. We can help with [the last part|that last one|number three]. Come to {name} for {food}.',
      photo: 'an order next to a warm hat',
      tags: ['coldday', 'bundleup', 'goodadvice'],
    },
  ],
  hot_day: [
    {
      text: 'Too hot to [cook|turn on the stove|light the grill]? [Leave it to us|We’ll do it|Then don’t]. Come to {name} for {food}, [wear your sandals|bring your sunglasses|take it slow], and let somebody else [do the work|handle the food|heat up a stove].',
      photo: 'sunglasses next to an order',
      tags: ['hotday', 'toohottocook', 'eatout'],
    },
    {
      text: 'Plan for a hot day: [find some shade|stay by the fan|get in the pool], drink plenty of [water|iced tea|lemonade], and let someone else feed you. {name} has {food}, and you can come [as you are|in flip-flops|when you’re hungry].',
      photo: 'a patch of shade near your place',
      tags: ['hotday', 'shade', 'summerheat'],
    },
    {
      text: 'The steering wheel is [burning|too hot to hold|untouchable], the dog is [flat on the floor|asleep in the shade|next to the fan], and nobody wants to cook. Come to {name} for {food} and [give your kitchen a rest|leave the stove off|take it easy].',
      photo: 'a dog lying in the shade',
      tags: ['hotday', 'heatwave', 'nocooking'],
    },
    {
      text: 'On a hot day, people say they’re [not hungry|only thirsty|too warm to eat]. Then somebody mentions {food}, and they [change their minds|want some, too|ask where to get it]. Tag a friend who [does this|needs convincing|always changes their mind], and [bring|invite|take] them to {name}.',
      photo: 'an order held up in bright sun',
      tags: ['hotday', 'nothungry', 'foodmood'],
    },
    {
      text: 'Sunglasses, [sandals|a big hat|sunscreen], and {food}: that’s [a nice hot day|all you need|a fine plan]. Bring a friend to {name}, [find some shade|take it slow|keep it easy], and [enjoy|relax|let us do the work].',
      photo: 'a cold glass with beads of water',
      tags: ['hotday', 'sunglasses', 'takeiteasy'],
    },
    {
      text: 'The fan is on [high|full blast|its top setting], and it’s still hot. [Skip the stove|Don’t cook|Leave the oven off], and come to {name} for {food}. We’ll [handle the food|do the work|feed you], and you can [relax|enjoy yourself|take a break].',
      photo: 'the sun over your street',
      tags: ['hotday', 'beattheheat', 'eatout'],
    },
  ],
  spring: [
    {
      text: 'The days are getting [longer|brighter|a little longer], and it’s nice to be [out and about|out of the house|out] again. [Call a friend|Take a walk|Round up the family], and come to {name} for {food}. [Sunglasses|Light jackets|Big appetites] are welcome.',
      photo: 'your place in spring light',
      tags: ['spring', 'longerdays', 'goout'],
    },
    {
      text: 'Spring cleaning can wait [an hour|a little longer|until you’ve eaten]. Come to {name} for {food} first. You’ll need [the energy|your strength|a head start], and the [closet|garage|attic] will still be there [afterward|when you get back|tomorrow].',
      photo: 'a broom next to your sign',
      tags: ['spring', 'springcleaning', 'eatout'],
    },
    {
      text: 'Spring is a nice time to see [friends|neighbors|people] you’ve missed [all winter|for months|since fall]. Pick a day, meet at {name}, and [catch up|hear all the news|talk it all over] with {food}. Tag someone you’d like to [treat|invite|bring].',
      photo: 'two friends outside your place',
      tags: ['spring', 'catchup', 'foodfriends'],
    },
    {
      text: 'Time to put the winter coat [away|in the closet|in storage]? [Maybe|Almost|Let’s hope so]. Bring a [jacket|sweater|raincoat], just in case, and come to {name} for {food}. It’s spring, and we’re [happy to see you out|glad you’re out again|ready to feed you].',
      photo: 'a light jacket next to an order',
      tags: ['spring', 'jacketweather', 'eatout'],
    },
    {
      text: 'It’s spring. [Open a window|Take the long way|Go for a walk], text a friend you [miss|haven’t seen lately|owe a visit], and make a plan for {food}. We’d be happy to [have you both|feed you both|see the two of you] at {name}.',
      photo: 'blossoms or budding branches near your place',
      tags: ['spring', 'textafriend', 'foodfriends'],
    },
    {
      text: 'New season, new [plans|habits|shoes]. How about going out for {food} [more often|a little more|one day soon]? Bring [a friend|the family|someone fun] to {name}, and start spring with something [nice|tasty|you love].',
      photo: 'flowers beside your favorite order',
      tags: ['spring', 'newseason', 'treatyourself'],
    },
  ],
  summer: [
    {
      text: 'Summer rules: [sandy feet|wet hair|late bedtimes] allowed, [no alarms|no rushing|no homework], and nobody has to cook. Come to {name} for {food}, and bring [the family|your friends|the neighbors].',
      photo: 'sandals and sunglasses next to an order',
      tags: ['summer', 'summerrules', 'eatout'],
    },
    {
      text: 'Swimming, biking, [running around|climbing trees|playing ball]: summer makes kids [hungry|twice as hungry|hungry all day]. Bring them to {name}, and leave the [crumbs|dishes|cooking] to us. You get a [break|rest|quiet minute], and they get [to choose|something good|fed].',
      photo: 'kids sharing an order on a sunny day',
      tags: ['summer', 'kids', 'familytime'],
    },
    {
      text: 'Long summer days are [nicer with|better with|made for] company and {food}. [Stay out a little longer|Forget the clock|Take your time], bring [a friend|your neighbors|the family], and meet at {name}. The [chores|yard|laundry] can wait.',
      photo: 'friends with food in late sunlight',
      tags: ['summer', 'longdays', 'goodcompany'],
    },
    {
      text: 'Come straight from the [pool|lake|ball field], [sunscreen|flip-flops|sunglasses] and all. Being outside makes [everyone|everybody|the whole family] hungry, and {name} has {food}. Bring [the neighbors|whoever’s with you|as many as fit in the car], and [take your time|dig in|tell us about your day].',
      photo: 'a beach towel or ball cap next to an order',
      tags: ['summer', 'comeasyouare', 'hungry'],
    },
    {
      text: 'Planning a staycation? [Sleep in|Watch a movie|Do nothing at all], and then go out for {food} like you would on [a trip|vacation|a week away]. You don’t have to [pack|drive far|book a flight] to [eat well|have fun|get away]. Come to {name}.',
      photo: 'a map or sun hat next to your menu',
      tags: ['summer', 'staycation', 'treatyourself'],
    },
    {
      text: 'Things to remember from this summer: [sunsets|swims|late walks], [old stories|road trips|ball games], and [slow meals|long meals|big meals]. Come have one at {name}, with {food} and [people you love|a dear friend|the whole family].',
      photo: 'the sky over your place at sunset',
      tags: ['summer', 'summermemories', 'eattogether'],
    },
  ],
  fall: [
    {
      text: 'It’s getting dark [earlier|before you’re ready|sooner again]. Give yourself something [fun|tasty|nice] to look forward to [after work|this week|after a long day]. We suggest {food} at {name}, [with a friend|with the family|with someone you like].',
      photo: 'your sign lit up at dusk',
      tags: ['fall', 'earlydark', 'eatout'],
    },
    {
      text: 'Yard work to [do|finish|start]? It’ll [keep|wait|be there tomorrow]. Come to {name} for {food} first, and bring [everyone who’s helping|your neighbor|whoever holds the rake]. Everything goes [faster|better|more smoothly] once you’ve eaten.',
      photo: 'fall leaves on the ground by your sign',
      tags: ['fall', 'leaves', 'hungry'],
    },
    {
      text: 'Fall means [homework|practice|full calendars], [early alarms|school lunches|busy weeks], and a lot of [meals to plan|groceries|cooking]. Take a break from it at {name}. Bring [everyone|the family|a hungry crew], have {food}, and [leave the dishes to us|catch up|relax for an hour].',
      photo: 'a backpack next to an order',
      tags: ['fall', 'schoolweek', 'nocooking'],
    },
    {
      text: 'Sweater weather is nice for [a walk|seeing friends|getting out], and a day out ends well with {food}. [Bring a friend|Bring the family|Take the long way], and come to {name} [hungry|when you’re ready|before it gets dark].',
      photo: 'a sweater sleeve reaching for an order',
      tags: ['fall', 'sweaterweather', 'fallwalk'],
    },
    {
      text: 'Fall is a fine time to call [an old friend|your sister|someone you’ve missed]. There’s a lot to [share|talk about|catch up on], so meet at {name} for {food} and [stay a while|tell the whole story|hear all the news].',
      photo: 'two friends in sweaters, laughing',
      tags: ['fall', 'catchup', 'foodfriends'],
    },
    {
      text: 'Summer’s [over|behind us|packed away], and the calendar is [full|filling up|busy] again. Put something [nice|fun|tasty] on it: {food} at {name}, with [a friend|the family|someone you like]. Pick [a day|a date|an hour], and [send the invitation|write it down|tell them to come hungry].',
      photo: 'an order in fall sunlight',
      tags: ['fall', 'makeplans', 'eatout'],
    },
  ],
  winter: [
    {
      text: 'Winter goes by faster with [plans|company|friends]. We suggest {food}, with [a neighbor|the family|someone you like] and [no dishes after|plenty of time|a long talk]. See you at {name}.',
      photo: 'a scarf and hat next to an order',
      tags: ['winter', 'layers', 'eatout'],
    },
    {
      text: 'The sun sets early [these days|this time of year|in winter], but you [can still go out|don’t have to stay in|can still make plans]. Come to {name} for {food}, bring [someone who makes you laugh|the family|an old friend], and [brighten up the day|enjoy the company|tell some stories].',
      photo: 'your lights on as it gets dark',
      tags: ['winter', 'shortdays', 'goodcompany'],
    },
    {
      text: 'Staying in is [tempting|cozy|easy] this time of year. But you’ve [got to eat|still got friends to see|earned a break], so how about {food}? It’s [a nice reason|a fine reason|reason enough] to go out. Come to {name}.',
      photo: 'an order held in mittens or gloves',
      tags: ['winter', 'getout', 'hungry'],
    },
    {
      text: 'In winter, you can go days without [seeing anybody|leaving the house|a long talk]. [Call a friend|Text the neighbors|Get everyone together], meet at {name}, and [catch up|laugh a little|share the news] over {food}.',
      photo: 'coats, scarves, and smiling faces',
      tags: ['winter', 'cabinfever', 'goout'],
    },
    {
      text: '[Beach weather|Flip-flop season|The first warm day] is a long way off, but {name} has {food}. [Bundle up|Find your gloves|Wear the big boots], bring [someone you like|the family|a friend], and [enjoy|have a nice time|make an outing of it].',
      photo: 'sunglasses and mittens next to an order',
      tags: ['winter', 'beachdreams', 'eatout'],
    },
    {
      text: 'Winter evenings are long, so [fill one|spend one|plan one] with {food}. Call [a neighbor|your favorite person|an old friend] and meet at {name}. You’ll go home [happy|full|in a better mood].',
      photo: 'your lights on a winter evening',
      tags: ['winter', 'winterevening', 'eattogether'],
    },
  ],
};
