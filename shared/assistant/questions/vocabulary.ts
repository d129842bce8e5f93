import { createVocabulary } from '#shared/assistant/matching/vocabulary.ts';

/** The meanings of owners’ words. All words of a meaning are synonyms, on one or more lines. */
const WORDS = `
our price | does this cost, does it cost, do you cost, this cost, it cost, tableside cost, basic plan
our price | professional plan, enterprise plan, do you charge, you charge me, do i pay, am i paying, how much is it
our price | how much is this, how much are you, free, free trial, trial
seen | who saw, saw, seen, see my ad, sees my ad, impression, views, viewed, reach, reached, click, clicked
received | who got, who received, received, got my text, delivered
best guest | best customer, best guest, top customer, top guest, most loyal, vip
pause | pause, stop, stopped, turn off, resume
domain | domain, own domain, custom domain, domain name
ordering | online ordering, order online, online orders, ordering, order button, doordash, ubereats, uber eats
ordering | grubhub, opentable, resy, reservation link, booking link, online reservations, online booking
language | language, translate, translation, bilingual, in spanish, in french, in german, in italian, in english
language | to spanish, to english
qr code | qr code, qr, qr codes
human | support, real person, a person, a human, human, talk to someone, speak to someone, talk to somebody
human | customer service, call you, contact you, reach you, refund, money back
unpublish | unpublish, take down, offline
restaurant name | restaurant name, name of my restaurant, name of our restaurant, name of the restaurant, business name
usage | usage, left in my plan, left in our plan, texts left, ads left, messages left, do i have left
usage | do we have left, how many left, left this month, limit, quota
offer | offer, deal, discount, special offer
happy hour | happy hour
google listing | google listing, rank higher, ranking, on google, my rating, claim google, google business
google listing | google business profile, google maps, google page
more reviews | more reviews, more google reviews, ask for reviews, get reviews
gift card | gift card, gift cards, gift certificate
law | legal, law, laws, tcpa, allowed to text, spam
hiring | hiring, now hiring, help wanted, hire
undo | undo, revert, take that back, put it back
ahead | in the future, next month, next year, will i, will we, forecast, predict
competitor | competitor, across the street, next door, other restaurants
best seller | sells best, best selling, best seller, bestseller, most popular, most ordered, top seller
best time | best time, right time, when should i
moved | moved, moved to, moving to, relocated
export | export, my data, our data, data out, download my data, export my data, export our data
link | link, url, web address, website address
upload | upload, put up, import, paste
rejected | rejected, disapproved, declined, denied, turned down, not approved
visitor | visitor, opened my website, opened our website, visited my website, saw my website, page views
visitor | website traffic, traffic, website visits
delete | delete, erase
account | account, password, login, sign in, two step
team | invite, manager, staff, team, employee, cashier, fire
send | send, launch, run, start, schedule
price all | all prices, all my prices, all our prices, every price
why | why, how come
score | score, how am i doing, how are we doing, how we doing, where do i stand, where do we stand
progress | progress, foundation, foundational, ongoing, how far
next | next, next step, where to start, where do i start, where do we start, get started, what do i do
next | what should i do, what shall i do, what should we do, what can i do, what to do, todo, to do, focus, priority
momentum | momentum, marketing foundations
potential | potential, could i still earn, still earn, on the table, unlock, unlocked, missing out, losing
critical | critical, urgent, crucial, most important
minutes | minute, min, quick, quickly, quick win, short on time
done | done, finished, completed, ticked, tick, status of
left | tasks left, under, still open, left to do, remaining
task | task, checklist, checklist item
running | running, active, still on
campaign | campaign, promotion, marketing bring
grow | more customers, more guests, more people, get customers, nobody is coming, nobody coming, nobody comes
grow | no one is coming, no customers, business is slow, been slow, more business, more money, fill tables, attract
grow | grow
new customers screen | get new customers
regulars screen | bring back regulars, loyalty, loyalty program, rewards
growth screen | growth command center, overview, dashboard
date | date
redeem | redeem, redemption, redeem screen
activity | activity, history, who changed what, log
settings | settings, connected accounts, sending rules
billing | billing, invoice, my plan, our plan, the plan, subscription, payment method, upgrade, downgrade
billing | how do i cancel, can i cancel, want to cancel, cancel my account, cancel my plan, cancel my subscription
ai features | ai features, ai feature, ai tools, ai tool
grader | grader, digital presence, grade
menu tool | menu optimizer, smart menu optimizer, optimizer
content tool | content creator, content calendar
photo tool | image enhancer, photo enhancer, enhancer
website builder | website builder, builder, template, template gallery, templates, editor, website editor, customizer
ad | ad, advert, advertising, facebook ad, fb ad
facebook | facebook
instagram | instagram, insta, ig
tiktok | tiktok
google post | google post
came | campaigns do, campaign do, campaigns doing, bring, brought, working, new customers, new guests, new people
came | anyone new, results, result, worked, redeemed, use my code, used my code, use our code, used our code
came | use the code, used the code, came back, come back, coming back, re engaged, reengaged, came in, come in
came | happened, work, works
cost | cheaper, spent, spend, spending, cost, price, priced, charge, how much is, how much are, how much for
code | code, promo
guest | guest, customers, customer list, my list, contacts, subscribers, people
text | text, texted, texting, sms, message
textable | may text, can i text, can text, opted out, opt out, unsubscribed, consent
lapsed | lapsed, in a while, for a while, long time, in ages, not been, not come, not ordered, lost, regulars
lapsed | win back, bring back, gone quiet, quiet, disappeared, stopped coming
last | last, lately, most recently, recently
visit | order, ordered, visit, visited, been here, here, come, came
hours | hours, open, opening, opens
closed | close, closed, closing, shut
no price | without a price, without price, no price, missing price, not have price, not have a price, have prices
no price | unpriced, prices yet
dish | dish, dishes, item, special, plate
menu | menu
missing | missing, incomplete, lacks, lacking, gaps, not filled in, fill in
profile | profile
phone | phone, telephone, phone number
address | address, located, location
email | email, mail
booking | reservation, booking, reserve, walk ins
payment | payment, pay, cards, card, cash, amex, visa, mastercard
website | website, site, web page, homepage
logo | logo
color | color, colour, font, typeface, design, look
photo | photo, picture, image
publish | publish, published, live, go live, online
revenue | did i make, did we make, revenue, turnover, sales, income, earn, earned, earning, money
help | help, what can you do, what can i ask, what do you know, who are you
hello | hello, hi, hey, good morning, good evening
thanks | thanks, thank you, thank, thx, cheers
write | write, draft, create, compose, generate, come up with, rewrite, make me, make me a, make me an, make us a
write | make us an, need something, give me something
post | post, caption, something
reply | reply, respond, response, answer, what do i say, how do i answer
review | review, google review
about | about, about us, about page, about section
change | change, update, set, edit, correct, fix, new, wrong, should be, from now on, is now, are now, goes up
change | raise, lower, changed, has changed, improve, increase
add | add, put on, put
remove | remove, 86 d, 86d, off the menu, take off, take, off, get rid of
where | where, where do i, where can i, how do i, how can i, how to
explain | explain, explained, what does, how does, used for
screen | screen, page, tab, tool, section
number: 10 | ten
| a, an, the, our, my, we, us, i, me, you, your, it, its, they, them, their, there, this, that, these, those, is
| are, was, were, be, been, being, am, does, do, did, has, have, had, what, which, how, many, much, when, of, on, in
| at, to, from, for, with, and, or, so, as, all, any, anything, anyone, anybody, lot, some, get, gets, getting, got
| give, show, tell, see, know, want, need, look, like, please, can, could, would, should, total, number, count, just
| still, actually, really, ok, okay, up, out, into, too, then, well, help me, someone, left, s, t, re, ve, if, not
| no, let, make, go, going, doing, thing, today, tonight, tomorrow, every, day, daily, each, week, month, year, per
| yet, far, so far, ever, good, bad, sure, back, again, by, who, bucks, dollars, dollar, month, star, one, tableside
| low, way, find, check, use, monthly, marketing, restaurant, now, right, until, till, late
`;

/** Common words that look like ours but mean something else. */
const OTHER_WORDS =
  'boring lunch charged contact content cooking pending bought ticket tickets closer worker warning tested ' +
  'place plant later stuff start order orders house summer';

export const VOCABULARY = createVocabulary({ table: WORDS, otherWords: OTHER_WORDS });
