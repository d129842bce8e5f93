import type { TemplateId } from '#shared/site/site-content.ts';
import { readSamples, type SampleRestaurant } from './sample-restaurant.ts';

/** One invented restaurant for each design; `readSamples` describes the form. */
export const SAMPLES: Readonly<Record<TemplateId, SampleRestaurant>> = readSamples(`
# fine-dining-1 | Maison Verel | French
meta | A French dining room for 40 guests, with a short menu that follows the market.
order | hero | about | menu | gallery | reviews | faq | contact
hero | A short menu, a long evening | French cooking for 40 guests. The menu changes when the market does.
about | Our story
Two rooms, one stove, and a wine cellar that was here before we were. We shop on Tuesday and Friday and write the menu on the way home, so it’s short and never the same for long.
There’s no music before 9. Most guests stay three hours, and no one will rush you.
menu | La carte
course | To begin
Leeks in vinaigrette | Warm leeks, hazelnut, soft egg | $17
Scallop, raw | Green apple, horseradish, brown butter | $24
Onion soup | Two-day beef stock, Comté, rye | $18
course | From the stove
Turbot on the bone | Beurre blanc, sea herbs | $52
Duck in two courses | The breast with cherries, the leg with lentils | $48
Celeriac baked in salt | Truffle, chervil, celeriac broth | $34
course | To finish
Cheese from the cart | As many as you like | $19
Chocolate tart | Crème fraîche, sea salt | $15
hours | closed | 18:00-23:00 | 18:00-23:00 | 18:00-23:00 | 18:00-23:00 | 12:00-14:30 18:00-23:00 | closed
gallery | In the dining rooms | Tuesday’s fish | Ready for the first table | The cheese cart, fully stocked
faq | Before you visit
Is there a dress code? | No. Wear whatever you like.
Do you cook for vegetarians? | Always. Every course has two dishes without meat or fish.
reviews | In the guest book | 4.8
Table by the window | The duck came in two courses, and we would have ordered a third. | 5
Party of six | Three hours felt like one. The wine list alone is worth the visit. | 5
contact | Reserve a table | Call us any day after 3 PM. | (555) 010-0140 | 14 Sample Street, Old Town

# casual-dining-1 | Hazel & Rye | American
meta | Roast chicken, big salads, and local beer at long tables, every day from 11:30.
order | hero | menu | about | gallery | reviews | faq | contact
hero | Roast chicken and long tables | Lunch, dinner, and everything in between, a short walk from the park.
about | Pull up a chair
We roast 40 chickens a day and close the kitchen when they’re gone. The sides come from farms close enough to visit and be back for lunch.
Kids are welcome, dogs are welcome on the patio, and the big table seats 14.
menu | What’s good
course | Share
Charred corn ribs | Chili butter, lime | $9.50
Rye bread and three dips | Smoked trout, beet, whipped feta | $12
Fried pickles | Ranch, dill | $8
course | Plates
Half roast chicken | Gravy, herb potatoes, slaw | $22
Market salad | Radish, avocado, soft herbs, seeds | $16
Hazel burger | Dry-aged beef, cheddar, rye bun | $18
Mushroom ragù | Wide noodles, pecorino | $19
course | Sweet
Buttermilk pie | Blackberries | $9
Soft serve | Ask for today’s flavor | $6
hours | 11:30-22:00 | 11:30-22:00 | 11:30-22:00 | 11:30-22:00 | 11:30-23:30 | 10:00-23:30 | 10:00-21:00
gallery | Around the table | Market salad | Two taps change every week | Rye, baked at 5 AM
faq | Good to know
Do I need a reservation? | Only for groups of six or more. We keep half of our tables for walk-ins.
Is there parking? | Yes, behind the restaurant. It’s free after 6.
reviews | From our guests | 4.6
Family of five | They had crayons on the table before we had our coats off, and the chicken is the best in town. | 5
Thursday regular | Good beer, honest prices, and you can actually hear each other. | 4
contact | Find us | Across from the park, under the green awning. | (555) 010-0151 | 208 Sample Avenue, Riverside

# fast-food-1 | Dash Burger | Burgers
meta | Smash burgers, fries, and fresh juice in six minutes. Open until midnight every day.
order | hero | menu | gallery | about | reviews | faq | contact
hero | Six minutes, start to fry | Smashed to order, wrapped to go. Open until midnight, later on weekends.
about | Fast, not rushed
One griddle, two fryers, no freezer. The beef is ground in the morning and the potatoes are cut when you order them.
Call ahead and your bag is waiting at the window.
menu | The board
course | Burgers
The Dash | One patty, cheese, pickles, sauce | $6.50
Double Dash | Two patties, double cheese | $8.90
Hot Dash | Jalapeño, pepper jack, chili mayo | $7.90
Green Dash | Bean and beet patty, same toppings | $7.50
course | Sides
Fries | Small or large | $3.20
Loaded fries | Cheese, onion, sauce | $5.40
Crunch salad | Avocado, radish, lime | $6.80
course | Drinks
Fresh juice | Orange, or orange with pomegranate | $4.50
Shake | Vanilla, chocolate, malt | $5.50
hours | 10:30-00:00 | 10:30-00:00 | 10:30-00:00 | 10:30-00:00 | 10:30-02:00 | 10:30-02:00 | 10:30-00:00
gallery | Hot off the griddle | Crunch salad | Juice, pressed while you wait | The Double
faq | Quick answers
Can I order ahead? | Yes. Call us and pick up at the window 10 minutes later.
Is there a gluten-free bun? | Yes, for $1 more.
reviews | Straight from the line | 4.5
Lunch-break guest | In and out in ten minutes, and the fries were still too hot. | 5
Night-shift guest | The only place near the hospital that’s open when I get off work. | 4
contact | Pick it up | Window on the Mill Road side, tables inside. | (555) 010-0162 | 77 Sample Road, Station Quarter | no reservations

# cafe-1 | Plum & Crumb | Café and bakery
meta | A corner bakery with croissants at 7, sourdough at 10, and coffee until 5.
order | hero | about | menu | gallery | faq | reviews | contact
hero | Out of the oven at 7 AM | Croissants first, sourdough at 10, and coffee all day long.
about | A corner that smells of butter
We started with one oven and a line out the door. Now we have two ovens. There’s still a line on Saturdays, and someone will bring you a coffee while you wait.
Whatever is left at 5 goes to the shelter on Mill Lane.
menu | On the counter
course | From the oven
Butter croissant | Three days of folding | $3.80
Plum Danish | Custard, roasted plums | $4.60
Cardamom bun |  | $4.20
Country sourdough | Whole or half | $8 / $4.50
course | Coffee and tea
Espresso |  | $3
Flat white |  | $4.20
Drip of the week | Ask which one | $3.90
Pot of tea | Black, green, or mint | $4.50
course | Until 2 PM
Eggs on toast | Chives, chili oil | $11
Fruit and yogurt | Figs, pomegranate, oats | $9.50
hours | closed | 07:00-17:00 | 07:00-17:00 | 07:00-17:00 | 07:00-17:00 | 08:00-17:00 | 08:00-14:00
gallery | This morning | The first cup | Sourdough, 10 AM | From today’s market
faq | People ask
Can I order a cake? | Yes. Order two days ahead, at the counter or by phone.
Is there Wi-Fi? | Until 11. After that, we’d rather have your company.
reviews | Overheard in line | 4.7
Saturday guest | I have moved across town and I still come back for the plum Danish. | 5
Morning guest | They’re friendly at 7 in the morning, which is more than I can say for myself. | 5
contact | Come by | On the corner, by the bike rack. | (555) 010-0173 | 3 Sample Corner, Garden District | no reservations

# ethnic-1 | Anar | Levantine
meta | Levantine mezze, clay-oven bread, and meat over charcoal, for lunch and dinner.
order | hero | about | menu | gallery | reviews | faq | contact
hero | Everything in the middle of the table | Mezze, bread from the clay oven, and charcoal that never goes out.
about | The way our grandmother cooked
She cooked for 12 when six were coming, because someone always brings a friend. We still do. Order a few plates, tear the bread, and share.
Anar means pomegranate. You’ll find it in more dishes than we let on.
menu | Sufra, the table
course | Mezze
Hummus | Warm chickpeas, olive oil | $8
Muhammara | Red pepper, walnut, pomegranate | $9
Labneh | Za’atar, cucumber | $8
Stuffed vine leaves | Rice, lemon, dill | $10
course | From the charcoal
Lamb kofta | Sumac onion, flatbread | $21
Chicken shish | Garlic sauce, pickles | $19
Whole eggplant | Tahini, pomegranate, herbs | $17
course | Sweet
Knafeh | Cheese, syrup, pistachio | $11
Mint tea | The pot | $5
hours | closed | 17:00-22:30 | 17:00-22:30 | 12:00-15:00 17:00-22:30 | 12:00-15:00 17:00-22:30 | 12:00-15:00 17:00-22:30 | 12:00-21:00
gallery | From the kitchen | Over charcoal | The fruit we’re named after | Tea for as long as you stay
faq | Questions
Is the meat halal? | Yes, all of it.
Which dishes are vegan? | Most of the mezze and the eggplant. They’re marked on the menu.
reviews | What guests tell us | 4.7
Table for twelve | We ordered too much and there was nothing left. The muhammara! | 5
Neighbor | The bread goes straight from the oven to the table. Don’t share it. | 5
contact | Sit with us | Call us for groups of eight or more. | (555) 010-0184 | 51 Sample Lane, Market Square

# fine-dining-2 | Nagi | Japanese
meta | A ten-seat counter. One nine-course menu, served at 6:30.
order | hero | menu | about | gallery | faq | contact | reviews
hero | Ten seats, nine courses | One counter. One menu. Dinner starts at 6:30.
about | Calm water
Nagi is the hour when the sea is still. We cook what was caught or picked that morning, and serve it in the order it’s best eaten.
The counter is one piece of cypress. Sit wherever you like.
menu | This month
course | Sea
This morning’s sashimi | Three cuts, fresh wasabi | $28
Grilled mackerel | Lemon, sansho leaf | $24
Clam broth | Scallion | $16
course | Land
Tofu, made at 4 PM | Ginger, three-year soy sauce | $14
Wagyu over charcoal | Sea salt | $46
course | After
Hojicha ice | Black sesame | $12
Tea, whisked |  | $9
hours | closed | closed | 18:30-22:30 | 18:30-22:30 | 18:30-22:30 | 18:30-22:30 | 18:30-22:30
gallery | Still | Mackerel | Tea | The window
faq | Good to know
Can the menu be changed? | For allergies, yes. Tell us when you reserve.
What if I’m late? | We serve the first course to everyone at 6:45.
reviews | From our guests | 4.9
Seat four | I’ve never been so quiet at dinner, or so happy. | 5
contact | Reservations | Call us Wednesday to Sunday after noon. | (555) 010-0195 | 9 Sample Yard, Harbor
`);
