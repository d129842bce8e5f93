import { readCategories } from './read-categories.ts';

/** Tasks to keep doing. `readCategories` describes the form. */
export const ONGOING = readCategories(
  'ongoing',
  `
# reviews | Reviews | star
What guests say about you, and how you respond.
reviews-answer | 20 min | every 7 days | https://support.google.com/business/answer/3474050 How to reply
Answer every new Google review
Thank guests by name for what they praised. For a bad review, apologize, say what you changed, and tell them how to reach you. Keep it to two sentences without excuses, and sleep on it first.
Your reply isn’t only for the reviewer. It’s for everyone who reads it before choosing a restaurant.
reviews-ask | 10 min | every 7 days | https://support.google.com/business/answer/3474122 Get your review link
Ask three happy tables for a Google review
When guests say they loved it, ask: “Would you post that on Google? It helps us a lot.” Give them a card with the QR code. Ask everyone the same way, and don’t offer anything in return.
Happy guests write reviews when you ask. Unhappy guests write anyway. Buying or filtering reviews is against the law and Google’s rules.
reviews-elsewhere | 30 min | every 30 days | https://biz.yelp.com/ Yelp for Business
Reply to reviews on Yelp and Tripadvisor
Once a month, start with the oldest unanswered review. Report reviews that contain threats or are about another restaurant. Reply to the rest.
In one study, an extra Yelp star came with 5% to 9% more revenue (independent restaurants in Seattle, 2003 to 2009).
reviews-pattern | 40 min | every 30 days
Find the complaints that come up again and again
List the last 30 complaints from reviews, comment cards, and servers. This month, fix anything that came up at least three times.
Fixing a cold side dish takes an hour. Ten reviews about it can hurt you for a year.

# posting | Posts and photos | image
Two or three posts a week that show what’s cooking.
posting-weekly | 15 min | every 7 days
Post two photos on Instagram this week
Show one dish and one person from your team. Say what the dish is, what it costs, and how long you’ll serve it. Tag your restaurant and neighborhood, and answer comments the same day.
If your last post is months old, guests wonder if you’re still open.
posting-story | 15 min | every 7 days
Show the kitchen at work on social media
Film 15 seconds without a script: stretching dough, a hot grill, the first plate of a new dish. Keep the sound on, skip filters, and show only people who’ve agreed to be filmed.
Short videos reach people who don’t follow you yet. Photos mostly reach people who do.
posting-google | 10 min | every 7 days | https://support.google.com/business/answer/7342169 How to post
Post this week’s news on Google
Post an update to your Google Business Profile: a new dish, live music, or an open patio. Use one photo, two sentences, and a link to your website.
Guests see it right when they’re choosing where to eat.
posting-guests | 10 min | every 14 days
Share what guests post about you on social media
Look at photos you’re tagged in. Ask for permission, say thanks, and credit the guest when you share them.
People trust a guest’s photo more than yours, and it’s free.

# regulars | Regulars | heart-handshake
Bring back guests who already know you before they get used to another place.
regulars-win-back | 20 min | every 30 days | screen bring_back_regulars | verified by win_back_recent
Run a win-back campaign for guests who stopped coming
Text guests who agreed to get texts and haven’t ordered in more than 30 days. Use one offer, one code, and one end date, once a month at most.
They already know and like you. Often, a friendly reminder is enough.
regulars-newsletter | 40 min | every 30 days | https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business What the law requires
Send a short newsletter
Once a month, share a new dish, a date, and one story from the kitchen. Use one photo, five sentences, a real person’s name, and an unsubscribe link.
It reaches everyone who signed up. No algorithm decides who sees it.
regulars-loyalty | 30 min | every 30 days
Offer a loyalty card that’s worth keeping
Make the reward reachable within two months, like a free tenth coffee or fifth lunch. Give the first two stamps for free. Each month, count how many cards came back full.
Guests with two stamps come back to fill the card. Guests with none throw it away.
regulars-birthday | 15 min | every 30 days
Celebrate guests’ birthdays
Ask for the day and month, never the year. Offer a dessert with a candle. Two weeks before the birthday, text guests who agreed to get texts.
Birthday guests rarely come alone, and their friends pay full price.
regulars-codes | 20 min | every 30 days | screen redeem | verified by codes_redeemed
Check what your last offer really earned
Count the redeemed codes, then subtract the discount and the cost of sending. Repeat offers that made money. Drop those that only made you busy.
A full dining room at half price can lose you money.

# advertising | New guests | megaphone
Small ad budgets, with codes that show which ads work.
ads-facebook | 20 min | every 30 days | screen get_new_customers | verified by ad_recent
Run one Facebook ad for one dish
Promote one dish with a photo and one offer with an end date, within a few miles, for $10 a day for a week. Count the redeemed codes before you run the next ad.
An ad for “great food” brings no one. An ad for short rib on Tuesday brings people who want short rib.
ads-google | 60 min | every 30 days | https://ads.google.com/ Google Ads
Try Google Ads for your name and cuisine
Set a small daily budget for searches for your name and for your cuisine “near me.” Show the ads within a few miles and only while you’re open. Stop if a month brings no calls or direction requests.
Delivery apps and competitors bid on your name. Guests who search for you should find you first.
ads-boost | 10 min | every 30 days | https://business.facebook.com/ Meta Business Suite
Boost the post that did best
Pick this month’s post with the most comments from people nearby. Put $20 behind it, within a few miles of you.
A post that works for free works better with a little money. A weak post stays weak.
ads-neighbors | 90 min | every 60 days
Make your neighbors an offer
Visit nearby offices, gyms, hotels, and schools. Bring cards with one lunch offer and a code, and hand them out in person.
People nearby walk past you every day, and many have never come in.

# at-the-table | At the table | bell
The marketing that happens while guests are with you.
table-upsell | 10 min | every 7 days
Agree on one upsell for the week
Give all servers one line before service: “Tonight’s burrata comes with the season’s first tomatoes. Can I bring one for the table?” Pick one great dish and have the whole team taste it.
Servers sell a dish they love. Servers who have to mention five sell none.
table-pairing | 30 min | every 90 days
Add a drink pairing to three entrées
Suggest a wine, a beer, or a nonalcoholic drink with its price. Print it under the dish or have servers mention it.
Guests who aren’t sure what to drink order tap water. A good suggestion helps them choose.
table-feedback | 15 min | every 7 days
Ask one table a night for honest feedback
At dessert, you or a manager can ask: “What should we do better?” Listen, and write down the answer that night.
Guests who tell you in person give you a chance to fix it before they tell Google.
table-menu-check | 15 min | every 30 days | screen profile
Compare your online menu with what you serve
Look for dishes you no longer serve, old prices, and last season’s specials. Update your profile, then publish your website again.
Guests who come for a dish you no longer serve start their meal disappointed.
table-specials | 30 min | every 30 days
Offer a reason to come on your quietest night
Find your slowest night in your sales reports. Give guests a reason to come that night, like a prix fixe dinner for two or no corkage fee. Don’t discount everything.
A slow night costs about as much in rent and labor as a busy one, so most of what extra guests spend is profit.
`,
);
