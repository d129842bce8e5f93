import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the weather and the seasons: drawn where the climate of the town has them. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  'rain' | 'cold_day' | 'hot_day' | 'spring' | 'summer' | 'fall' | 'winter'
> = {
  rain: [
    {
      text: 'Rain on the window is [lovely|a mood|good company] once there’s {food} in front of you. Until then it’s [wet|weather|hair trouble]. [Run for it|Share an umbrella|Mind the puddles] and come to {name}.',
      photo: 'raindrops on glass, an order behind it',
      tags: ['rainyday', 'rain', 'goodfood'],
    },
    {
      text: 'The rain canceled [the picnic|practice|mowing the lawn]. Nobody’s [crying|sorry|heartbroken]. You’ve got an open [afternoon|hour|appetite] now, and {name} [is dry|is close|can fill it].',
      photo: 'an umbrella drying by the door',
      tags: ['rainyday', 'canceledplans', 'hungry'],
    },
    {
      text: 'A rainy day starts with [pajamas|staring outside|tea], moves on to [pretending to clean|old photos|a nap], and ends in hunger. When you [get there|reach that part|feel it coming], [find your boots|grab the big umbrella|make the dash].',
      photo: 'rain boots on a wet doormat',
      tags: ['rainyday', 'pajamas', 'eatout'],
    },
    {
      text: 'Puddles are [up|out|winning]. So is your appetite, if you’ve been [indoors|cooped up|watching drops race] since morning. Come have {food} and let your [shoes|socks|jacket] dry in peace.',
      photo: 'wet street, warm light, your sign',
      tags: ['rainyday', 'puddles', 'foodmood'],
    },
    {
      text: 'Nobody looks good [running in the rain|in a poncho|with wet bangs]. But [over something tasty|with a full stomach|two minutes later, dry and fed], you’re [radiant|lovely|yourself again]. Make the [dash|trip|leap].',
      photo: 'wet hair, big smile, first taste',
      tags: ['rainyday', 'badhair', 'eatout'],
    },
    {
      text: 'If it’s going to [pour|drizzle|rain sideways], at least have something to [eat|share|look forward to]. Text “meet me at {name}” to whoever has the [bigger umbrella|car|dry socks].',
      photo: 'two people under one umbrella',
      tags: ['rainyday', 'umbrella', 'meetme'],
    },
  ],
  cold_day: [
    {
      text: 'Cold days make everyone [hungry early|a hugger|walk with purpose]. Let yours lead to {food}. Keep the [hat|scarf|gloves] on until the first taste, if you [must|need to|can’t feel your ears].',
      photo: 'cold hands reaching for an order',
      tags: ['coldday', 'bundleup', 'hungry'],
    },
    {
      text: 'The car won’t [warm up|defrost|start nicely] and your fingers [hurt|forgot you|went numb]. Come out [anyway|for {food}|all the same]. [People|Laughter|Conversation] will do what the heater can’t.',
      photo: 'breath in cold air near your door',
      tags: ['coldday', 'stillgoing', 'eatout'],
    },
    {
      text: 'You put on [two sweaters|boots|the serious coat] to walk the dog. Get some {food} out of it while you’re [dressed|out there|already brave].',
      photo: 'a dog in a sweater, owner hungry',
      tags: ['coldday', 'layers', 'hungry'],
    },
    {
      text: 'Somebody has to leave the [blanket|couch|house] first. Make it [a race|worth their while|you], and name the prize: something good at {name}. Whoever [stays behind|comes last|complains] buys.',
      photo: 'a blanket thrown off a couch',
      tags: ['coldday', 'blanket', 'getup'],
    },
    {
      text: 'It’s [see-your-breath|two-pairs-of-socks|scrape-the-windshield] cold out. Your body is burning [extra|through lunch|everything you’ve got] just standing there. [Help it out|Feed it|Send supplies] at {name}.',
      photo: 'frost on a window, food inside',
      tags: ['coldday', 'brrr', 'eatup'],
    },
    {
      text: 'On a cold day, the distance between [the car|the corner|home] and {name} feels [long|like an expedition|heroic]. Good. Explorers always [ate well|ate first|packed for seconds] afterward, and so will you.',
      photo: 'footprints leading to your door',
      tags: ['coldday', 'explorer', 'worthit'],
    },
  ],
  hot_day: [
    {
      text: 'Too hot to [cook|think|touch the stove]. Luckily, you [don’t have to|know us|can still chew]. Come to {name} and let somebody else [stand near the heat|do the sweating|turn things on].',
      photo: 'a stove at home, switched off',
      tags: ['hotday', 'toohottocook', 'eatout'],
    },
    {
      text: 'Today’s plan: move from [tree|fan|pool] to shade, with a stop for {food}. Walk [slowly|on the dark side of the street|like you’re on vacation]. You’ll [make it|be fine|thank yourself].',
      photo: 'one stripe of shade, someone in it',
      tags: ['hotday', 'shade', 'summerheat'],
    },
    {
      text: 'The steering wheel is [lava|dangerous|untouchable], the dog is [flat|on the tiles|giving you looks], and the [stove|kitchen|apron] can stay off. Come to {name} [as you are|in sandals|when you’re hungry].',
      photo: 'a dog flat on cool tiles',
      tags: ['hotday', 'heatwave', 'nocooking'],
    },
    {
      text: 'On hot days people say they’re [not hungry|only thirsty|living on ice]. Then [somebody|a friend|a stranger] walks by with {food}. [Watch|Happens|Try it]: bring [a skeptic|a doubter|one of them].',
      photo: 'melting ice, an order beside it',
      tags: ['hotday', 'nothungry', 'foodmood'],
    },
    {
      text: 'Sunglasses, [sandals|a big hat|that one linen shirt], and something cold to hold. What’s missing: [food|company|a job for the other hand]. Find it at {name} and [stay in the shade|take it slow|fan yourself with the menu].',
      photo: 'a cold glass, beads of water',
      tags: ['hotday', 'sunglasses', 'somethingcold'],
    },
    {
      text: 'The fan is [losing|tired|moving the same air]. Sit [somewhere new|across from a friend|with us] for a while and leave your stove [alone|cold|out of it]. It’s still [hot|summer|sticky] out, but you’ll be [fed|smiling|less bothered].',
      photo: 'a fan, curtains, and an empty kitchen',
      tags: ['hotday', 'beattheheat', 'eatout'],
    },
  ],
  spring: [
    {
      text: 'First jacketless [walk|evening|errand] of the year? Don’t [waste it|end it at home|let it end early]. Point it toward {name} and eat with your [sleeves up|sunglasses on|face in the light].',
      photo: 'a jacket carried over one arm',
      tags: ['spring', 'jacketless', 'goout'],
    },
    {
      text: 'Spring cleaning can start with [the closet|those windows|under the bed]. Or you can begin with {food}, for [strength|courage|morale]. The dust has [been patient|waited this long|seen you do this before].',
      photo: 'a broom leaning by the door',
      tags: ['spring', 'springcleaning', 'priorities'],
    },
    {
      text: 'The trees are [showing off|doing it again|all blossoms], everybody’s sneezing, and the light [stays longer|is back|won’t quit]. Bring the [tissues|allergies|dog-walking friend] and come eat something.',
      photo: 'blossoms above, someone with an order',
      tags: ['spring', 'blossoms', 'eatout'],
    },
    {
      text: 'You came out of winter with [plans|a new hobby|too many sweaters] and an appetite. Keep the [last|hungry|tasty] part. Spring at {name} begins when you [walk in|order|sit down].',
      photo: 'folded sweaters and an open window',
      tags: ['spring', 'springappetite', 'comein'],
    },
    {
      text: 'Open a window and [listen|breathe in|look down the street]. It’s [bright|mild|spring] out there. Text a friend you [hibernated from|miss|owe a walk], and make it {food}.',
      photo: 'an open window and a phone',
      tags: ['spring', 'outofhibernation', 'foodfriends'],
    },
    {
      text: 'Every spring has one evening when nobody [goes in|goes home|cooks]. It could be [this week|tomorrow|any day now]. Be [hungry|nearby|ready] when it comes, and [bring a jacket for later|call a friend|look for us].',
      photo: 'late golden light down your street',
      tags: ['spring', 'longerdays', 'goout'],
    },
  ],
  summer: [
    {
      text: 'Summer rules: [sandy feet|late bedtimes|wet hair] allowed, [shoes optional until the door|no alarms|nobody cooks], and every evening gets [a meal|something tasty|one more hour]. {name} is on the list.',
      photo: 'sandals kicked off under a chair',
      tags: ['summer', 'summerrules', 'eatout'],
    },
    {
      text: 'The kids have been home for [a while|what feels like a year|one long snack]. Feed them somewhere you don’t [sweep|load a dishwasher|find the crumbs in August]. Bring the whole [crew|pool|street].',
      photo: 'wet towels and hungry kids',
      tags: ['summer', 'schoolsout', 'familytime'],
    },
    {
      text: 'Long day, [long light|long shadows|long walk], and nowhere to be. Add {food} and a person who [doesn’t check the time|tells it well|laughs easily]. That’s a summer evening.',
      photo: 'long shadows of people eating',
      tags: ['summer', 'longevenings', 'goodcompany'],
    },
    {
      text: 'You smell like [sunscreen|chlorine|a campfire] and you’re hungry like you’re [ten|on vacation|still swimming]. Come exactly like that. {name} has seen [worse|hair like yours|flip-flops].',
      photo: 'sunscreen bottle next to an order',
      tags: ['summer', 'comeasyouare', 'hungry'],
    },
    {
      text: 'Staycation itinerary: sleep [late|in|past the alarm], [float|read|do nothing in a chair], then eat somewhere like you’re [visiting|a tourist|spending someone else’s money]. Start with the last [stop|one|bit] if you’re hungry now.',
      photo: 'a map of your own town, unfolded',
      tags: ['summer', 'staycation', 'treatyourself'],
    },
    {
      text: 'By the end of summer, you’ll remember [three sunsets|the one swim|who fell in] and a few meals. Come make [one of those|the next one|a memory with napkins] at {name}.',
      photo: 'sunset through an empty glass',
      tags: ['summer', 'summermemories', 'eattogether'],
    },
  ],
  fall: [
    {
      text: 'It’s getting dark [earlier|before you’re ready|sooner every day]. Give yourself something [good|tasty|nice] to look forward to [after work|this week|after a long day]. We suggest {food}.',
      photo: 'your lit window at early dusk',
      tags: ['fall', 'earlydark', 'eatout'],
    },
    {
      text: 'Leaves to rake: [all of them|several thousand|more by lunchtime]. People who’d rather eat: [also all of them|you|everyone holding a rake]. Let it [lie there|fall|wait for the wind], and come [eat|over|inside].',
      photo: 'a rake abandoned in a pile of leaves',
      tags: ['fall', 'leaves', 'hungry'],
    },
    {
      text: 'Back to [school|lists|real pants] means back to “what’s for dinner” every [day|weeknight|evening]. Skip one at {name} and let the [answer|menu|kitchen] be somebody else’s.',
      photo: 'a lunch box and a closed cookbook',
      tags: ['fall', 'backtoschool', 'nocooking'],
    },
    {
      text: 'Jacket pockets in fall hold [a leaf|last year’s receipt|one glove] and, if you’re lucky, [a twenty|gum|an hour to yourself]. Spend it on {food}. It’s [the right weather|the right season|good for your mood].',
      photo: 'a jacket pocket with a leaf in it',
      tags: ['fall', 'jacketweather', 'walk'],
    },
    {
      text: 'Fall makes people [sentimental|cozy|call their friends]. Go with it: find [the soft sweater|somebody you’ve missed|a corner], order what you loved [as a kid|last time|before it was cool], and stay on the subject.',
      photo: 'a sweater sleeve reaching for an order',
      tags: ['fall', 'sweaterweather', 'cozy'],
    },
    {
      text: 'Somewhere between the last [swim|barbecue|warm night] and the first [frost|holiday song|heater smell], come a few weeks [made for eating|for the hungry|worth savoring]. You’re [in it|standing in it|right on time], and {name} is too.',
      photo: 'amber light across an order',
      tags: ['fall', 'inbetween', 'eatwell'],
    },
  ],
  winter: [
    {
      text: 'Winter asks for [layers|patience|a good reason to go out]. We suggest {food}, with [a friend|the family|someone you like] and [no dishes after|plenty of time|a good conversation]. See you at {name}.',
      photo: 'scarves piled on the back of a chair',
      tags: ['winter', 'layers', 'eatout'],
    },
    {
      text: 'The sun clocks out [early|before you do|mid-afternoon] this time of year. You [don’t have to|still have hours|stay up]. Fill them with [people|something good|a long meal] and it hardly matters.',
      photo: 'a string of lights over an order',
      tags: ['winter', 'shortdays', 'goodcompany'],
    },
    {
      text: 'Staying in is [tempting|cozy|easy] this time of year. But you’ve [got to eat|still got friends to see|earned a break], and {food} is [a good reason|worth it|reason enough] to go out. Come see us at {name}.',
      photo: 'a blanket nest, recently left',
      tags: ['winter', 'hibernation', 'hungry'],
    },
    {
      text: 'You know it’s winter when you’ve [reread every magazine|befriended the houseplant|run out of shows]. Go see [faces|humans|your friends] over something tasty at {name}.',
      photo: 'a houseplant in a window, dark outside',
      tags: ['winter', 'cabinfever', 'goout'],
    },
    {
      text: 'Somewhere it’s [beach weather|pool weather|flip-flop season]. Here it’s [mealtime|dark already|time to eat]. Take the comfort you can [chew|get|share], and bring someone along.',
      photo: 'a postcard of a beach beside an order',
      tags: ['winter', 'beachdreams', 'eatup'],
    },
    {
      text: 'Winter evenings are long, so [fill one|spend one|plan one] with {food}. Call [a neighbor|your favorite person|an old friend] and meet at {name}. You’ll go home [happy|full|in a good mood].',
      photo: 'lit doorway at the end of a dark street',
      tags: ['winter', 'wintereve', 'eattogether'],
    },
  ],
};
