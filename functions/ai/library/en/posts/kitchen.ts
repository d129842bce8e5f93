import type { CopyLibrary } from '../../copy-library.ts';

/** Posts that ask, that look behind the scenes, and on the people who work there. */
export const POSTS_KITCHEN: Pick<CopyLibrary['posts'], 'question' | 'behind_the_scenes' | 'team'> = {
  question: [
    {
      text: 'Leftovers from eating out: [a treat|a promise to yourself|private property], or fair game for [anyone with a key|the whole household|whoever gets up early]? [Roommates|Spouses|Siblings], please answer separately.',
      photo: 'a labeled box in a home fridge',
      tags: ['leftovers', 'houserules', 'askus'],
    },
    {
      text: 'Menu in hand, do you [read every word|go straight to the end|look for your usual], or copy [the first to speak|your neighbor|whoever sounds sure]? There’s [no shame|a little shame|a study in this]. Tell us [your method|how you do it|which one you are] below.',
      photo: 'a menu held up, eyes over the top',
      tags: ['menureader', 'askus', 'whichareyou'],
    },
    {
      text: 'Who gets the last one? The [youngest|hungriest|quickest hand], the one who paid, or [nobody, out of politeness|whoever asked first|the person looking away]? Explain your [rules|system|house law] in the comments.',
      photo: 'a single last piece, hands hovering',
      tags: ['lastone', 'houserules', 'foodfriends'],
    },
    {
      text: 'Sweet or salty first? People have [strong feelings|whole speeches|family feuds] about this, and we have [time|popcorn|a comment section]. Make [your case|it convincing|your argument], and bring [a witness|someone who disagrees|your other half] next visit.',
      photo: 'something sweet beside something salty',
      tags: ['sweetorsalty', 'thisorthat', 'askus'],
    },
    {
      text: 'On a desert island, what would you [eat|want|ask for]? You get [one dish|a single order|no substitutions], and only [from our menu|off our list|what we make]. [Choose wisely|Take your time|Rescue may be slow].',
      photo: 'the menu propped up in sand or sugar',
      tags: ['desertisland', 'onthemenu', 'askus'],
    },
    {
      text: 'You’re “[not hungry|fine|full].” Then [somebody else|a friend|your date] orders, and [suddenly|somehow|of course] you’d like a taste. Of what? [Be honest|Name it|Confess], because the person you [steal from|share with|sit next to] is reading.',
      photo: 'an arm reaching in from the side',
      tags: ['nothungry', 'foodthief', 'askus'],
    },
    {
      text: 'Who’s the slow eater in your [group|family|office]? Tag them [gently|now, so they can start|with love]. We’ll [wait|be patient|clear our calendar], and you can [order a second round|catch up on messages|watch].',
      photo: 'everyone done, one person still eating',
      tags: ['sloweater', 'tagafriend', 'eattogether'],
    },
    {
      text: 'Are you [early|on time|first in line], or do you text “five minutes” [from the shower|in a towel|with wet hair]? Tag the friend who’s [the opposite|always waiting|your other half in this]. You two [need to talk|balance out|should eat together soon].',
      photo: 'one person waiting, checking a watch',
      tags: ['onmyway', 'alwayslate', 'foodfriends'],
    },
    {
      text: 'Do you photograph [everything|the table|each order] first, or [forget until it’s gone|never|make everyone wait]? Show us [the evidence|your favorite|the last one you took here]. [Empty dishes|Blurry shots|Half-eaten things] count, and [crumbs|thumbs|sleeves] in the frame don’t hurt.',
      photo: 'an empty dish, honest and well lit',
      tags: ['phoneeatsfirst', 'foodphoto', 'askus'],
    },
    {
      text: 'Say we [invented|named|cooked] something after you: what would [be in it|it be|people call it]? Keep it [printable|edible|under a page]. The more it [sounds like you|surprises us|makes us hungry], the better.',
      photo: 'a chalkboard with an empty line',
      tags: ['nameit', 'onthemenu', 'askus'],
    },
    {
      text: 'Who taught you to eat [with curiosity|a little too much|everything in front of you]? Tag them, thank them, and [take them out|invite them along|bring them by] before [the month’s over|they cook again|you forget].',
      photo: 'two generations, one menu',
      tags: ['tagsomeone', 'eattogether', 'thankyou'],
    },
    {
      text: 'What do you eat when [no one’s watching|you’re home alone|the day went wrong]? We asked [around|each other|a friend], and the answers were [alarming|beautiful|mostly cereal]. Your turn.',
      photo: 'a spoon in a jar, late at night',
      tags: ['guiltypleasure', 'honestly', 'askus'],
    },
    {
      text: 'You be the judge: [a friend|your date|your brother] says “just a taste” and takes [half|three|the good part]. Is that [love|a crime|normal]? Rule in the comments, and [name names|cite examples|show no mercy].',
      photo: 'a very large taste, mid-theft',
      tags: ['justataste', 'foodfriends', 'bethejudge'],
    },
    {
      text: 'How many [visits|orders|weeks] in a row before the usual is [your personality|a lifestyle|officially yours]? We know [people|a few of you|at least one of you] who’ve [passed it|stopped counting|never opened the menu]. Say hi.',
      photo: 'the same order, again, with a smile',
      tags: ['theusual', 'regulars', 'askus'],
    },
    {
      text: 'Quick poll: it’s time to [pick a place|eat|order], and you’re the one who [decides|says “anywhere”|vetoes everything]? Every group has [all three|its roles|a balance]. Tag the [others|committee|rest of yours] and see if they agree.',
      photo: 'a group outside, deciding',
      tags: ['quickpoll', 'wheretoeat', 'tagyourfriends'],
    },
    {
      text: 'Hot, or “a little [spicy|heat|kick]”? Only one of those people [tells the truth|has been tested|brings tissues]. Where do you [stand|stop|start to sweat]? Numbers, stories, and [excuses|warnings|confessions] below.',
      photo: 'something red, close up, out of focus',
      tags: ['spicyornot', 'askus', 'thisorthat'],
    },
    {
      text: 'What food did you [refuse|hide under a napkin|swear off] as a kid and eat [on purpose|every time|without shame] now? [Growing up|Good seasoning|Time] does strange things. Tell us [yours|what changed|who was right all along].',
      photo: 'a kid’s hand pushing something away',
      tags: ['grownup', 'changedmymind', 'askus'],
    },
    {
      text: 'You can [eat out with|bring|share with] one person for the rest of [the year|your life|the month]. Who is it? Don’t [say it out loud|tell us|overthink it]. Tag them and let [the rest wonder|chaos follow|the group chat react].',
      photo: 'two coats on one hook',
      tags: ['tagyourperson', 'foodfriends', 'eatout'],
    },
    {
      text: 'Is it still one meal if you [take a break|order again|change seats] in the middle? We say [yes|it depends|nobody needs to know]. Lawyers, doctors, and [teenagers|second-helpers|big eaters], please weigh in.',
      photo: 'a second order arriving, no regrets',
      tags: ['secondhelping', 'askus', 'foodlaw'],
    },
    {
      text: 'You’ve got [one hour|no plans|an open seat beside you] and anyone, [living or not|stranger or cousin|past or present], can [join you|come along|split the order]. Who gets the call, and what are [you ordering for them|they hungry for|the two of you having]?',
      photo: 'an empty seat, a full order',
      tags: ['mysteryguest', 'askus', 'eattogether'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'You get the [last minute|finished version|pretty part]. Everything before it involves [towels|aprons|dishwater] and somebody saying “[one more time|not yet|almost].” You’re excused from [that half|the messy bit|the dishes]. Come for the end.',
      photo: 'a folded apron and a stack of towels',
      tags: ['behindthescenes', 'kitchenlife', 'eatout'],
    },
    {
      text: 'What you’ll never have to do here: [chop|scrub|peel], [measure|stir|set a timer], sweep. Things you will: point at [the menu|a dish|something good] and [say please|name a number|choose]. It’s [a fair split|not an equal deal|a good arrangement].',
      photo: 'a cutting board, just wiped down',
      tags: ['behindthescenes', 'nochores', 'eatout'],
    },
    {
      text: 'A kitchen has its own language: [“behind”|“corner”|“heard”], “hot,” and a lot of [nodding|pointing|eyebrows]. You only need one word of it: [“hungry”|“please”|“more”]. Come practice.',
      photo: 'two people passing in a narrow kitchen',
      tags: ['kitchentalk', 'behindthescenes', 'restaurantlife'],
    },
    {
      text: 'The hardest part of cooking for [other people|a living|strangers] is the smell: [all day|for hours|from the start], and it’s [never for us|always someone else’s order|about to be yours]. Come [take it off our hands|see what it’s about|rescue us] before we [give in|eat it|start nibbling].',
      photo: 'steam catching the light',
      tags: ['kitchenlife', 'smellsgood', 'behindthescenes'],
    },
    {
      text: 'Behind every order, there’s a sink. [Think about yours|Picture your own|Remember last Sunday’s] for a second. Now let that feeling [go|drain away|pass], because at {name} you [eat and leave|never see ours|get to walk away].',
      photo: 'a shining sink, last pan drying',
      tags: ['dishwashing', 'behindthescenes', 'nochores'],
    },
    {
      text: 'Somewhere back there, somebody [reads your order|says it out loud|checks it twice] and gets moving. That’s the [quiet handshake|nice part|deal] between a kitchen and [a hungry person|you|whoever’s waiting]. Hold up your end: [show up|bring an appetite|come in].',
      photo: 'a row of order slips, close up',
      tags: ['orderup', 'behindthescenes', 'kitchenlife'],
    },
    {
      text: 'Cooks eat standing up. [Always have|Nobody knows why|It’s in the job description]. You don’t have to eat [over the sink|by the fridge door|on the run] like we do, so [sit|slow down|take your time] whenever you come by.',
      photo: 'a small spoon and an open hand',
      tags: ['kitchenlife', 'behindthescenes', 'takeyourtime'],
    },
    {
      text: 'The first order goes [out|across|over to you], and for [a second|a breath|one moment] the kitchen [listens|looks up|holds still]. We’re waiting for [your face|the word “oh”|one nod]. Come give us [a sign|a reaction|something to smile about].',
      photo: 'a glance through the kitchen door',
      tags: ['firsttaste', 'behindthescenes', 'kitchenlife'],
    },
    {
      text: 'The day starts with ____, long before anybody [sits down|orders|gets hungry]. By the time you’re [deciding|parked|through the door], it’s [ready|waiting|part of your order]. You get to do the easy half.',
      photo: 'the very first job of the day',
      tags: ['startoftheday', 'behindthescenes', 'prep'],
      isSuggested: true,
    },
    {
      text: 'Ask us what takes [the longest|forever|real patience], and you’ll hear [one answer|a sigh|everyone at once]: the ____. Yours disappears in [minutes|no time|a few happy moments], and we [wouldn’t change a thing|don’t mind|call that a compliment].',
      photo: 'the slow job, hands at work',
      tags: ['worththewait', 'behindthescenes', 'kitchenlife'],
      isSuggested: true,
    },
    {
      text: 'This is the [pan|pot|knife] we’d [save in a fire|never lend|know in the dark]. It has been here since ____, and it has [outlived|outworked|outlasted] a few [of us|owners’ jokes|dishwashers]. Your [order|next meal|usual] has probably met it.',
      photo: 'the oldest tool in the kitchen',
      tags: ['kitchentools', 'behindthescenes', 'workhorse'],
      isSuggested: true,
    },
    {
      text: 'Before anything leaves the kitchen, someone [tastes|tries it|takes a spoonful]. Then a second person does, [to be sure|because they can|purely for science]. You’re [third in line|next|the one who counts], so come tell us what you think.',
      photo: 'a clean spoon over a steaming pot',
      tags: ['tastetest', 'behindthescenes', 'kitchenlife'],
      isSuggested: true,
    },
    {
      text: 'We argued about ____ for a whole [week|month|afternoon]: more, less, or [none|something else|a different one]? The menu has the [winner|verdict|outcome]. Come [taste it|give your ruling|tell us who was right].',
      photo: 'two small spoons, two versions',
      tags: ['kitchendebate', 'behindthescenes', 'onthemenu'],
      isSuggested: true,
    },
    {
      text: 'Our ____ comes from ____, and we [like knowing that|know the person by name|ask a lot of questions]. You’ll taste why [we bother|it matters|we don’t switch]. Look for it in the ____ next time you’re in.',
      photo: 'a crate or bag just arrived',
      tags: ['whereitcomesfrom', 'behindthescenes', 'ingredients'],
      isSuggested: true,
    },
    {
      text: 'What plays in our kitchen: ____, [loudly|on repeat|every single day]. It’s [not up for a vote|how we keep time|older than some of us]. Come by, and if you [catch a chorus|hear humming|feel the beat], that’s us.',
      photo: 'an old radio on a shelf',
      tags: ['kitchenplaylist', 'behindthescenes', 'nowplaying'],
      isSuggested: true,
    },
    {
      text: 'A note is taped up [back there|by the sink|in the kitchen] that says “____.” Nobody remembers [who wrote it|when it went up|why], and no one [dares take it down|disagrees|would change a word]. Ask about it when you [come in|order|see us].',
      photo: 'the note, tape and stains included',
      tags: ['kitchenwisdom', 'behindthescenes', 'handwritten'],
      isSuggested: true,
    },
  ],
  team: [
    {
      text: 'Somebody is going to [carry your order|call your name|hand you your food] today and mean it. Tell them [your name|what you liked|that it was good], and you’ve made [two people’s day|a friend|work worth it].',
      photo: 'hands passing an order across',
      tags: ['ourteam', 'bekind', 'restaurantlife'],
    },
    {
      text: 'The people behind {name} [don’t photograph easily|hate this part|blink in every picture]: they’re usually moving. Come see them [in motion|in person|in their element], and wave. Somebody will [wave back|nod|pretend not to blush].',
      photo: 'a blurred someone mid-step, smiling',
      tags: ['ourteam', 'inmotion', 'behindthescenes'],
    },
    {
      text: 'If you’ve ever [worked in|run|survived] a restaurant, you already [tip well|stack your dishes|say “behind” at home]. Tag the person who [trained you|covered your shifts|got you through it], and come eat together on the [other|easy|customer] side.',
      photo: 'a row of worn work shoes',
      tags: ['restaurantlife', 'shiftmates', 'ourteam'],
    },
    {
      text: 'Can’t decide? Ask [whoever takes your order|the person up front|anyone in an apron] what they eat [after a shift|on a day off|when nobody’s looking]. People who [work around food all day|smell everything first|could have anything] have [strong opinions|no patience for bad picks|one answer ready]. Use it.',
      photo: 'someone pointing at the menu, laughing',
      tags: ['askus', 'staffpicks', 'ourteam'],
    },
    {
      text: 'Meet ____. You know the [voice|smile|face], and now [the name|who it is|what to call them]. Ask about [____|the day everything went wrong|that one customer] when you’re in, and [bring time|get comfortable|prepare to laugh].',
      photo: 'a portrait in work clothes, natural light',
      tags: ['meettheteam', 'ourteam', 'sayhi'],
      isSuggested: true,
    },
    {
      text: '____ has been with us since ____ and still [gets here first|hums while working|checks everything twice]. Say [hello|thank you|congratulations] when you come by, and order the ____. That’s [theirs|their favorite|how they’d start].',
      photo: 'at their usual station, mid-laugh',
      tags: ['meettheteam', 'thankyou', 'ourteam'],
      isSuggested: true,
    },
    {
      text: 'New face alert: ____ just joined us. [Be gentle|Say hi|Order something easy] the first week, and something [difficult|ambitious|long] after that. Everyone at {name} started [this way|with shaky hands|by dropping something].',
      photo: 'a new apron being tied',
      tags: ['newface', 'welcome', 'ourteam'],
      isSuggested: true,
    },
    {
      text: 'We asked the team what they’d order [on their birthday|as a last meal|with someone else paying]. ____ said ____, and [nobody argued|there was applause|it got competitive]. Come try the [winning answer|one they named|order for yourself].',
      photo: 'the team eating together, candid',
      tags: ['staffpicks', 'ourteam', 'whattoorder'],
      isSuggested: true,
    },
  ],
};
