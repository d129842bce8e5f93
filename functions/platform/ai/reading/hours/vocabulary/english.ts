import type { HoursVocabulary } from './hours-vocabulary.ts';

export const ENGLISH: HoursVocabulary = {
  language: 'en',
  days: [
    'monday, mondays, mondy',
    'tuesday, tuesdays, tusday, teusday',
    'wednesday, wednesdays, wensday, wendsday, wednsday',
    'thursday, thursdays, thrusday, thurday',
    'friday, fridays',
    'saturday, saturdays, saterday, satuday',
    'sunday, sundays, sundy, sumday',
  ],
  shortDays: [
    'mon, mons, mo',
    'tue, tues, tu, tus',
    'wed, weds',
    'thu, thur, thurs, th',
    'fri, fris, fr',
    'sat, sats, sa',
    'sun, suns, su',
  ],
  letters: ['m', 't', 'w', 'r', 'f', '', ''],
  everyDay:
    'all other days, other days, the other days, the rest of the week, rest of the week, daily, every day, everyday, each day, all week, seven days a week, seven days, 7 days a week, 7 days, 7 days/week, all days, every single day, every day of the week, all week long, 365 days a year, every day of the year, any day, nightly, seven nights, every night, each night, 7 nights a week, seven nights a week, 7 nights, every evening, evry day, everday',
  weekdays: 'weekdays, weekday, every weekday, week days, during the week',
  weekend:
    's-s, s - s, weekends, weekend, wknds, wknd, wkends, wkend, every weekend, week-ends, on the weekend',
  aroundTheClock:
    '24/7, 24-7, 24 / 7, 24 hours, 24 hours a day, 24h, 24hrs, 24 hrs, round the clock, around the clock, twenty-four hours',
  noon: 'noon, midday, 12 noon, 12noon, high noon',
  midnight: 'midnight, 12 midnight',
  months: [
    'january, jan',
    'february, feb',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sept, sep',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  words: {
    open: 'doors, doors open, when:, when -, when :, timings, timing, open, were open, opens, opening, opening hours, opening times, open hours, hours, business hours, hours of operation, store hours, our hours, restaurant hours, open for business, opening time',
    closed:
      "winter closure, summer closure, winter break, summer break, annual closure, annual break, annual shutdown, rest on, rest day, rest days, closed, shut, we shut, were closed, we close, are off, we rest, day off, closd, dark, will be closed, we will be closed, we'll be closed, when we're closed, when we are closed, when were closed, when we close, you'll find us closed, you'll find us shut, find us closed, find us shut, we are shut, we're shut, we stay closed, stays closed, we remain closed, weekly off, weekly holiday",
    closes:
      'closes, close, closing, shuts, we close at, we shut at, we close up at, we are closing at, shut at, close at, and shut, finish at, we finish at, wrap up at, lock up at, and lock up at, we lock up at, locks up at, knock off at, pack up at',
    to: 'to, til, till, until, thru, through, up to, up until, unti',
    from: 'from, starting at, starting, beginning at, as of, since',
    between: 'between',
    at: 'at',
    and: 'and, n, then, plus, then again, and again, as well as, and then',
    onwards: 'on, onwards, onward, and later, and on, or later',
    except: 'except, excluding, but not, but, except for, excepting, apart from, other than, bar, minus',
    for: 'for',
    late: "finish, finishes, run out, runs out, ends, are gone, is gone, late, close, closing time, late night, whenever, last guest, the last guest, the last guest leaves, sold out, we sell out, sell out, they sell out, the bread runs out, we run out, sold-out, the food runs out, the small hours, the wee hours, sunset, sundown, dusk, dark, we done, we are done, we're done, gone, it's gone, its gone, they're gone, we finish",
    not: "no, not, never, don't, do not, doesn't, aren't, isn't, no longer, without, dont, arent, isnt, we're not, we are not",
    filler:
      "we seat, for our holiday, for our holidays, for holidays, for vacation, for our vacation, for our annual holiday, for our staff holiday, for our summer break, for our winter break, for our annual break, on, the, we, we're, we are, are, is, it, it's, our, us, in the, in, a, o'clock, oclock, hrs, hr, service, services, served, serving, serve, we serve, we do, also, only, week, every, each, both, again, you can find us, come, days, day, times, time, straight through, nonstop, non-stop, all day, continuously, sharp, year round, all year, all year round, year-round, we open, this, running, runs, available, sittings, sitting, seatings, hour, offer, offering, find us, doors, we are usually, week:, plus also, a la carte, but, we r, r, all of, the whole of, whole, we go, go, goes, we run, we're here, were here, no closing day, we stay, stay, stays, stays open, stay open, the rest, holiday hours, holiday opening hours, holiday schedule, special hours, christmas hours, the stall is, the stand is, the shop is, the place is, the cafe is, the restaurant is, the bakery is, the house is, the truck is, the pub is, the canteen is",
    with: 'with',
    hedge:
      'usually, normally, generally, around, about, approximately, approx, approx., roughly, ish, most, some, sometimes, occasionally, often, mostly, tentatively, or so, more or less, depending, subject to change, may vary, vary, varies, by appointment, by reservation, by request, weather permitting, alternate, every other, first, second, third, last, if, when, unless, selected, certain, either, or, maybe, probably',
    part_of_day:
      'morning, mornings, afternoon, afternoons, evening, evenings, night, nights, lunchtime, lunchtimes, in the morning, in the afternoon, in the evening, at night, in the evenings, in the mornings',
    last_seating:
      'last seating, last seatings, last seating at, last orders, last orders at, last order, last call, last call at, last reservation, last reservations, last table, last sitting, last entry, last food orders, last booking, final seating, last admission, last food order, kitchen takes last orders',
    happy_hour: 'happy hour, happy hours, happy-hour',
    vague_days:
      "mother's day, mothers day, public holidays, bank holidays, holidays, major holidays, federal holidays, all holidays, national holidays, some holidays, most holidays, public holiday, bank holiday, school holidays, school hols, school summer holidays, school summer hols, summer holidays, summer hols, half term, half terms, school vacation, school vacations, bank holiday mondays, holiday, all major holidays, public hols, bank hols, public hol, ph, phs, eve of ph",
    season:
      'summer, winter, spring, autumn, fall, summers, winters, summer hours, winter hours, in season, season only, season, high season, low season, off season, seasonal, seasonally, seasonal hours, rest of the year, the rest of the year, the remainder of the year, otherwise',
    other_topic:
      "kids, kid, children, child, ages, age, aged, serves, seats, seat, people, guests, persons, person, parties, party, table, tables, couples, half price, price, off, discount, minutes, minute, mins, min, miles, mile, blocks, km, walk, drive, years, year, yrs, months, weeks, generations, generation, used, deliveries arrive, live music, live jazz, jazz, music, band, bands, dj, djs, karaoke, trivia, quiz, quiz night, pub quiz, open mic, bingo, class, classes, workshop, workshops, lesson, lessons, tasting, tastings, event, events, concert, concerts, comedy, dancing, salsa, yoga, farmers market, farmers' market, market, markets, pop-up, popup, festival, show, shows, screening, drag, flamenco, special, specials, tuesday special, fish fry, taco tuesday, wing night, open kitchen, open fire, open-fire, open air, open-air, open plan, open-plan, open bar, open flame, open grill, open hearth, open face, open-faced, open to, opened, open since, percent, degrees, hours away, hour drive, hours drive, aged for, slow-cooked, slow cooked, smoked, cooked, simmered, proofed, fermented, braised, rested, marinated, baked for, courses, course, pieces, piece, slices, inches, inch, oz, lb, lbs, ounces, floor, old, new menu, stars, star, review, reviews, rating, per, each person, pp, appointments, dozen, seaters, seater",
    not_now:
      "used to, formerly, previously, back then, in the past, was, were, we were, they were, it was, before covid, soon, next year, next month, next spring, next summer, next fall, next winter, next week, from next, starting in, as of next, will be, will open, will be open, will be opening, plan to, plan on, planning, plans to, hope to, hoping, wish, want to open, like to open, love to open, 'd love, would love, thinking, considering, might, might open, could, should, going to open, going to be open, wrong, google says, yelp says, instead of, rather than, not mention, don't mention, do not mention, don't say, do not say, don't print, don't list, never mention, secret, staff, employees, team meeting, deliver to us, suppliers, supplier, prep, prep starts, shift, shifts, cleaning, landlord, meeting, interview, interviews, hiring, phone line, phones, office, call us, call, text us, no longer open at, competitor, neighbors, neighbours, tbd, tba, example",
  },
  meals: {
    breakfast:
      'breakfast, breakfasts, brekfast, breakfest, brekkie, brekky, coffee, coffee bar, morning service',
    brunch: 'brunch, brunches, weekend brunch, boozy brunch, jazz brunch',
    lunch: 'lunch, lunches, luncheon, lunch service, roast, roasts',
    afternoon: 'afternoon tea, high tea, cream tea, cream teas, snacks, snaks, evening snacks, tiffin',
    dinner: 'dinner, dinners, supper, suppers, dinner service, evening service, cocktails, aperitivo',
    any: "kitchen, kitchen's, bar's, food's, bar, terrace, patio, rooftop, garden, beer garden, shop, bakery, cafe, café, restaurant, deli, takeaway, takeout, take-out, take out, take away, to go, to-go, carryout, delivery, deliveries, pickup, pick-up, curbside, curbside pickup, food, food truck, counter, dining room, dine-in, dine in, tasting menu, bottle shop, wine bar, taproom, tap room, store, drive-thru, drive thru, lunch & dinner, brewery, lounge, kitchen hours, bar hours, food service, full menu, late-night menu, late night menu, limited menu, pizza, pizzeria, oyster bar, raw bar, grocery, butcher, market hall, market hours",
  },
  holidays: {
    new_year: "new year's day, new years day, new year's, new years, new year",
    valentine: "valentine's day, valentines day, valentine's",
    good_friday: 'good friday',
    easter: 'easter, easter sunday, easter day',
    easter_monday: 'easter monday',
    memorial_day: 'memorial day',
    independence_day:
      'july 4th, 4th of july, fourth of july, independence day, july fourth, july 4, the fourth of july, the 4th of july',
    labor_day: 'labor day',
    halloween: 'halloween',
    thanksgiving: 'thanksgiving, thanksgiving day',
    christmas_eve: 'christmas eve, xmas eve',
    christmas: 'christmas, christmas day, xmas, xmas day',
    boxing_day:
      "boxing day, st stephen's day, st. stephen's day, stephen's day, st stephens day, stephens day",
    new_years_eve: "new year's eve, new years eve, nye",
  },
  common:
    'the, and, we, our, is, are, of, for, open, closed, from, to, in, every, daily, at, until, by, on, or, no, hours, dinner, lunch, since, please',
};
