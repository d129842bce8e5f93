import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on what a workday is like. */
export const POSTS_WORKDAY: Pick<CopyLibrary['posts'], 'lunch_break' | 'after_work' | 'payday'> = {
  lunch_break: [
    {
      text: 'Lunch at your desk has [crumbs in the keyboard|an audience|a ringtone]. The one at {name} has [food|people|a beginning and an end]. [Block the calendar|Stand up|Take the whole break].',
      photo: 'crumbs on a keyboard, chair empty',
      tags: ['lunchbreak', 'lunchtime', 'logoff'],
    },
    {
      text: 'The afternoon is [long|undefeated|a hallway], and that [granola bar|sad salad|vending machine] won’t carry you. Walk over for {food}. You’ll be back [nicer|awake|humming].',
      photo: 'a vending machine reflected in a window',
      tags: ['lunchbreak', 'hungry', 'afternoon'],
    },
    {
      text: 'Take the [new hire|quiet one|person from down the hall] to lunch. You’ll learn [their real name|something|where they’re from], and they’ll find out [what’s good|the shortcut|your order]. We’ll feed you both.',
      photo: 'two lanyards, two lunches',
      tags: ['lunchbreak', 'coworkers', 'bekind'],
    },
    {
      text: 'Your noon meeting could’ve been [lunch|a sandwich|never mentioned]. Next time, [decline|counteroffer|suggest it]: {name}, no [slides|mute button|screen sharing], one clear outcome.',
      photo: 'a meeting invite, marked declined',
      tags: ['lunchbreak', 'nomeetings', 'lunchtime'],
    },
    {
      text: 'That container in the office fridge has [your name|a date|a smell] on it, and you’ve known since [morning|Monday|you packed it]. Go out instead. It’ll make [a fine tomorrow|no fuss|someone else happy].',
      photo: 'a lonely container, sticky note on it',
      tags: ['lunchbreak', 'officefridge', 'eatout'],
    },
    {
      text: 'Half a day down. [Before you do the rest|Between halves|At the buzzer], go get {food} with [the team|the funny one|your own thoughts]. Work [resumes|waits|can hold] while you chew.',
      photo: 'a clock at noon, jacket gone',
      tags: ['lunchbreak', 'halftime', 'lunchtime'],
    },
  ],
  after_work: [
    {
      text: 'There’s a short window between [work clothes|the commute|the last email] and the couch. [Don’t sit down yet|Keep your shoes on|Turn the other way] and come eat something with us.',
      photo: 'work shoes pointing toward your door',
      tags: ['afterwork', 'keepyourshoeson', 'eatout'],
    },
    {
      text: 'The [last call|final spreadsheet|big one] is done, and you’re [hungry|wired|starving]. There’s a cure: {food}, a [seat|pause|friend], and no screens.',
      photo: 'a laptop bag under a chair',
      tags: ['afterwork', 'logoff', 'hungry'],
    },
    {
      text: 'Coworkers are [different people|funnier|taller] outside the office. Bring yours to {name} and find out who [tells stories|eats what|does impressions].',
      photo: 'a team loosening ties and badges',
      tags: ['afterwork', 'coworkers', 'teamtime'],
    },
    {
      text: 'You answered [every message|the phone nicely|things nobody asked] today. Now let somebody ask you [a good one|an easy one|something fun]: what are you having? Take [your time|the long answer|a menu].',
      photo: 'a menu opening, phone face down',
      tags: ['afterwork', 'yourturn', 'whatareyouhaving'],
    },
    {
      text: 'Home is where the [dishes|mail|laundry] are. They’re [patient|used to it|not going anywhere]. Stop at {name} on the way and show up [fed|late|in a good mood].',
      photo: 'mail piled behind a front door',
      tags: ['afterwork', 'onthewayhome', 'nocooking'],
    },
    {
      text: 'To whoever is still [at work|at it|under that light]: what time are you [done|leaving|escaping]? Screenshot this and send it to [a friend|your date|the night shift], so somebody [saves you a seat|orders|is hungry with you].',
      photo: 'one lit window in an office building',
      tags: ['afterwork', 'almostdone', 'textafriend'],
    },
  ],
  payday: [
    {
      text: 'Payday math: rent, [phone|electric|that subscription], and one thing that’s [just for you|only fun|not a bill]. We’d like to [nominate|suggest|second] {food}.',
      photo: 'bills in one pile, a menu on top',
      tags: ['payday', 'treatyourself', 'foodmath'],
    },
    {
      text: 'It’s payday. Before the [bills|rent|groceries] get their share, [set aside|save|keep] a little for something [good|fun|just for you] at {name}. You [earned it|worked for it|deserve a treat].',
      photo: 'an order in front of your menu board',
      tags: ['payday', 'quick', 'eatout'],
    },
    {
      text: 'You worked for this. [The early alarms|The long calls|All those “quick questions”] became numbers on a screen, and those [taste like nothing|don’t smell this good|won’t fill you up]. Come fix that.',
      photo: 'a phone screen beside a steaming order',
      tags: ['payday', 'earnedit', 'hungry'],
    },
    {
      text: 'Payday rule: the first [errand|thing you buy|swipe] should make you happy. [Socks|Batteries|Furnace filters] can be second. See you at {name}.',
      photo: 'a card tapped on a counter',
      tags: ['payday', 'firstthingsfirst', 'eatout'],
    },
    {
      text: 'Remember who [covered you|bought the last one|paid] when your wallet was [at home|in the other jeans|empty]? It’s payday. Tag them, bring them, and [get this one|return the favor|look generous].',
      photo: 'two people reaching for one check',
      tags: ['payday', 'myturn', 'foodfriends'],
    },
    {
      text: 'Two weeks of [packed lunches|being sensible|“we have food at home”] have earned you one [yes|menu|night off]. It’s payday, and {name} is [close|here|ready when you are].',
      photo: 'a lunch bag hung up for the day',
      tags: ['payday', 'sayyes', 'treatyourself'],
    },
  ],
};
