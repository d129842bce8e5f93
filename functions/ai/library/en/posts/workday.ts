import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about workdays. */
export const POSTS_WORKDAY: Pick<CopyLibrary['posts'], 'lunch_break' | 'after_work' | 'payday'> = {
  lunch_break: [
    {
      text: 'You could have lunch [at your desk|over the keyboard|in front of a screen] again. Or you could [get some air|stretch your legs|take a real break] and come eat at {name}. Your inbox will [wait|keep|still be there].',
      photo: 'a lunch order with the street behind it',
      tags: ['lunchbreak', 'lunchtime', 'logoff'],
    },
    {
      text: 'It’s a long [afternoon|way to five o’clock|stretch until quitting time], and [a granola bar|a bag of chips|one banana] won’t be enough. Come to {name} for lunch, and go back [in a better mood|happy|ready for the rest].',
      photo: 'a hand picking up a lunch order',
      tags: ['lunchbreak', 'hungry', 'afternoon'],
    },
    {
      text: 'Take the [new hire|quiet coworker|person from down the hall] to lunch. You’ll [hear a good story|get to know each other|find out what you have in common], and you’ll both eat well. Meet at {name} and [enjoy the break|skip the shop talk|split something].',
      photo: 'two lunches side by side',
      tags: ['lunchbreak', 'coworkers', 'eattogether'],
    },
    {
      text: 'That meeting could’ve been [an email|a phone call|a short message]. Lunch is better [in person|with people|with good company]. Invite [the team|your favorite coworker|whoever sat through it] to {name}, and talk about [the weekend|anything but work|something fun].',
      photo: 'lunch orders for a whole team',
      tags: ['lunchbreak', 'nomeetings', 'lunchtime'],
    },
    {
      text: 'Forgot to pack a lunch? [That works out|Good timing|No problem]. Come eat at {name}, [stretch your legs|get out of the office|see some daylight], and give yourself a break [from the screen|before the afternoon|in the middle of the day].',
      photo: 'lunch in front of your sign',
      tags: ['lunchbreak', 'lunchtime', 'eatout'],
    },
    {
      text: 'Half the workday is [done|over|behind you], and you’ve [earned a break|worked hard|got a lunch hour to use]. Spend it at {name} with [a coworker|a friend|a good book]. The second half [goes faster|feels shorter|is easier] after that.',
      photo: 'a book or badge next to a lunch order',
      tags: ['lunchbreak', 'halfway', 'lunchtime'],
    },
  ],
  after_work: [
    {
      text: 'Work’s [done|over|finished]. Before you [head for the couch|face the laundry|turn on the stove], come by {name} for {food}. It’s a nice way to [unwind|leave work behind|end a workday], and you can [bring a coworker|skip the cooking|take your time].',
      photo: 'your place at the end of a workday',
      tags: ['afterwork', 'unwind', 'eatout'],
    },
    {
      text: 'You’ve sent the last [email|invoice|report], and you’re hungry. Close the laptop, [text a friend|call someone fun|round up a coworker], and meet at {name}. You’ve [done enough|earned it|worked hard enough] for one day.',
      photo: 'a closed laptop next to an order',
      tags: ['afterwork', 'logoff', 'hungry'],
    },
    {
      text: 'Coworkers are [funnier|more fun|more relaxed] outside the office. Bring yours to {name}, order {food}, and talk about [vacations|TV shows|the kids] for a change. [Tag the crew|Tag your team|Start the group text] and pick a day.',
      photo: 'a group of coworkers, badges off',
      tags: ['afterwork', 'coworkers', 'teamtime'],
    },
    {
      text: 'You’ve answered questions [all day|since breakfast|for hours]. Here’s [an easy one|a nicer one|one more]: what are you [hungry for|in the mood for|craving]? Come to {name}, [order whatever you like|pick something good|look over the menu], and let us [do the rest|take care of you|do the work].',
      photo: 'your menu in a guest’s hands',
      tags: ['afterwork', 'yourturn', 'onthemenu'],
    },
    {
      text: 'There’s [a pile of mail|dirty laundry|a sink of dishes] at home, and there’s {food} at {name}. Stop by after work, [take a break|relax a little|treat yourself], and head back [happy|in a better mood|well fed].',
      photo: 'your sign as drivers see it',
      tags: ['afterwork', 'onthewayhome', 'nocooking'],
    },
    {
      text: 'Still at work? [Hang in there|Almost done|Not much longer]. Send this to [a friend|your date|a coworker] and plan to meet at {name} for {food} when you’re [finished|out the door|off the clock]. [Everyone needs|It helps to have|You deserve] something to look forward to.',
      photo: 'someone texting beside your sign',
      tags: ['afterwork', 'almostdone', 'textafriend'],
    },
  ],
  payday: [
    {
      text: 'Payday is for [rent|the electric bill|the phone bill], [groceries|gas|insurance], and one thing [just for you|that’s only for fun|you really enjoy]. Make it {food} at {name}, and [bring a friend|bring the family|order what you love]. You [earned it|worked for it|deserve it].',
      photo: 'your most popular order, close up',
      tags: ['payday', 'treatyourself', 'eatout'],
    },
    {
      text: 'It’s payday. Before the [bills|groceries|car payments] get their share, [set aside|save|keep] a little for something [good|fun|just for you] at {name}. You [earned it|worked for it|deserve a treat].',
      photo: 'an order in front of your menu',
      tags: ['payday', 'treat', 'eatout'],
    },
    {
      text: 'The early [alarms|mornings|starts], the long [calls|meetings|shifts], the [busy days|extra hours|deadlines]: you [got through it all|did it all|made it], and it’s payday. [Treat yourself|Do something nice for yourself|Celebrate a little], and come to {name} for {food}.',
      photo: 'an order in someone’s hands, smiling',
      tags: ['payday', 'earnedit', 'hungry'],
    },
    {
      text: 'What’s first on your payday list? [Socks|Batteries|Light bulbs] can wait. Start with [something nice|something you’ll enjoy|a treat]: {food} at {name}. [Who’s coming along|Who’s joining you|Who are you bringing]? Tag them [here|below|in the comments].',
      photo: 'a card held out to pay for an order',
      tags: ['payday', 'firstthingsfirst', 'eatout'],
    },
    {
      text: 'Remember who [bought your lunch|paid|treated you] last time? It’s payday, so [it’s your turn|you’re up|this one’s on you]. [Tag|Call|Text] them, bring them to {name} for {food}, and [return the favor|say thanks|make it your treat].',
      photo: 'two friends with one order each',
      tags: ['payday', 'myturn', 'foodfriends'],
    },
    {
      text: 'You’ve [packed lunches|been sensible|eaten at home] for two weeks. It’s payday, and {name} has {food}. Take [the family|a friend|yourself] out, [order what you like|leave the cooking to us|get something extra], and be sensible again [tomorrow|next week|later].',
      photo: 'a packed lunch left next to your menu',
      tags: ['payday', 'sayyes', 'treatyourself'],
    },
  ],
};
