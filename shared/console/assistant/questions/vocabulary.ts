import { createVocabulary } from '#shared/assistant/matching/vocabulary.ts';
import { NUMBER_WORDS } from './named-days.ts';

/** The meaning of words in questions. Words on one line are synonyms; a colon marks a slot, not a subject. */
const WORDS = `
revenue | revenue, rev, sales, turnover, income, earnings, earn, earned, made, make, makes, making, money, bring in, brought in, brings in, bring, brings, brought, bringing, came in, comes in, came, coming in, take in, took in, take, took, takings, collect, collected, receive, received, pay, pays, paid, paying us, paid us, pay us, generate, generates, income
theirs | restaurants make, restaurants made, restaurants earn, restaurants earned, owners make, owners earn, customers make, customers earn, clients make, venues make
mrr | mrr, monthly recurring revenue, monthly recurring, recurring revenue, recurring, run rate, monthly run rate
arr | arr, annual recurring revenue, yearly recurring revenue, annual run rate
arpu | arpu, arpa, average revenue per user, average revenue per customer, average revenue per restaurant, average revenue per account, average revenue per subscriber, revenue per customer, revenue per user, revenue per restaurant, revenue per account, revenue per subscriber
churn | churn, churn rate, churned, churning, attrition, cancellation rate, cancel rate
retention | retention, retention rate, retain
customer | payer, spender, subscription, subs, sub, subscriber, customer, client, paying, paying customers, paying restaurants, paying accounts, paid customers, paid subscriptions, subscribed, subscribe, member, active subscription, active customer, active subscriber
trial | trial, free trial, in trial, on trial, in their trial, trials ending
leaving | about to leave, about to cancel, cancelling soon, canceling soon, leaving, leaving soon, leave soon, has canceled, have canceled, going to leave, going to cancel
risk | at risk, risk, risky, churn risk, may leave, could leave, might leave, may churn, might churn, might cancel, could cancel, likely to leave, likely to churn, likely to cancel, unhappy, endangered
owed total | total outstanding, total overdue, total owed, outstanding balance, overdue balance, outstanding amount, invoices total
overdue | overdue, past due, unpaid, outstanding, late, behind, delinquent, has not paid, have not paid, not paid, did not pay, owe, owes, owed, owing, debt, debtors
without plan | without plan, without a plan, no plan, not paying, not subscribed, without subscription, without a subscription, do not have a plan, do not pay, no subscription
ended | canceled, cancelled, cancel, cancellation, cancelation, cancelations, cancellations, canceling, cancelling, ended, lost, lose, left, quit, stopped
end | end, expire, run out, finish
new | new, began, started, start, gained, gain, won, newly, added, starts
net new | net new, net gain, net adds
signup | signup, sign up, signed up, signing up, signs up, registration, registered, joined, join, joins
newest | newest, signed up last, joined last, signed up most recently, last signup, last to sign up, latest signup
upgrade | upgrade, upgraded, upgrades
downgrade | downgrade, downgraded
plan change | plan change, changed plan, changed their plan, switched plan, plan switches
renewal | renewal, renew, renewing, renews, upcoming renewal
failed payment | failed payment, failed renewal, failed charge, payment failed, payments failed, declined card, declined payment, failed invoice
invoice | invoice, bill, payment
written off | written off, write off, write offs, bad debt, writeoff
credit | credit, prepaid credit
bought | bought, purchased, buy, purchase, sold
restaurant | restaurant, account, owner, venue, tenant, user
how many restaurants | how many restaurants, how many accounts, how many owners, how many venues, how many users, how many of our restaurants, number of restaurants, count of restaurants, restaurant count
share of restaurants | percent of restaurants, percentage of restaurants, share of restaurants, percent of our restaurants, percentage of our restaurants, share of our restaurants, fraction of restaurants, percent of accounts
incomplete | incomplete, incomplete setup, unfinished, unfinished setup, never finished setup, never finished, not finished setup, did not finish setup, have not finished setup, without a website, no website, not set up, never set up, stuck in setup
setup | setup, set up, onboarding, onboarded
deleted | deleted, deletion, delete account, closed their account
verified | verified, verified email, verified their email, email verification, confirmed email
ai | ai, llm, bedrock
request | request, usage, use, used, uses, using, call, utilization
adoption | adoption, adoption rate, uptake, adopted
cost | cost, costs, costing, spend, spends, spent, spending, expense, expensive, burn, cost us
error | error, failure, failed, fail, failing, fails, broken, crash
rate | rate, ratio
success | success, success rate, succeeded, successful, succeed
time | response time, processing time, latency, speed, respond
duration | how long, how slow, how fast, slow
slower | slower, getting slower, faster, getting faster
per request | per request, per call, per use, a request, each request
campaign | campaign, promotion, marketing campaign
ad | ad, advert, facebook ad, facebook, facebook campaign, meta ad, advertising
text campaign | text campaign, sms campaign, texting campaign
text | text, text message, sms, message
launched | launched, launch, ran, run, sent, send, sends, went out, sent out, created, create
redemption | redemption, redeemed, redeem, coupon, promo code, voucher, code, code redeemed, codes redeemed
amount | amount, value, worth, sum, how much
website | website, site, web site
published | published, publish, publication, went live, publishes
generated | generated, generation, written, built
flagged | flagged, flag, flagged content, content flagged
content | content, item, post
approved | approved, approval, approve
rejected | rejected, rejection, reject, taken down
waiting | waiting, pending, in the queue, queue, to review, need review, needs review, waiting for review, awaiting review, moderation queue, to moderate, moderation, in moderation
photo | photo, picture, image, upload
task | task, checklist, checklist task, checklist item
done | completed, complete, done, finished, uploaded
forecast | forecast, predict, predicted, prediction, projected, projection, expect, expected, outlook, estimate, estimated, will we make, will revenue be, will revenue, are we going to make
price | price, pricing, list price, how much is, how much are, charge, charge for
limit | limit, included, include, includes, allowance, quota, comes with, come with, get with
roi | roi, return on investment, pays off, pay off
suggested | suggested, suggestion, recommended, raise
suspended | suspended, suspend, banned, blocked
lead | lead, contact form, inquiry
platform cost | platform cost, hosting cost, aws cost, infrastructure cost, costs per restaurant, our costs
toggle | toggle, switch, switches, switched off, switched on, turned off, turned on, feature limit, rate limit
log | activity log, audit log, who did what, who changed
lift | lift, ad results, effect of ads
segment | segment, segmentation
status | status, doing, going, performing, active, account status, customer since, been a customer
summary | summary, overview, kpi, key metric, dashboard, status report, how are we doing, how is business, how is the platform, how are things, how is it going, how is the platform doing, how is business doing, what is new
todo | what should i do, what to do, todo, to do, priority, priorities, needs attention, need attention, what needs my attention, worry about, who should i call, who should i contact, who to call, anything urgent, urgent, what next, focus on
help | help, what can you do, what can i ask, who are you, how does this work
plan: basic | basic, basic plan, basics, basic tier
plan: professional | professional, pro, pros, professional plan, pro plan, pro tier
plan: enterprise | enterprise, ent, enterprise plan, enterprise tier
feature: image_enhancement | image enhancement, image enhancer, photo enhancer, photo enhancement, enhancer, enhancement, enhanced, photos enhanced, images enhanced, enhanced photo, enhanced image, photos got enhanced, photos were enhanced, photo tool
feature: content_generation | content generation, content generator, content creator, content writer, ai writing, copywriting, content tool
feature: marketing_assistant | marketing assistant, owners assistant, restaurant assistant
feature: menu_optimizer | menu optimizer, menu optimiser, menu optimization, optimizer, menu tool
feature: digital_grader | digital grader, grader, digital presence, presence grader, digital presence grader, grading, website grader
group: day | by day, per day, each day, every day, a day, daily, which day, what day, day
group: week | by week, per week, each week, every week, a week, weekly, which week, what week, week
group: month | by month, per month, each month, every month, a month, monthly, which month, what month, month, over time, history, trend line, chart, graph
group: plan | by plan, per plan, each plan, which plan, what plan, plan, tier, by tier, per tier, plan mix, package, which tier
group: feature | by feature, per feature, each feature, which feature, what feature, feature, tool, by tool, which tool, ai feature, ai tool, which ai feature, what ai feature, which ai tool
group: restaurant | by restaurant, per restaurant, each restaurant, by customer, per customer, by account, which restaurant, what restaurant, which customer, what customer, which account, which client, which owner, who, whom, name the, list, list of, names of, name of
order: most | most, top, best, highest, biggest, largest, greatest, max, busiest, popular, most popular, heaviest, record, peak, leading, the most
order: least | least, lowest, worst, fewest, smallest, bottom, slowest day, quietest, the least
ask: compare | compared to, compared with, compared, compare, comparison, versus, vs, v, against, than
ask: before | before, previous period, the previous period, period before, the period before
ask: change | change, changed, changing, trend, trending, up, down, increase, increased, decrease, decreased, drop, dropped, dropping, rise, rose, rising, fall, fell, falling, decline, declined, declining, shrink, shrinking, better, worse, difference, more, less, fewer, jump, dip, spike, higher, lower, go up, go down, going up, going down, gone up, gone down, went up, went down, jumped
ask: growth | growth, growing, grow, grew, grown, grows, growth rate
ask: why | why, how come, reason, what caused, cause, explain, what drove, what is behind, what happened to, what made
ask: average | average, avg, mean value, on average
ask: share | percent, percentage, share, proportion, portion
ask: define | mean, means, meaning, meant by, define, definition, definition of, calculated, calculate
ask: not | not, without, excluding, except, exclude, no, never, other than, besides, apart from, ignoring, none, minus, outside
| a, an, the, our, my, we, us, i, me, you, your, it, its, they, them, their, there, this, that, these, those, is, are, was, were, be, been, being, am, does, do, did, has, have, had, what, which, how, many, much, when, of, on, in, at, to, from, for, with, and, or, so, as, all, any, anything, lot, a lot, some, get, gets, getting, got, give, show, tell, see, know, want, need, look, looking, like, please, thanks, hey, hi, hello, can, could, would, total, overall, number, count, figure, stat, data, report, current, currently, now, right, still, just, about, approximately, platform, tableside, company, really, actually, ok, okay, into, out, also, then, guys, guy, anybody, anyone, too, again, let, if any, while, during, over, across, whole, entire, already, people, folks, everyone, far, so far, s, t, re, ve, lately, recently, recent, today, quick, question, one, decision, should, will, distribution, breakdown, broken down, split, mix, morning, good, btw, lol, exactly, presently, moment, numbers, come, go, fast, often, times, each, run for, by, back, within, still, ours, use for
`;

/** Common words that look like ours but mean something else. */
const OTHER_WORDS =
  'planes plane place places plant plants plates later letter charged cast coast custom costume users sights sides sizes action actions tests taxes venues avenue revenge contest context house houses hours refund refunds refunded weather feather rating ratings raise honey crew lunch lunches price prize reviews reviewed sailed mailed emailed close closed waiter waiters menus quite gross';

export const VOCABULARY = createVocabulary({
  table: WORDS,
  otherWords: OTHER_WORDS,
  numberWords: NUMBER_WORDS,
});
