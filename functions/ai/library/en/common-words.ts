/** Common English words of five letters and more, in the form from which plurals and verb forms are derived. */
const WORDS = `
  about above absent accept access accessibility accessible accommodate according account across actor actually adapt
  added address adjectives advance advert advice affair after afternoon afterward again against agenda agree
  ahead alarm album alcoh alcohol alcool alike allergens allergy allow allspice almonds almost alone along
  alpha already alternatives always among amount anfrage angle angry animal ankle anniversaries announce
  another answer anthem anybody anyone anything anytime anyway anywhere apart apartment apostrophes appear
  appetite appetizer applicable apply appointment apron argue argument armchair aroma aromatic around arrivage
  arrivals arrive artichoke artist aside asked asking asleep assistant assume attention attic audience audits
  aunts autumn availability avocado background backpack backyard bacon badge baked baker bakery baking baklava
  balanced balances balcony balloon banana banquet barbecue barber barely barrel basil basket bathroom batter
  battle beach beads beans bearded beats beautiful bebidas became because become bedroom bedtimes beers beets
  before began begin beginning begun behind being belief believe belong below bench bends beneath beside
  better between beyond bicycle bigger biking billed bills birds birthday biscuits bites bitter bittersweet
  black blame blank blanket blast blind blistered block blood blossoms blurred board boats boldly bones
  booking books boost boots border borrow borscht botella bothered bottiglia bottle bottom bought bounce
  bouquet bouteille bowls boxes braised branches bravas brave bread break breakfast breath breathe bridge
  brief bright brighten bring briny broad broken broom broth brought brown browser brunch brush bubbles
  bubbling bubbly budding budget build built bulbs burger burned burning burrata business butcher butter
  buttery button cabbage cakes calendar calice called caller calling calls camera campaign cancel candid
  candle canned cannot capers capital cappuccino caramelized cardamom cards careful carpool carrots carry
  castle catalog catch category cater caught cauliflower celebrate celebration celiac center cents century
  cereal ceremony certain certainty certified ceviche chair chalkboard chances change chapter characters
  charge cheap check checkbox checklist checkout cheer cheerful cheese cheesy chewy chicken chickpeas child
  children chiles chili chilled chimichurri chips chocolate chocolaty choice choose chopping chops chopsticks
  chores chosen chunky church cilantro cinnamon circle citizen citrus citrusy claim classic clause clean
  cleanup clear cleats click client climate climb clinging clink clock close closest closet cloth cloud coach
  coast coating coats cocktail coconut codes coffee colder collects colon color colorful columns comes comfort
  comfortable coming comma comment commission common company compare comparisons competitor complains
  complaints complete complicated compliment compromise concerts condition conditional cones conference
  confirm confirmation confuse connect connection consent const contact contain content contract contrast
  control convention conversation convincing cooked cookie cooking cooks cools cooped copied copper corkage
  corner costs cotton couch could couldn count country county couple courage course courtyard couscous cousin
  cover coworker cozier crack crackles crackling crate crave cream creamy create credit crews crisp crispy
  critical croissants cross crowd crumb crumbles crunch crunchier crunchy crushed crust crusty cubes cucumber
  cuisine culture cumin cupboard curiosity curious curly currency current curry curve custard custom
  customizer cutting cuttlefish daily dance dashboard dashes dated dates daughter daylight deadlines debate
  december decide decision deepens deeper deeply default defines defrost delete delicate delicious delighted
  deliver delivery denied denies dense dentist depend depth describe description desert deserve design desktop
  dessert details detour diets different differs diner dining dinner diploma dipping directions directly dirty
  disagree disappear disappointed discount dishes dishwasher distance disturb doctor doesn doing dollar domain
  doors double doubt dough download dozen draft drawer drawn draws dream dress drink drive driven drizzle
  droop drove drunk dumplings during earlier early earned earns earth earthy easier easily eastern eaten eater
  eating edges eggplant eight eighth either electric eleven elsewhere email empanada empty encouraged ended
  ending energy engine english enjoy enough enter entire entrance entry equally equals errand errors
  especially espresso estar estimate evening evens event every everybody everyone everything everywhere
  evidence exact except excited excluded excuse exist expect expert explains explanation explore export extra
  facebook faces facts failed fails failure fallback falls false familiar family famous fancy farmer faster
  father favor favorite feast february feeding feeling feels fence fetch fewer field fiery fifteen fifth fifty
  fight figure files filled filling fills filter final finds finger finish fireplace first fisherman fishing
  fitted fitting fixes flakes flaky flasche flash flatbread flavor flavorful flight floating floor flour
  flower fluff fluffy foamy focus folded folder folds follow forecast foreign forest forever forget forgetting
  forgot forgotten forkful forks formal formule forth forty forward found foundation foundational fountain
  fourth fragrant frame freezer freezing fresh friday fridge fried friend fries fritters front frost frosty
  frothy frozen fruit fruity function funnier funniest funny gadget games ganze garage garden garlic garlicky
  gather generations generous gentle gently getting gifts ginger giorno given gives gladly glass glaze gleams
  glistens glossy gloved gloves gluten godmothers going golden golds gooey google gossip grade graduate
  graduation grain grand grande grandfather grandma grandmother grandpa grandparents grandson granola grass
  grateful gratis gravy great green greeting grill groans grocery grosse ground group growing grown grows
  grudge guess guesswork guest guides guilty guitar gyoza habit halal halbe halfway halve handed handle hands
  handwritten handy hanging happen happiness happy harbor harder hardware hardwood hasta haven having heading
  heads healthy heard hearing hears heart hearty heats heavy height hello helpers helping helps herbs herby
  herring hidden higher highlight highway history holding holds holiday homemade homework honest honey hoping
  hoppy horse hospital hosting hosts hotel hotter hours house houseguests household however https human hummus
  hunch hundred hunger hungriest hungry hurry hurts husband ideas identity idioma image imagine impatient
  impersonation import important improve inbox include independent indoors information ingredient injera
  inside instagram instant instead insurance inter introduce invented invitation invite invoice island items
  itself izakaya jacket jamais january jarra jealous jeans jersey jewelry joined joining jokes judge juice
  juicier juicy jumping justice kebab keeps ketchup keyboard keyword kickoff kimchi kindest kinds kitchen
  kleine knife knives knots knowing known knows kosher label lacks ladies landing landmarks lands language
  lantern laptop large lasts latecomer lately later laugh laughter launch laundry lawyer layer leads leaning
  leans learn least leather leave leftovers legal lemon lemonade lemongrass lemony length lentil letter
  letting library light liked likely likes limit lines linger links listen listings lists little lively lives
  living loaded loaves lobster local locality locked lonely longer longest looked looking looks loudest loudly
  lovely lovers loves lower lucide lucky lunch luxury lying machine makes making malty manage manners
  marathons marble margin marked marker market marriage married match matter maybe mayor meadow meals mealtime
  meaning means meant meaty media medialunas median medium meeting megabyte mellow melted melts melty member
  mention menus mercado mercato message messy metal method metrobi middle midnight might milder miles
  milkshake milky million milliseconds minds mingle minimum minute mirror missed misses missing mittens mobile
  model modern moist molten moment monday money month moods morning mostly mother mountain mouth mouthful
  moved moves movie moving mowing moyenne muddy multipart museum mushrooms music mustard named names napkin
  narrow natural nature nearby nearly neatly needed needs neighbor neighborhood neither nerves network never
  newest newspaper nibble nicely nicer nicest night nigiri nobody noise nonstop noodle normal north northern
  notebook notepad notes nothing notice november nowhere nudge number numbing nutty occasion october offer
  office offsets often older oldest olive omakase ongoing onion online oozes opened opening opens operations
  opinion opposite opted optimizer optional options orange order ordinary oregano organic organized original
  other otherwise ourselves outdoor outgrows outing outside overflowing overlap owner pacing packed packets
  packing pages pagespeed paint pairing pairs pajamas pancake paper paperwork paprika parades paragraphs
  parallel parcels parent parfait parking parsley partir partner parts party pasos passage passed passenger
  passing password pasta paste pastry patch paths patience patio patty pause payday paying payment peace peels
  pending people pepper peppery percent perfect performance perhaps person persona personal personne petite
  pharmacy phone photo photograph phrases piano piccol pichet picked picking pickle picks pickup picky picnic
  picture piece pierogi piled piling pillows pillowy pinch pints piping pitcher pixels pizza pizzeria place
  plain planned planner planning plans plant plantain plate platform platos plats platter playing plays
  pleasant please pleasure plenty plump poblano pocket podcast point polite pomegranate popular porch portate
  portion portrait posing postal postcard posting posts potato potential poultry pound poured pouring powdered
  practice praised precio preis prepare present press pressure pretend pretty pretzel preview previous prezzo
  price pride primary print private probably problem product production professional profile profit profitable
  programs progress projections promise promo promotion proof proper proposal prose proud prove province
  prueba public publication publish pudding puddles puede pulled pulls purple purpose purse pushed putting
  quality quarter queen queijo question quick quieras quiet quite quitting quote radio railroad railway
  raincoat raindrops raining rainy raise ramen rather reach readable reader reading readonly reads ready
  really reason receipt receive recess recipe recital recommend recommendation record redeemed redemptions
  redirects referee refreshing refuse regifted region register registration regret regular rehearsal rejects
  relatives relax relive remember reminder remote repeat replace replied reply report repository request
  required rescue research reservation reserve reset resist resolution responsible restaurant restaurante
  rested restroom rests results retirements return reunions revenue review reward ribbon richer richness
  ridges right rings risers rises rising rival river roasted roasts robots rolled rolls rooftop roommate
  rooting rotate rough round route rules running rushing sacra saffron sailor salad sales salmon salsa salty
  sambusa samosas sandals sandwich sandy satay satisfying saturday sauce saucy sausage saved saves savor
  savory saying scallions scarf scarves scenery scenes scenic scent schedules schmear schnitzel school scoop
  score scrape screen screenshot script scrolling scrub scrubbing seafood search seared seaside season
  seasonal seating seats seaweed second secret section seeds seeing seems select selfie sellers sells selon
  sender sending sends senior sense sensible sensitive sentence separate september serious serve service
  servimos sesame setting settle setup seven several shade shadow shake shall shame shape share sharp sheets
  shelf shell shellfish shifts shine shiny shishito shoes shopping shore short should shouldn showed shower
  showing shown shows shoyu shreds shrimp sides sidewalk sight signed sigue silence silent silky silver simmer
  simple simply since singer single sipping sirve sister sites sitter sittings sixteen sixty sizes sizzle
  skewers skillet sleep sleeve slice slides slight slippers slippery slips slots slower slowing slowly slows
  slurp small smart smell smile smoke smoky smooth smoothie snack snappy snaps snapshot sniff snout soaked
  soaking soaks soccer social socks softer softly softness solved somebody someone something sometime
  somewhere sooner soothing sorbet sorry sorts sound soups source sourdough southern space spaghetti spare
  spark sparkle spatula speak special specialty specific speeches speed spelling spend spent spice spicy
  spirit split splurge sponge spoon spoonful spots spread spreadsheet spring springy sprinkles sprouts square
  squareup squeeze stack stage stains stall stamps stand start starving state station status staycation stayed
  staying stays steak steal steam steamy steering stepdad stepmoms steps stews sticky still stirred stocked
  stomach stone stopped stops stopwatch storage store storm story storyteller stove straight strand strange
  straw strawberry street strength stress stretch stretchy strictly string stroller strong structured struggle
  stuck student studied stuffing sturdy style subscriptions subtags subtract suddenly sugar sugary suggest
  suggestion suitcase suits summer sunday sunglasses sunlight sunny sunscreen sunset sunshine supper support
  surprise sushi swapping swear sweater sweatpants sweet sweetheart sweetness swims swirls switch syrup syrupy
  system table tablet tacos tagespreis tagged tagine tagline taken takeout takes taking talked talkers talking
  talks taller tamer tangled tangy tapas taped target tartare tartness tarts tasks tassel taste tastier tasty
  taught teacher teams tears teenagers telling tells template temps tempting tender tenderness tenemos tenth
  terrace terrible tested texted texting texts texture thank thankful their theme themselves there these thick
  thickest thing think third thirst thirsty thirteen thirty those though thought thousand threats three
  through throughout throw thumb thursday thyme ticked ticket ticks tiempos tight times timing tingle tingly
  tipping tired title toast toasty today together tomato tomorrow tongue tonight tools tooths topic topping
  tortilla tossed total touch tough tourist toward towel towns trackers trade traditional traffic train
  transit trash trattoria travel treat trees trial trick tricky tried trips trivia trouble truce truck truly
  trust truth trying tucked tuesday turbot turkey turned turns twelve twenty twice twirl twist typed typeof
  types typical tzatziki umbrella unanswered uncle unconfirmed undated undefined under underneath underrated
  understand unfamiliar unfolds unhurried units unknown unless unlisted unpublish unsubscribe unsure until
  untouchable untrue unwind update upload upselling upstairs users usual vacation vacuum valentine valley
  value vanilla vanishes variant varies vegan vegetable vegetarian velvety vendemos vending verde verdict
  verification verified verre version veteran video village vinegar visit visitor vivid vocabulary voice
  volunteer voting waffle waited waiter waiting waits wakes walked walking walks wanted wanting wants warmer
  warmest warming warmly warms warmth wasabi washed washes washing watch water waves waving weakest weather
  website wedding wedge wednesday weekday weekend weekly weeknight weeks weighed weight weird welcome western
  whatever wheel wheelchair whenever where whether which while whisper whistle white whoever whole whose widow
  willpower winding window windshield windy wines wings winner winter wiped wireless wisely wiser wishes
  within without woman women wonder wonderful wooden words workday worked working workout works world worry
  worth would wrapped wrapper wrapping write written wrong wrote years yelling yellow yesterday yields yogurt
  yolks young youngest yours yourself zesty zippy zones
  american argentine brazilian british caribbean chinese colombian creole cuban ethiopian filipino french german
  greek hawaiian indian irish italian jamaican japanese jewish korean lebanese mediterranean mexican moroccan
  peruvian polish portuguese sicilian spanish taiwanese turkish ukrainian vietnamese`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
