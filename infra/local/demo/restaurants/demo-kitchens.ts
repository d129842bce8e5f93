import type { TemplateId } from '#shared/site/site-content.ts';

/** A restaurant's own facts. `dishes`: name, description, price. */
export type DemoKitchen = {
  template: TemplateId;
  cuisine: string;
  tagline: string;
  about: string;
  dishes: readonly (readonly [name: string, description: string, price: string])[];
};

/** In the order of the restaurants. */
const WORDS = `
fine-dining-1 | Italian | Handmade pasta a few steps from the harbor
We roll our pasta every morning and cook it when you order. The kitchen is small, and your table is yours for the evening.
Tagliatelle al ragù | Slow-cooked beef and pork, aged cheese | 21.00
Carbonara | Guanciale, egg yolk, black pepper | 19.50
Branzino | Whole fish, lemon, fennel | 32.00
Tiramisù | Made each afternoon | 9.50

casual-dining-1 | American | Lake views and a wood grill
Dinner on the deck while the sun goes down, and a fireplace for the rest of the year.
Grilled Trout | Brown butter, almonds, green beans | 26.00
Maple Burger | Cheddar, bacon, maple onions | 18.00
Corn Chowder | Smoked potato, chives | 11.00
Blueberry Crisp | Oat topping, vanilla ice cream | 9.00

ethnic-1 | Mexican | Salsas in five colors, tortillas by hand
Our family grinds its own corn. Ask for the salsa flight, and leave room for churros.
Tacos al Pastor | Pork, pineapple, onion, cilantro | 14.00
Mole Poblano | Chicken, twenty-two ingredients, sesame | 23.00
Chile Relleno | Poblano, cheese, tomato broth | 17.00
Churros | Cinnamon sugar, dark chocolate | 8.00

ethnic-1 | Chinese | Wok cooking from noon to midnight
Two woks, one very hot flame and vegetables from the market around the corner.
Mapo Tofu | Sichuan pepper, pork, scallions | 15.00
Kung Pao Chicken | Peanuts, dried chili, celery | 17.00
Ginger Noodle Soup | Greens, clear broth | 13.50
Dan Dan Noodles | Sesame, chili oil, minced pork | 14.50

fine-dining-2 | Indian | Tandoor, spice and a quiet room
Breads come from the clay oven as you order them. Spice levels are yours to choose.
Lamb Rogan Josh | Kashmiri chili, yogurt | 24.00
Paneer Tikka | Bell pepper, mint chutney | 18.00
Dal Makhani | Black lentils, cooked overnight | 15.00
Garlic Naan | From the tandoor | 5.00

cafe-1 | American | Soup, bread and a window seat
A pot of something warm every day, and bread from the oven next door.
Wild Rice Soup | Mushrooms, thyme, cream | 12.00
Grilled Cheese | Sourdough, two cheddars | 11.00
Beet Salad | Walnuts, goat cheese | 13.00

ethnic-1 | Vietnamese | Pho that simmers for a day
Broth goes on the stove the evening before. Herbs come to the table by the handful.
Pho Bo | Beef, star anise, rice noodles | 15.00
Banh Mi | Pork, pickled carrot, cilantro | 11.00
Bun Cha | Grilled pork, vermicelli, herbs | 16.00
Ca Phe Sua Da | Iced coffee, condensed milk | 6.00

casual-dining-1 | Barbecue | Oak smoke, low and slow
The pit is lit at four in the morning. When the brisket is gone, it’s gone.
Brisket | Half a pound, pickles, white bread | 22.00
Burnt Ends | Sauce on the side | 19.00
Smoked Wings | Dry rub, ranch | 15.00
Banana Pudding | Vanilla wafers | 7.00

cafe-1 | Bakery | Pastry at seven, lunch at eleven
We bake through the night and sell nothing from the day before.
Almond Croissant | Twice baked | 5.50
Quiche of the Day | Green salad | 13.00
Marigold Cake | Lemon curd, by the slice | 7.50

fine-dining-1 | Greek | Fish from the sponge docks
What the boats bring in the morning is on the grill in the evening.
Grilled Octopus | Fava, capers | 21.00
Whole Snapper | Ladolemono, horta | 36.00
Moussaka | Eggplant, lamb, béchamel | 23.00
Galaktoboureko | Warm, with cinnamon | 9.00

fast-food-1 | Japanese | Ramen with a counter view
Noodles are cut in the window. Sit at the counter and watch.
Tonkotsu Ramen | Pork broth, soft egg, scallion | 17.00
Miso Ramen | Corn, butter, bean sprouts | 16.00
Gyoza | Six, pan-fried | 9.00
Karaage | Chicken thigh, lemon, mayonnaise | 10.50

ethnic-1 | Mexican | Sonoran cooking from a grandmother's notebook
Flour tortillas thin enough to read through, and carne asada over mesquite.
Carne Asada Plate | Beans, flour tortillas | 19.00
Caldo de Queso | Potato, green chili | 11.00
Tamales | Four, red chili beef | 15.00

fine-dining-2 | Spanish | Small plates, long evenings
Tapas are for sharing and for staying. The kitchen sends them as they are ready.
Patatas Bravas | Aioli, smoked paprika | 9.00
Gambas al Ajillo | Shrimp, garlic, sherry | 17.00
Croquetas | Ham, béchamel | 11.00
Arroz Negro | Squid ink, cuttlefish | 27.00

fast-food-1 | American | Breakfast until the lights go out
Eggs any way, all day, and coffee that never runs out.
Thistle Breakfast | Two eggs, hash browns, toast | 12.00
Chicken-Fried Steak | White gravy | 16.00
Pie | Ask which one | 6.00

fine-dining-1 | French | A bistro that minds its own business
Zinc bar, paper on the tables, steak frites until the fries run out.
Steak Frites | Hanger steak, shallot butter | 31.00
Onion Soup | Gruyère, beef broth | 13.00
Duck Confit | Lentils, mustard | 29.00
Crème Brûlée | Vanilla | 10.00

ethnic-1 | Ethiopian | One plate, many hands
Stews on injera, eaten together. Coffee is roasted at the table on Sundays.
Doro Wat | Chicken, berbere, egg | 21.00
Vegetable Combination | Five stews, injera | 18.00
Kitfo | Beef, spiced butter | 22.00

fine-dining-2 | Seafood | Oysters and not much else
A marble counter, forty seats and whatever the tide allows.
Oysters | Half a dozen, mignonette | 21.00
Shrimp and Grits | Andouille, scallion | 26.00
She-Crab Soup | Sherry | 14.00
Flounder | Whole, crisp, apricot glaze | 34.00

fast-food-1 | Lebanese | Man'oushe from a very hot oven
Flatbread with zaatar in the morning, grilled skewers at night.
Zaatar Man'oushe | Tomato, mint, olives | 8.00
Chicken Shawarma | Garlic sauce, pickles | 13.00
Fattoush | Sumac, crisp bread | 11.00
Knafeh | Orange blossom syrup | 9.00

casual-dining-1 | Korean | Charcoal in the table
Grill it yourself or let us. Banchan refills as often as you like.
Galbi | Short rib, soy, pear | 33.00
Bibimbap | Vegetables, egg, gochujang | 17.00
Kimchi Jjigae | Pork belly, tofu | 16.00

casual-dining-1 | Pizza | Coal-fired, thin, a little charred
A mother, two daughters and an oven older than all of them.
Tomato Pie | Oregano, olive oil | 16.00
Clam Pie | Garlic, pecorino | 24.00
Mozzarella Pie | Basil | 18.00
Spumoni | Three scoops | 7.00

cafe-1 | Vegan | Everything grew somewhere near
Bowls, greens and bread, with a chalkboard that lists the farms.
Harvest Bowl | Squash, kale, tahini | 15.00
Lentil Soup | Lemon, cumin | 10.00
Carrot Cake | Cashew frosting | 8.00

casual-dining-1 | Gastropub | Craft beer and a serious kitchen
Twelve taps, two fireplaces and crab cakes without filler.
Crab Cake | Remoulade, slaw | 28.00
Fish and Chips | Ale batter | 19.00

ethnic-1 | Polish | Pierogi, rye and tea from the samovar
Dumplings by the dozen, soups by the season.
Pierogi | Potato and cheese, onions | 14.00
Beet Soup | Dill, sour cream | 9.00

ethnic-1 | Thai | Curries ground by hand
A mortar, a pestle and two sisters who argue about the chilies.
Green Curry | Chicken, eggplant, basil | 17.00
Pad Kra Pao | Pork, egg, holy basil | 16.00
`;

export const DEMO_KITCHENS: readonly DemoKitchen[] = WORDS.trim()
  .split('\n\n')
  .map((entry) => {
    const [head = '', about = '', ...dishes] = entry.split('\n');
    const [template, cuisine = '', tagline = ''] = head.split(' | ');
    return {
      template: template as TemplateId,
      cuisine,
      tagline,
      about,
      dishes: dishes.map((dish) => {
        const [name = '', description = '', price = ''] = dish.split(' | ');
        return [name, description, price] as const;
      }),
    };
  });
