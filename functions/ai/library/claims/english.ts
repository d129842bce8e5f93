/**
 * Words that make a claim, separated by `|`, in lowercase without accents. A space also matches a hyphen, an
 * apostrophe, or nothing; `*` matches any ending.
 */
export const ENGLISH = {
  award:
    'award*|prize*|michelin|james beard|five star*|5 star*|top rated|highly rated|' +
    'rated|acclaimed|famous|renowned|celebrated|legendary|voted|as seen on|critics',
  best: 'best|finest|greatest|number one|no 1|unbeatable|unrivaled|unmatched|world class|top quality|like no other|nowhere else|second to none',
  health:
    'health|healthy|healthier|healthful|nutritious|wholesome|low calorie|low fat|' +
    'low carb|sugar free|guilt free|detox*|superfood*|good for you|keto|paleo|cures|heals',
  allergen:
    'allerg*|gluten*|lactose*|dairy|intoleran*|celiac*|coeliac*|no nuts|(?:nut|peanut|egg|soy|wheat|flour) free',
  diet: 'vegan*|vegetarian*|veggie*|plant based|pescatarian*|meatless|meat free|pure veg',
  halal: 'halal|zabiha|kosher',
  origin:
    'fresh|freshly|freshest|locally|(?<!(?:el|un|del|al|este|nuestro|su|tu) )local|' +
    'organic*|farm*|homegrown|home grown|imported|sourced|seasonal*|sustainabl*|' +
    'wild caught|line caught|grass fed|free range|authentic*|genuine',
  homemade:
    'home made|house made|hand made|home cooked|in house|by hand|from scratch|hand rolled|hand cut|' +
    'hand stretched|handcrafted|(?:made|baked|cooked|prepared) (?:daily|every|each|to order)',
  family:
    'family run|family owned|family operated|family business|family recipe*|' +
    'our family|generation*|mom and pop|grandma*|grandmother*|nonna*',
  years:
    'since|established|founded|decade*|century|centuries|years of|years old|year old|' +
    'for years|anniversary|oldest|tradition*|heritage|time honored|historic*',
  delivery:
    'deliver*|to your door|takeout|take out|takeaway|curbside|order online|online order*|doordash|uber eats|grubhub',
  opening:
    'open|opens|opening|reopen*|closed|closes|all day|daily|every day|seven days|' +
    'around the clock|late night|until late|till late|all night|all week|year round',
  booking: 'book|booking*|reserve|reserved|reserving|reservation*',
  offer:
    'free(?! style)|complimentary|on the house|discount*|half price|half off|bargain*|' +
    'cheap*|affordable|two for one|buy one|happy hour*|all you can eat|bottomless|' +
    'unlimited|special offer*|off everything|refund*|reimburse*|compensat*|money back|' +
    'voucher*|gift card*|(?:is|are|s|re|dessert*|drink*|dinner|lunch|meal*|round) on us',
};

/** The same lists in another language. */
export type ClaimWords = Readonly<Record<keyof typeof ENGLISH, string>>;
