import type { CopyLibrary } from '../../copy-library.ts';

/** Posts with questions, views behind the scenes, and posts about the staff. */
export const POSTS_KITCHEN: Pick<CopyLibrary['posts'], 'question' | 'behind_the_scenes' | 'team'> = {
  question: [
    {
      text: 'Leftovers from {name}: [strictly yours|labeled with your name|off limits], or fair game for [anyone with a key|the whole household|whoever gets there first]? [Roommates|Couples|Families], tell us [how it works|your rule|who wins] in the comments.',
      photo: 'a labeled box in a home fridge',
      tags: ['leftovers', 'houserules', 'askus'],
    },
    {
      text: 'At {name}, do you [read the whole menu|go straight to your usual|ask what’s good], or wait to hear what [everyone else|your date|the person next to you] orders? Tell us [your method|how you do it|which one you are] below.',
      photo: 'someone reading your menu, eyes over the top',
      tags: ['menureader', 'askus', 'whichareyou'],
    },
    {
      text: 'You’re at {name} with one piece left. Who gets it: [the youngest|the hungriest|whoever’s paying]? Or do you [split it|flip a coin|let the guest have it]? Tell us your [family|house|group] rule in the comments.',
      photo: 'one last piece and two hands reaching',
      tags: ['lastone', 'houserules', 'foodfriends'],
    },
    {
      text: 'Sweet or salty first? People have [strong feelings|big opinions|good arguments] about this, and we’d love to hear [yours|both sides|your reasons]. Vote [in the comments|below|here], then eat at {name} with someone who disagrees.',
      photo: 'something sweet beside something salty',
      tags: ['sweetorsalty', 'thisorthat', 'askus'],
    },
    {
      text: 'You’re [packing for|going to|stuck on] a desert island with [one dish|one order|a single item] from the menu at {name}. What [is it|will it be|do you take]? Tell us [in the comments|below|your pick], and [choose carefully|tell us why|tag who you’d share it with].',
      photo: 'your menu open on a sunny counter',
      tags: ['desertisland', 'onthemenu', 'askus'],
    },
    {
      text: 'You say you’re [not hungry|fine|full]. Then [someone else|your friend|your date] orders, and you’d like “just a taste.” [Sound familiar|Guilty|Is this you]? Tag the person you always [share with|steal from|borrow a bite from], and bring them to {name}.',
      photo: 'a fork reaching for someone else’s order',
      tags: ['nothungry', 'foodthief', 'askus'],
    },
    {
      text: 'Who’s the slow eater in your [group|family|office]? Tag them [gently|with love|nicely], and [bring|invite|take] them to {name}. Good food [deserves the time|can be enjoyed slowly|doesn’t need a stopwatch].',
      photo: 'everyone done, one person still eating',
      tags: ['sloweater', 'tagafriend', 'eattogether'],
    },
    {
      text: 'Are you always [early|on time|first to arrive], or do you text “on my way” [from the couch|before you’ve found your shoes|while you’re still getting dressed]? Tag the friend who’s [the opposite|still waiting for you|usually late]. You two should eat at {name} [soon|together|one of these days].',
      photo: 'one person waiting, checking a watch',
      tags: ['onmyway', 'alwayslate', 'foodfriends'],
    },
    {
      text: 'Do you photograph [everything|your order|the whole spread] before eating, or [forget until it’s gone|dig right in|let someone else do it]? Show us [your favorite|a good one|the last one] from {name} in the comments. Crumbs are welcome.',
      photo: 'a hand taking a phone photo of an order',
      tags: ['phoneeatsfirst', 'foodphoto', 'askus'],
    },
    {
      text: 'If {name} named [a dish|something on the menu|a new order] after you, what would [be in it|it be|you want in it]? Tell us in the comments, and [tag a friend who’d order it|make us hungry|don’t hold back].',
      photo: 'a chalkboard or notepad with an empty line',
      tags: ['nameit', 'onthemenu', 'askus'],
    },
    {
      text: 'Who taught you to love [good food|a long meal|trying new things]? Tag them, thank them, and [take them out|invite them along|bring them by] soon. We’d love to feed [you both|the two of you|both of you] at {name}.',
      photo: 'two generations, one menu',
      tags: ['tagsomeone', 'eattogether', 'thankyou'],
    },
    {
      text: 'What do you eat when [no one’s watching|you’re home alone|you can’t be bothered to cook]? Be [honest|brave|specific]. We promise not to judge. Next time, [let us cook|eat with us|come see us] at {name}.',
      photo: 'cereal in a bowl next to the sink',
      tags: ['guiltypleasure', 'honestly', 'askus'],
    },
    {
      text: 'You be the judge: at {name}, [a friend|your date|your brother] asks for one bite and takes [half|most of it|the last of it]. Is that [love|normal|allowed]? Answer in the comments, and tag [the guilty party|someone we should know about|the person you’re thinking of].',
      photo: 'an order with one very large bite missing',
      tags: ['onebite', 'foodfriends', 'bethejudge'],
    },
    {
      text: 'Do you have a usual at {name}, or do you [order something new every time|try a different dish each visit|let your mood decide]? Tell us [what it is|your go-to|which one you are] in the comments. We like [knowing what you love|hearing from regulars|taking notes].',
      photo: 'a regular’s order, up close',
      tags: ['theusual', 'regulars', 'askus'],
    },
    {
      text: 'Quick poll: when [your friends choose|the family chooses|the office chooses] a place to eat, do you [speak up|say “anywhere is fine”|do the research]? Tag [the others|your crew|the one who can never decide] and [make a plan|pick a day|find a time] for {name}.',
      photo: 'a group of friends outside your door',
      tags: ['quickpoll', 'wheretoeat', 'tagyourfriends'],
    },
    {
      text: 'When something at {name} tastes really good, do you [close your eyes|go quiet|do a little dance], or [tell everyone|order another|take a photo]? [Give us|Share|Post] your answer in the comments, and tag [someone who does the same|the friend you’d bring|whoever eats with you].',
      photo: 'someone taking a first taste, eyes closed',
      tags: ['happydance', 'askus', 'foodmood'],
    },
    {
      text: 'Which food did you [refuse|hate|push around the plate] as a kid that you [love|enjoy|crave] now? Tell us [what changed your mind|yours|the story] in the comments. If {name} has it, [come and get some|you know what to order|we’ll make it for you].',
      photo: 'a child making a face at a vegetable',
      tags: ['grownup', 'changedmymind', 'askus'],
    },
    {
      text: 'You can bring one person to {name} [this week|this month|soon]. Who [is it|will it be|do you pick]? Tag them [here|below|in the comments] and [see how fast they say yes|choose a day|make it a plan].',
      photo: 'two people sharing an order',
      tags: ['tagyourperson', 'foodfriends', 'eatout'],
    },
    {
      text: 'Seconds at {name}: [always|sometimes|only on weekends], or is one good helping [enough|plenty|your limit]? Tell us [the truth|in the comments|below] and tag someone who [never says no to more|has room every time|finishes yours, too].',
      photo: 'a second order arriving next to an empty dish',
      tags: ['seconds', 'askus', 'eattogether'],
    },
    {
      text: 'You can share a meal at {name} with anyone, [living or not|near or far|past or present]. Who do you invite, and what are [you two ordering|you having|they hungry for]? Tell us [in the comments|below|who and why].',
      photo: 'an order across from an empty seat',
      tags: ['mysteryguest', 'askus', 'eattogether'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'You get the [good part|fun part|food]. The [pots|pans|dishes] stay [back here|in the kitchen|with us]. That’s the deal when you [eat|relax|have a meal] at {name}, and we think it’s a fair one.',
      photo: 'a folded apron and a stack of towels',
      tags: ['behindthescenes', 'kitchenlife', 'eatout'],
    },
    {
      text: 'Things you won’t have to do here: [chop|peel|stir], [scrub|wash up|dry], or put anything away. Things you will: [pick something good|order what you love|choose], sit back, and enjoy. See you at {name}.',
      photo: 'a cutting board and knife, wiped clean',
      tags: ['behindthescenes', 'nochores', 'eatout'],
    },
    {
      text: 'In a kitchen, “behind” means [someone’s passing|make room|don’t step back], “heard” means [yes|got it|I’m on it], and “hands” means [the food is ready|an order’s up|it’s time to serve]. Tag a [cook|server|dishwasher] who knows, and [bring|invite|take] them to {name}.',
      photo: 'two cooks passing in the kitchen',
      tags: ['kitchentalk', 'behindthescenes', 'restaurantlife'],
    },
    {
      text: 'The hard part of cooking is [smelling it all day|looking at it for hours|getting hungry] when it’s [for someone else|not for us|somebody else’s order]. Lucky for you, it’s [yours|your turn|your order]. Come see us at {name}.',
      photo: 'steam rising from a pan',
      tags: ['kitchenlife', 'smellsgood', 'behindthescenes'],
    },
    {
      text: 'Think about the [sink|pile of dishes|stack of pans] after [your last dinner party|a big meal at home|the holidays]. Now think about [walking away from it|leaving it to us|never seeing it]. That’s a good reason to eat at {name}.',
      photo: 'clean pans hanging or stacked',
      tags: ['dishwashing', 'behindthescenes', 'nochores'],
    },
    {
      text: 'Every order starts the same way: [somebody’s hungry|someone reads the menu|a guest points at the menu]. You do that part, and we’ll [do the cooking|handle the rest|take it from there]. See you at {name} [soon|this week|next time].',
      photo: 'a row of order tickets, close up',
      tags: ['orderup', 'behindthescenes', 'kitchenlife'],
    },
    {
      text: 'Most kitchen crews eat [standing up|in a hurry|in between orders]. So when you come to {name}, [take your time|slow down|sit back] and enjoy yours for [all of us|the cooks|the whole crew].',
      photo: 'a cook taking a quick bite in the kitchen',
      tags: ['kitchenlife', 'behindthescenes', 'takeyourtime'],
    },
    {
      text: 'Our favorite moment: [the order goes out|the food arrives|you take the first taste], and there’s a smile. We [work for that|never get tired of it|love that part]. Come give us one at {name} and [enjoy your meal|bring a friend|tell us what you liked].',
      photo: 'a view from the kitchen toward the guests',
      tags: ['firsttaste', 'behindthescenes', 'kitchenlife'],
    },
    {
      text: 'Our day starts with ____, long before anybody [arrives|orders|gets hungry]. By the time you [walk in|show up|get here], it’s ready. Come by {name} and [taste it|try it|see for yourself].',
      photo: 'the very first job of the day',
      tags: ['startoftheday', 'behindthescenes', 'prep'],
      isSuggested: true,
    },
    {
      text: 'Ask us what takes [the longest|the most time|real patience], and [you’ll get one answer|everyone will say the same|we don’t have to think]: the ____. You’ll finish it in [minutes|moments|a few bites], and [we love that|that’s a compliment|we don’t mind]. Come try it at {name}.',
      photo: 'the slow job, hands at work',
      tags: ['worththewait', 'behindthescenes', 'kitchenlife'],
      isSuggested: true,
    },
    {
      text: 'This [pan|pot|knife] has been with us since ____. It has made more ____ than [anyone can count|we can remember|we’d dare to guess], and it [still works|isn’t going anywhere|has a few more years in it]. Come taste the results at {name}.',
      photo: 'the oldest tool in the kitchen',
      tags: ['kitchentools', 'behindthescenes', 'workhorse'],
      isSuggested: true,
    },
    {
      text: 'Before anything [goes out|leaves the kitchen|reaches you], someone tastes it. [It’s a tough job|We don’t mind|Nobody complains]. The opinion that counts is [yours|still yours|yours, though], so come to {name} and tell us what you think.',
      photo: 'a clean spoon over a steaming pot',
      tags: ['tastetest', 'behindthescenes', 'kitchenlife'],
      isSuggested: true,
    },
    {
      text: 'We went back and forth on ____ for a whole [week|month|afternoon]: [more|less|stronger], or leave it alone? Now [it’s on the menu|it’s ready|we have an answer]. Come [taste it|try it|order it] at {name} and [tell us what you think|see if you agree|give us your verdict].',
      photo: 'two tasting spoons and a pan',
      tags: ['kitchendebate', 'behindthescenes', 'onthemenu'],
      isSuggested: true,
    },
    {
      text: 'Our ____ comes from ____, and we [like knowing that|know them by name|are proud of it]. You’ll taste it in the ____. Ask for it [next time|on your next visit|this week] at {name}, and [tell us what you think|we’ll tell you more|enjoy].',
      photo: 'a crate or bag that just arrived',
      tags: ['whereitcomesfrom', 'behindthescenes', 'ingredients'],
      isSuggested: true,
    },
    {
      text: 'What plays in the kitchen at {name}: ____, [loud|on repeat|every single day]. What should we [add|play next|put on]? Send us [a song|your pick|one for the list] in the comments.',
      photo: 'the kitchen radio or speaker',
      tags: ['kitchenplaylist', 'behindthescenes', 'nowplaying'],
      isSuggested: true,
    },
    {
      text: 'There’s a note taped up [in the kitchen|by the sink|in the back] that says “____.” It’s been there [for ages|longer than some of us|a long time], and [we still go by it|we’d never take it down|it’s still true]. Ask about it next time you’re at {name}.',
      photo: 'the note, tape and stains included',
      tags: ['kitchenwisdom', 'behindthescenes', 'handwritten'],
      isSuggested: true,
    },
  ],
  team: [
    {
      text: 'Somebody at {name} will [hand you your food|call your name|take your order] with a smile. Tell them [what you liked|thank you|it was good], and [you’ll make their day|it will mean a lot|they’ll remember it].',
      photo: 'hands passing an order across',
      tags: ['ourteam', 'bekind', 'restaurantlife'],
    },
    {
      text: 'The people behind {name} [don’t love being photographed|would rather cook than pose|are hard to get to hold still], so here’s [one we managed|our try|a quick one]. Come meet them in person, and [say hello|wave|introduce yourself].',
      photo: 'a candid of someone at work, smiling',
      tags: ['ourteam', 'inmotion', 'behindthescenes'],
    },
    {
      text: 'Ever worked in a restaurant? Then you [stack your dishes|tip well|say “behind” at home]. Tag the person who [trained you|covered your shifts|got you through it], and come [eat|catch up|share old stories] at {name}.',
      photo: 'a row of worn work shoes',
      tags: ['restaurantlife', 'shiftmates', 'ourteam'],
    },
    {
      text: 'Can’t decide? Ask [whoever takes your order|anyone on the team|the person in the apron] what they’d get. We [all have an answer|have opinions|love that question], and we’re happy to [share|help|talk you into something]. What’s your favorite at {name}? Tell us below.',
      photo: 'someone pointing at the menu, laughing',
      tags: ['askus', 'staffpicks', 'ourteam'],
    },
    {
      text: 'Meet ____. You may know the [voice|smile|face], and now [here’s the name|you can say hello by name|you’ve been introduced]. Ask about [____|their favorite order|how they got here] when you’re at {name}.',
      photo: 'a portrait in work clothes, natural light',
      tags: ['meettheteam', 'ourteam', 'sayhi'],
      isSuggested: true,
    },
    {
      text: '____ has been with {name} since ____, and we’re [lucky|grateful|proud] to have them. Say [hello|thank you|congratulations] when you come by, and try the ____. That’s [their favorite|what they’d order|their pick].',
      photo: 'at their usual station, mid-laugh',
      tags: ['meettheteam', 'thankyou', 'ourteam'],
      isSuggested: true,
    },
    {
      text: 'There’s a new face at {name}: ____ just joined us. Come by, [say hi|introduce yourself|say welcome], and [tell them your usual|order your favorite|make their first week a good one]. We’re [happy|glad|excited] to have them.',
      photo: 'a new apron being tied',
      tags: ['newface', 'welcome', 'ourteam'],
      isSuggested: true,
    },
    {
      text: 'We asked the team at {name} what they’d order [on their birthday|on a day off|with someone else paying]. ____ said ____, and [nobody argued|we can’t blame them|we’d do the same]. Come try it and [tell us if you agree|see for yourself|tell us your pick].',
      photo: 'the team eating together, candid',
      tags: ['staffpicks', 'ourteam', 'whattoorder'],
      isSuggested: true,
    },
  ],
};
