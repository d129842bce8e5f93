/** What tells a guest something concrete; see `telling-words.ts`. */
export const ENGLISH_TELLING_WORDS = `
affordable afternoon aged allergen allergy annual app aunt authentic autumn award baby bake baked baker balcony band
bargain barista barrel bartender beach bestseller booth bottomless braised brewed bridge brother brunch buffet butcher
buttery calorie candlelight candlelit cash catering cathedral cellar century charcoal charred cheap cheapest chef chic
children christmas church coals complimentary concert contactless coupon courtyard cousin cozy creamy credit
crispy critic crowd crunchy curbside cured daily dairy daughter dawn decade deck delivered delivery discount dj dog
downtown dozen easter elegant elevator established famous farm farmer fermented festival finest fireplace
firewood fireworks fisherman flaky fluffy forager founded founder free fresh freshly fried fry garden generation
generations generous giftcard glazed gluten granddaughter grandfather grandma grandmother grandson grill grilled
guitar halal halloween handmade handpicked harbor healthy historic holiday homegrown homemade housemade huge hunter
husband imported included includes ingredient ingredients jazz juicy karaoke keto kid kosher lactose lake landmark
legendary locally magazine march marina marinated market melt melted midday midnight monthly mountain museum music
neighbors newspaper nut ocean oldest orchard organic oven owner parking parliament patio pet piano pickled pickup
playground plaza poached protein quiz ramp rated recipe recommended refill renowned reservation reviewed river
riverside roast roasted romantic rooftop rotisserie rustic salty savory sea seared seaside seasonal senior
simmer simmered sister skillet smoke smoked smoky sommelier son spicy spring stadium station steam steamed stew stewed
stone student stuffed stylish summer sunrise sunset sunshade sustainable takeaway takeout tandoor tangy tasting tender
terrace thanksgiving theater toasted toddler tradition traditional trivia twin umbrella unbeatable uncle
university unlimited valentine valley veg vegan vegetarian velvety veteran view views village vineyard voted voucher
waiter waitress weekly whatsapp wheelchair wife wifi wild winner winning winter wok wood workshop yearly parents
mother father mom dad metro subway tram bus train vines vineyards valid expires exclusive exclusively caravan coach`;
