import type { CopyLibrary } from '../../copy-library.ts';

/** Posts around holidays, for the days before and after. None says that the restaurant is open then. */
export const POSTS_HOLIDAYS: Pick<
  CopyLibrary['posts'],
  'valentines' | 'mothers_day' | 'fathers_day' | 'thanksgiving' | 'holidays' | 'new_year'
> = {
  valentines: [
    {
      text: 'Take your valentine out for {food} this year. [Flowers|Chocolates|Cards] are [nice|sweet|lovely], and time together [is, too|is even nicer|means more]. [Pick a day|Make a plan|Get dressed up], come to {name}, and [enjoy each other|hold hands|put the phones away].',
      photo: 'a single rose next to an order',
      tags: ['valentinesday', 'valentine', 'datenight'],
    },
    {
      text: 'Valentine’s Day doesn’t have to be [fancy|formal|complicated]. [Come as you are|Wear what you like|Dress up if you feel like it], order {food}, and [share everything|talk for a while|enjoy the company]. We’d love to see [the two of you|you both|both of you] at {name}.',
      photo: 'two hands reaching for one order',
      tags: ['valentinesday', 'keepitsimple', 'datenight'],
    },
    {
      text: 'You don’t need [a date|a partner|to be in love] to celebrate Valentine’s Day. Bring [your oldest friend|your sister|a coworker] to {name}, or [treat yourself|come on your own|come alone], and have {food}. We’d be [happy|glad|delighted] to have you.',
      photo: 'a paper heart next to your menu',
      tags: ['valentinesday', 'galentines', 'treatyourself'],
    },
    {
      text: 'Valentine’s question: who [always gives you|saves you|offers you] the last bite? Tag them [here|below|in the comments], [plan a date|make it a date|pick a day], and come to {name} for {food} together.',
      photo: 'the last bite, offered across to someone',
      tags: ['valentinesday', 'thelastbite', 'tagyourdate'],
    },
    {
      text: 'Haven’t planned anything for Valentine’s Day? [You’re not alone|Don’t worry|It happens]. Ask your [date|partner|sweetheart] out for {food} at {name}, [buy a card on the way|bring a flower|write a nice card], and [you’ve got a plan|that’s all it takes|enjoy it together].',
      photo: 'a card and a flower next to an order',
      tags: ['valentinesday', 'lastminute', 'datenight'],
    },
    {
      text: 'Valentine’s Day is for [friends|close friends|old friends], too. Who [answers at midnight|knows all your stories|always shows up]? Take them out for {food} at {name}, and [split everything|say thank you|tell them what they mean to you].',
      photo: 'two friends laughing over an order',
      tags: ['galentines', 'valentinesday', 'foodfriends'],
    },
  ],
  mothers_day: [
    {
      text: 'Mom [made your lunches|drove you everywhere|cut up your food] for years. This Mother’s Day, let her [choose|order first|relax], and leave the cooking to [us|somebody else|our kitchen]. Bring her to {name} [with the whole family|with everyone she loves|and give her a big hug].',
      photo: 'a mother choosing from your menu',
      tags: ['mothersday', 'mom', 'herturn'],
    },
    {
      text: 'Mom says she wants [nothing|only a card|no fuss] for Mother’s Day. [Make plans|Take her out|Treat her] anyway: bring her to {name}, order [something she loves|what she likes most|a little extra], and [tell her why|thank her for everything|give her a hug].',
      photo: 'a mother smiling over an order',
      tags: ['mothersday', 'treather', 'thanksmom'],
    },
    {
      text: 'Breakfast in bed is sweet, but Mom [ends up with crumbs|hears every pan|sees the kitchen afterward]. This Mother’s Day, take her out for {food}, and [nobody has to clean up|everyone gets to relax|there’s nothing to wash]. We’d love to [see|feed|welcome] her at {name}.',
      photo: 'a card for Mom next to an order',
      tags: ['mothersday', 'dayoff', 'nocooking'],
    },
    {
      text: 'Who taught you to [say please|try everything once|eat your vegetables]? If it was [Mom|an aunt|a neighbor], tag her [here|below|in the comments] and tell her [thank you|what it meant|she was right]. Then invite her to {name} for Mother’s Day and [let her choose|save her the good seat|bring her a flower].',
      photo: 'a mother and child, laughing together',
      tags: ['mothersday', 'thanksmom', 'tagher'],
    },
    {
      text: 'Flowers are [lovely|sweet|a nice touch], but time with you is [what she’ll remember|what she loves most|the real present]. This Mother’s Day, [put the phones away|clear the afternoon|get everybody together] and bring Mom to {name}. [Ask for|Listen to|Laugh at] the old stories.',
      photo: 'flowers next to two orders',
      tags: ['mothersday', 'timetogether', 'familytime'],
    },
    {
      text: 'For moms, [stepmoms|godmothers|aunts], and everyone who [makes sure we’ve eaten|keeps snacks in a purse|worries about us]: happy Mother’s Day! You’ve [cooked enough|fed the rest of us|done plenty]. Come to {name}, [sit back|put your feet up|relax], and let us feed you.',
      photo: 'a thank-you note next to an order',
      tags: ['mothersday', 'allthemoms', 'thankyou'],
    },
  ],
  fathers_day: [
    {
      text: 'Dad has enough [ties|tools|socks]. This Father’s Day, take him out for {food} at {name}, and give him [an afternoon with all of you|an audience for his jokes|time to tell his stories]. It beats [another gadget|a coffee mug|a new T-shirt].',
      photo: 'a rolled-up tie next to an order',
      tags: ['fathersday', 'dad', 'familytime'],
    },
    {
      text: 'Dad says he’s [not hungry|fine|only having a bite], and then he finishes [everything|his and yours|the whole thing]. Bring him to {name} for Father’s Day, [order extra|let him order first|get him his own], and [tell the old stories|laugh about it together|get a second helping].',
      photo: 'a father reaching for someone else’s order',
      tags: ['fathersday', 'dad', 'nothungry'],
    },
    {
      text: 'The man who taught you to [ride a bike|check the oil|drive] deserves a day off. This Father’s Day, [no mowing|no chores|nothing to fix], just {food} and [the people he loves|his kids|family]. Bring Dad to {name} and [let him choose|treat him|tell him thanks].',
      photo: 'garden gloves and a cap next to an order',
      tags: ['fathersday', 'dayoff', 'thanksdad'],
    },
    {
      text: 'Thank a dad this Father’s Day. Tag [yours|your stepdad|your grandpa] or [a coach|an uncle|a neighbor] who [was always there|showed up for you|taught you a lot], tell him [what it meant|why|that it mattered], and bring him to {name} for {food}.',
      photo: 'a thank-you note for Dad next to your menu',
      tags: ['fathersday', 'thanksdad', 'tagadad'],
    },
    {
      text: 'What would Dad like for Father’s Day? [A good meal|Something tasty|Something to eat], [the front seat|the remote|the last word], and [all of you around|an afternoon of peace|a big hug]. Bring him to {name}, [let him choose|come hungry|order what he loves], and we’ll handle the food.',
      photo: 'a father looking at your menu',
      tags: ['fathersday', 'dad', 'treathim'],
    },
    {
      text: 'Everyone groans at Dad’s jokes, but [they’re still funny|he’s still the funniest|nobody wants him to stop]. This Father’s Day, bring him to {name}, [laugh at all of them|ask for one more|let him tell every one], and order [something tasty|plenty|whatever he likes].',
      photo: 'a family laughing over their food',
      tags: ['fathersday', 'dadjokes', 'familytime'],
    },
  ],
  thanksgiving: [
    {
      text: 'Thanksgiving means a lot of [cooking|chopping|dishes]. Give yourself one meal [off|without any of it|that’s easy]: come to {name}, [order what you like|bring the early arrivals|bring the family], and [save your energy|enjoy the break|relax a little].',
      photo: 'a shopping list set aside next to an order',
      tags: ['thanksgiving', 'thanksgivingweek', 'nocooking'],
    },
    {
      text: 'Family [arriving|coming|in town] for Thanksgiving? They’ll be hungry [after the trip|after the drive|long before the turkey]. Take everyone to {name}, [catch up|hear the news|tell stories] over {food}, and keep your own kitchen [clean|calm|ready] for the big meal.',
      photo: 'a suitcase next to an order',
      tags: ['thanksgiving', 'familyintown', 'eattogether'],
    },
    {
      text: 'Thanksgiving leftovers are [great|wonderful|delicious], and then you’ve [had enough turkey|eaten the last sandwich|seen enough stuffing]. When you want [something else|a change|a different meal], come to {name} for {food} and [bring the cousins|bring whoever’s still in town|give the fridge a rest].',
      photo: 'stacked leftovers in a home fridge',
      tags: ['thanksgiving', 'leftovers', 'somethingelse'],
    },
    {
      text: 'Home for Thanksgiving? See your [old friends|school friends|cousins] while you’re [in town|here|back]. [Text them|Call them|Send them this], meet at {name}, and [catch up|share the news|laugh a lot] over {food}.',
      photo: 'friends in warm jackets outside your place',
      tags: ['thanksgiving', 'hometown', 'catchup'],
    },
    {
      text: 'We’re thankful for everyone who [eats with us|comes back again|brings a friend along], and for [kind words|happy faces|clean plates]. What are you thankful for [this year|this fall|this Thanksgiving]? Tell us [in the comments|below|here], and come see us at {name} [soon|this week|when you’re hungry].',
      photo: 'a handwritten thank-you to your guests',
      tags: ['thanksgiving', 'thankful', 'thankyou'],
    },
    {
      text: 'Hosting Thanksgiving this year? You have [a long list|a big bird|a full house] to think about, so [take an hour off|take a break|get out of the kitchen] when you can. Come to {name}, have {food}, and [relax|go home rested|forget the shopping].',
      photo: 'an apron hung up on a hook',
      tags: ['thanksgiving', 'hostlife', 'takeabreak'],
    },
  ],
  holidays: [
    {
      text: 'Holiday shopping makes everyone hungry. Between [stores|errands|gift ideas], come to {name} for {food}, [set down the bags|check your list|take a break], and [relax|enjoy|catch your breath]. The [ribbon|wrapping paper|stamps] can wait an hour.',
      photo: 'shopping bags next to an order',
      tags: ['holidays', 'holidayshopping', 'hungry'],
    },
    {
      text: 'The holidays are busy, and friends get [missed|forgotten|put off]. Pick a day, [text your favorite people|call them up|start the group chat], and meet at {name} for {food}. No [gifts|theme|party games], just [a few laughs|a long talk|time together].',
      photo: 'a small group of friends, laughing',
      tags: ['holidays', 'holidayseason', 'foodfriends'],
    },
    {
      text: 'Wrapping paper [all over the kitchen|on every counter|covering the stove]? [Leave it there|It can wait|Let it be]. Come have {food} at {name}, [take a break|bring the helpers|catch your breath], and get back to it later.',
      photo: 'wrapping paper and ribbon on a counter',
      tags: ['holidays', 'giftwrapping', 'nocooking'],
    },
    {
      text: 'Houseguests for the holidays? You’ve [made the beds|found the extra towels|cooked for days], and you [deserve|need|could use] a break. Bring everyone to {name}, [let us feed them|skip the dishes|order for the whole group], and [enjoy your guests|sit down for once|relax].',
      photo: 'coats and scarves piled on a chair',
      tags: ['holidays', 'houseguests', 'hostlife'],
    },
    {
      text: 'What do you give [someone|somebody|a person] who has everything? [A meal|An hour|A day out] with you. Take [your mother|an old friend|your sister] out for {food} at {name}, and [skip the wrapping|talk as long as you like|put your phone away]. It’s a present [they’ll remember|nobody returns|that always fits].',
      photo: 'a gift tag tied to your menu',
      tags: ['holidays', 'giftidea', 'eattogether'],
    },
    {
      text: 'It’s a busy season. Take [a quiet hour|an afternoon|a little time] for yourself, or with someone [you love|who needs a break, too|you don’t see enough]. {name} has {food}, and the [cards|cookies|shopping] can wait.',
      photo: 'string lights behind an order',
      tags: ['holidays', 'slowdown', 'treatyourself'],
    },
  ],
  new_year: [
    {
      text: 'A resolution you can keep: eat out [with friends|with people you love|together] a little more often. {name} is [happy to help|a good place to start|ready when you are]. Who’s [coming along|joining you|first on your list]?',
      photo: 'a new calendar next to your menu',
      tags: ['newyear', 'resolutions', 'eatout'],
    },
    {
      text: 'Easy resolutions for the new year: call [your friends|your mother|your sister] more often, [leave work on time|worry less|get outside], and eat [something different|well|with people you like]. We can help with the [last one|food|meals]. See you at {name}.',
      photo: 'a short list of resolutions next to an order',
      tags: ['newyear', 'resolutions', 'trynew'],
    },
    {
      text: 'Here’s to more of what you like [in the new year|this coming year|in the year ahead]: [long walks|movie marathons|road trips], [music|old friends|time outdoors], and {food}. Meet [a neighbor|your sister|someone you’ve missed] at {name}, and [get started|make it a habit|talk about your plans].',
      photo: 'two friends raising what they ordered',
      tags: ['newyear', 'herestoit', 'foodfriends'],
    },
    {
      text: 'The new calendar is [almost empty|wide open|still blank]. Write in something [nice|fun|tasty] first: {food} at {name}, with someone you [don’t see enough|missed over the holidays|love]. [Pick a day|Choose a date|Send them this], and tell them to come hungry.',
      photo: 'a pen on an empty calendar page',
      tags: ['newyear', 'makeplans', 'newcalendar'],
    },
    {
      text: 'January can be [long|quiet|a slow month], so plan [something tasty|something to look forward to|a few nice things]. Meet [a friend|your sister|the neighbors] at {name} for {food}, and [hear about the holidays|catch up|start the year with a laugh].',
      photo: 'a January calendar page next to an order',
      tags: ['january', 'newyear', 'lookforward'],
    },
    {
      text: 'Happy New Year from {name}! Thank you for [eating with us|coming by|every visit]. May the year bring you [great news|long weekends|lots of laughs], [kind people|short lines|easy mornings], and plenty of {food}. Who will you [invite|treat|take out] first? Tag them.',
      photo: 'your team waving at the camera',
      tags: ['newyear', 'thankyou', 'eattogether'],
    },
  ],
};
