import type { AnswerId } from '#shared/assistant/answers/answers.ts';
import type { Question } from '#shared/assistant/matching/nearest.ts';
import type { PlaceId } from '../places.ts';
import type { Slots } from './slots.ts';

/** An action behind a button. */
export type ActionId =
  | 'phone'
  | 'hours'
  | 'close'
  | 'addDish'
  | 'removeDish'
  | 'price'
  | 'post'
  | 'text'
  | 'reply'
  | 'about';

/** A question, an action, or a screen. The first way to ask is the button label. */
export type Entry = Question<Slots> & ({ answer: AnswerId } | { action: ActionId } | { place: PlaceId });

/** `if`: the case in which the same words mean this entry. */
const CONDITIONS: Readonly<Record<string, (slots: Slots) => boolean>> = {
  phone: ({ hasPhone, isStatement }) => hasPhone && isStatement,
  times: ({ hasTimes, isStatement }) => hasTimes && isStatement,
  priced: ({ amount, name, hasPhone, isStatement }) =>
    amount !== undefined && name !== '' && !hasPhone && isStatement,
  named: ({ name, isStatement }) => name !== '' && isStatement,
  quoted: ({ quoted }) => quoted !== '',
  said: ({ isStatement }) => isStatement,
};

const TABLE = `
undo | Undo that | revert
adSpend | How much have I spent on ads? | ad cost | facebook cost | facebook ad cost | money on ad
textSpend | How much did my texts cost? | text cost | text campaign cost
campaignSpend | What did my campaigns cost?
adReach | Who saw my ad? | seen | seen ad | seen guest ad | seen facebook ad | seen campaign
textReach | Who got my text? | text | received | received text | received text guest
codes | What are my promo codes?
guestVisit | When did a guest last order? | last visit | when did someone last visit | last visit guest
brought | How did my campaigns do? | campaign worked | ad worked | facebook ad worked | facebook worked | text worked | text campaign worked | campaign revenue | campaign revenue worked | guest worked | campaign money | worked | did the last text work | new customers this month
grow | How do I get more customers?
running | Which campaigns are running? | is my ad still running | running | ad | campaign | facebook ad | ad live
textsRunning | Are my text campaigns running? | text campaign
lapsed | Who hasn’t visited in a while? | lapsed | lapsed guest | lapsed lately | lapsed recently | lapsed visit
topGuests | Who are my best guests? | best guest
textable | How many guests can I text? | opted out | numbers can text | opted out guests | may text guests
guestsTotal | How many guests do I have? | guest
potential | How much could I still earn? | potential | money on the table
critical | Which critical tasks are still open? | critical | critical task
quickWins | What can I do in 10 minutes? | minutes | minutes next | minutes task
open | What is still open? | left to do | tasks left to do | still open tasks
named | Is a task done? | task done | done
unpriced | Which dishes have no price? | no price | dish no price | menu no price
missing | What’s missing from my profile? | missing | profile missing
score | What’s my marketing score?
whyScore | Why is my score low? | why score | change score | where change score
progress | How far is my foundation? | progress
plans | How much does Tableside cost? | tableside cost
price | How much is a dish? | cost | cost dish
revenue | What is my monthly revenue? | revenue | money
hours | What are our hours? | hours | closed | are we open | are we closed
phone | What is our phone number? | phone | phone profile
address | What is our address? | address | address profile
email | What is our email? | email | email profile
booking | Do we take reservations? | booking
payment | How do guests pay? | payment | do we take cards
dishes | How many dishes are on the menu? | dish | menu | dish menu
website | Is my website live? | website | website publish
next | What should I do next? | next | next task | task | checklist next | today next
help | What can you do? | help
thanks | Thanks
hello | Hello | hello help
do phone if phone | Our phone number is | phone | change phone | phone website wrong | hello phone change | phone change website | change | change phone number
do phone | Change our phone number | change phone | edit phone | change our phone
do hours if times | Our hours are | hours | change hours | change | closed | hours change closed | change closed | today
do hours | Change our hours | change hours | change opening hours
do close | Close on a date | close on dates | closed date
do addDish if priced | Add a dish | add | add dish | add menu | add dish menu | new dish | new menu dish | add change dish | add change dish menu
do addDish if named | Add a dish to the menu | add dish | add menu | add dish menu | add new dish
do addDish | Add a dish to the menu | add dish | add dish menu
do removeDish if named | Take a dish off the menu | remove | remove menu | remove dish | delete | delete dish | delete menu
do removeDish | Take a dish off the menu | remove menu | remove dish | remove
do price | Change a price | change price | change dish price | change menu price
do post | Write a post | post | write post | facebook post | write facebook post | write instagram post | instagram post | write for instagram | write for facebook | google post | write google post | tiktok post | write tiktok post | write for tiktok | post campaign
do text if said | Text my guests | text guest | text lapsed guest | text
do text | Write a text to bring back regulars | write text | write text guest | write text lapsed guest | write text lapsed | write text campaign | write text bring back regulars
do reply if quoted | Answer this review | reply review | write reply review | review | review reply help | reply
do reply | Answer a review | reply review | write reply review | where reply review | where reply | review next | review help
do about | Write a new About section | write about | write about website | change about | write about change website | write about text website | change about text website | change about website | where change about
at overview | What does Growth Command Center do? | explain overview | overview | explain dashboard screen
at redeem | What does Redeem do? | redeem | explain redeem | where redeem code | redeem code | redeem link | where redeem link
at profile | What does Restaurant profile do? | explain profile | profile | where profile | profile screen explain
at guests | What does Guests do? | explain guest screen | where guest | add guest | where add guest | upload guest | where upload guest | guest screen
at ads | What does Get New Customers do? | explain ad screen | get new customers | explain facebook ad | where ad | where send ad | where send facebook ad | explain get new customers
at regulars | What does Bring Back Regulars do? | explain text screen | bring back regulars | where send text | where send text campaign | where text campaign | explain bring back regulars
at momentum | What does Momentum do? | momentum | explain momentum | explain task | explain checklist screen | momentum screen
at activity | What does Activity do? | activity | explain activity | where activity
at settings | What does Settings do? | settings | explain settings | where settings | where facebook account | facebook account | link facebook | link facebook account
at billing | What does Billing do? | billing | explain billing | where billing | billing payment | rejected payment | where change billing | change billing
at account | Where do I change my password? | account | where account | change account | where change account | change account email | where change email account
at aiFeatures | What does AI Features do? | ai features | explain ai features | where ai features
at grader | What does Digital Presence Grader do? | grader | explain grader | grader screen
at menuTool | What does Smart Menu Optimizer do? | menu optimizer | explain menu optimizer
at posts | What does Content Creator do? | content creator | explain content creator | where post | where content creator | instagram | where instagram | link instagram | tiktok | where tiktok
at photos | What does Image Enhancer do? | image enhancer | explain image enhancer | where photo | photo screen | upload photo | where upload photo
at websites | What does Website Builder do? | website builder | explain website builder | where website | explain website screen | write website | where write website | where publish website | where edit website | change website
at logo | Where do I change my logo? | logo | change logo | where logo | where add logo | upload logo | where upload logo | logo website
at design | Where do I change my colors? | color | change color | where color | change color website | where change color website
at websitePhotos | Where do I change the photos on my website? | change photo website | where change photo website | add photo website | where add photo
at dishPhotos | Where do I add a photo of a dish? | upload photo dish | add photo dish | change photo dish | where photo dish | photo menu | add photo menu
at profileHours | Where do I change my hours? | where change hours | where hours
at profilePhone | Where do I change my phone number? | where change phone | where phone
at profileAddress | Where do I change my address? | moved | change address | where change address
at profileMenu | Where do I change my menu? | change menu | where change menu | where menu | where change price | where add dish | where change price menu
at visitors | How many visitors did I have? | visitor | visitor website | visitor guest | seen website | seen website guest
at sendTexts | Send a text campaign | send text | send text guest | send text campaign | send text lapsed guest
at launchAd | Run a Facebook ad | send ad | send facebook ad | write ad | write facebook ad | ad campaign send | send campaign | change ad
at bestSellers | What sells best? | best seller | best seller dish | best seller menu
at ahead | What will I earn next month? | next month | will i earn | guests next month | forecast money
at competitors | How are my competitors doing? | competitor | competitor revenue | competitor cost
at deleteAccount | Delete my account | delete account
at deleteGuests | Delete guests | delete guest | remove guest
at dataExport | How do I export my data? | export | where export
at websiteLink | What is my website’s link? | link | website link | where website link
at menuUpload | How do I upload my menu? | upload menu | where upload menu | add menu website | where add menu website | upload menu website | menu website | add menu
at adRejected | Why was my ad rejected? | rejected | rejected ad | why rejected ad | rejected facebook ad
at postTimes | When should I post? | best time | best time post
at team | Where do I add staff? | team | add team | where add team
at hiring | How do I find staff? | hiring | where hiring | write hiring
at pauseAd | How do I pause an ad? | pause | pause ad | where pause ad | pause facebook ad | pause campaign
at textNotSent | Why did my text not go out? | why text | why send text | why received text | rejected text
at textLaw | Is it legal to text my guests? | law | law text | law text guest
at domain | Can I use my own domain? | domain | domain website | where domain | link domain | change domain | add domain
at ordering | How do I add online ordering? | ordering | guest ordering | link ordering | add link ordering | add ordering | where add ordering | ordering website | add ordering website | where add ordering website | where ordering
at language | Which language is my website in? | language | language website | change language | change website language | write website language | menu language | write menu language
at qrCode | Where is my QR code? | qr code | where qr code | qr code menu | qr code website | write qr code
at support | How do I reach support? | human | human help | where human
at unpublish | How do I take my website offline? | unpublish | unpublish website | where unpublish website | delete website | where delete website | remove website | pause website
at restaurantName | Where do I change my restaurant’s name? | restaurant name | change restaurant name | where change restaurant name
at usage | What’s left in my plan? | usage | usage text | usage ad | usage billing
at offerIdeas | What’s a good offer? | offer | offer next | help offer | offer text | offer ad | write offer
at happyHour | Where do I add happy hour? | happy hour | add happy hour | where add happy hour | change happy hour | happy hour website | add happy hour website
at allPrices | How do I change all my prices? | all prices | change all prices
at google | How do I update my Google listing? | google listing | change google listing | where change google listing | where google listing | add google listing
at moreReviews | How do I get more reviews? | more reviews | where more reviews
at giftCards | Where do gift cards go? | gift card | where gift card | add gift card
`;

export const CATALOG: readonly Entry[] = TABLE.trim().split('\n').map(entryOf);

function entryOf(line: string): Entry {
  const [what = '', ...ask] = line.split('|').map((part) => part.trim());
  const [, verb, key = '', condition = ''] = /^(do |at )?(\w+)(?: if (\w+))?$/.exec(what) ?? [];
  const entry = { ask, when: CONDITIONS[condition] };
  if (verb === 'do ') return { ...entry, action: key as ActionId };
  if (verb === 'at ') return { ...entry, place: key as PlaceId };
  return { ...entry, answer: key as AnswerId };
}
