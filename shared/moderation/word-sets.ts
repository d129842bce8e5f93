/**
 * Folded words that patterns name together as `{name}`. `_` separates the words of a phrase. Five languages per set.
 */
export const WORD_SETS: Readonly<Record<string, string>> = {
  disease: `
    cancer diabetes arthritis alzheimer alzheimers dementia flu influenza covid asthma migraine migraines depression
    anxiety obesity heart_disease heart_attacks high_blood_pressure blood_pressure blood_sugar cholesterol
    high_cholesterol infection infections illness illnesses disease diseases inflammation insomnia gout common_cold
    colds hangover hangovers constipation eczema bloating artritis gripe resfriado resfriados asma depresion ansiedad
    obesidad colesterol tension_arterial presion_arterial enfermedad enfermedades inflamacion insomnio resaca migranas
    estrenimiento diabete arthrite grippe rhume rhumes asthme anxiete obesite tension_arterielle maladie maladies
    inflammations insomnie gueule_de_bois krebs grippe erkaltung erkaltungen depressionen bluthochdruck blutdruck
    cholesterin cholesterinspiegel krankheit krankheiten entzundung entzundungen kater migrane schlaflosigkeit cancro
    tumori artrite raffreddore raffreddori depressione ansia obesita colesterolo ipertensione pressione_alta
    pressione_sanguigna malattia malattie infiammazione infiammazioni insonnia sbornia postumi emicrania sore_throat
    sore_throats headache headaches cough coughs fever fevers stomach_ache stomach_aches joint_pain back_pain
    dolor_de_cabeza dolor_de_garganta tos fiebre catarro catarros jaqueca mal_de_gorge mal_de_tete maux_de_tete
    maux_de_gorge toux fievre angine kopfschmerzen halsschmerzen bauchschmerzen husten schnupfen fieber mal_di_testa
    mal_di_gola mal_di_pancia tosse febbre`,
  cures: `
    cure cures curing heal heals healing prevent prevents preventing combat combats fight fights fighting fend_off
    wards_off ward_off reverse reverses relieve relieves alleviate alleviates protect_against protects_against reduce
    reduces lower lowers treat treats control controls knock_out knocks_out chase chases calm calms soothe soothes
    banish banishes ease eases cura curan quita quitan elimina eliminan sana sanan previene previenen combate combaten
    alivia alivian reduce reducen baja bajan controla guerit guerissent soigne soignent previent previennent combat
    combattent soulage soulagent reduit reduisent lutte_contre luttent_contre protege_contre heilt heilen lindert
    lindern senkt senken bekampft bekampfen verhindert hilft_gegen helfen_gegen wirkt_gegen wirken_gegen gut_gegen
    schutzt_vor schutzen_vor beugt curano guarisce guariscono previene prevengono combatte combattono allevia alleviano
    riduce riducono abbassa abbassano combattere`,
  medicine: `
    medication medications meds pills statins painkillers antidepressants insulin pastillas medicinas medicamentos
    pildoras insulina medicaments pilules cachets insuline tabletten pillen medikamente medikamenten pillole medicine
    medicinali farmaci pastiglie`,
  suitable: `
    perfect ideal great good suitable safe recommended excellent made perfecto perfecta apto apta aptos aptas bueno
    buena recomendad* parfait parfaite parfaits bon bonne convient adapte* recommande* perfekt gut geeignet ideale
    ideali perfetto perfetta adatto adatta adatti consigliat*`,
  diabetics: 'diabetics diabeticos diabeticas diabetiques diabetiker diabetikerinnen diabetici',
  doctors: `
    doctors nutritionists dietitians physicians cardiologists medicos nutricionistas doctores expertos_en_salud
    medecins nutritionnistes dieteticiens arzten ernahrungsberatern medizinern medici nutrizionisti dottori`,
  youth: `
    schuler menores ninos adolescentes enfants mineurs ado ados adolescents minorenni bambini ragazzini adolescenti
    teenager jugendliche minderjahrige kinder`,
  students: 'estudiantes alumnos etudiants lyceens studenti studenten studierende schuler studis',
  alcohol: `
    beer beers wine wines cocktail cocktails alcohol booze liquor vodka whiskey whisky tequila rum gin margarita
    margaritas mimosa mimosas prosecco champagne sangria shots mojito mojitos pints bloody_marys bourbon brandy cider
    daiquiri daiquiris martini martinis negroni negronis sake soju lager ipa aperol shooters jello_shots cerveza
    cervezas vino vinos tinto coctel cocteles copas chupito chupitos tragos cava ron ginebra cubata cubatas biere
    bieres vin vins alcool rhum pastis bier biere wein weine alkohol schnaps schnapse sekt weisswein rotwein gluhwein
    birra birre vini alcol alcolici spritz shottini shottino grappa amari`,
  chain: `
    mcdonald mcdonalds mcdo burger_king pizza_hut domino_s dominos starbucks kfc taco_bell wendy_s wendys dunkin
    olive_garden chick_fil_a papa_john papa_johns applebee applebees ihop popeyes five_guys panda_express panera
    nando_s nandos vapiano telepizza big_mac whopper autogrill 100_montaditos little_caesars red_lobster
    cheesecake_factory tgi_friday tgi_fridays hard_rock_cafe pret_a_manger costa_coffee tim_hortons jollibee
    shake_shack in_n_out subway_sandwiches denny_s white_castle jack_in_the_box wingstop buffalo_wild_wings chipotle_s
    mcdos kentucky_fried jersey_mike_s raising_cane_s krispy_kreme dairy_queen outback_steakhouse texas_roadhouse
    cracker_barrel waffle_house foster_s_hollywood goiko flunch buffalo_grill o_tacos block_house nordsee hans_im_gluck
    old_wild_west rossopomodoro`,
  rival: `
    other_restaurants other_pizzerias other_cafes other_bars other_places other_taquerias the_competition competitors
    competition our_rivals the_other_guys the_place_next_door the_place_across the_place_down restaurant_next_door
    the_guys_down the_guys_across big_chains the_chains chain_restaurants fast_food_chains any_other_restaurant
    every_other_restaurant any_other_place the_restaurant_across la_competencia otros_restaurantes otros_sitios
    otras_pizzerias los_demas_restaurantes el_de_al_lado el_de_enfrente las_cadenas nuestros_competidores
    la_concurrence concurrents autres_restaurants autres_pizzerias le_voisin les_voisins celui_d_en_face die_konkurrenz
    der_konkurrenz konkurrenten andere_restaurants anderen_restaurants anderen_pizzerien die_anderen anderen_lokalen
    andere_lokale nebenan la_concorrenza della_concorrenza altri_ristoranti altre_pizzerie concorrenti quelli_accanto
    le_catene`,
  versus: `
    than unlike beat beats forget skip ditch move_over goodbye bye instead_of rather_than not_like tired_of sick_of vs
    versus shame better_off eat_your_heart_out settle_for mejor_que peor_que no_como olvida olvidate olvidese
    en_lugar_de diferencia_de mieux_que meilleur_que meilleurs_que meilleure_que contrairement oubliez oublie pas_comme
    au_lieu besser_als leckerer_als anders_als im_gegensatz statt vergiss vergesst meglio_di migliore_di differenza_di
    dimentica dimenticate altro_che non_come invece_di buono_di buona_di`,
  worse: `
    frozen microwaved microwave garbage trash soggy bland overpriced cardboard fake dirty stale greasy reheated rubbish
    disgusting rip_off ripoff cheat cheats poison tasteless cut_corners cuts_corners congelado congelada congelados
    congeladas recalentado recalentada basura sucio sucios estafa malo mala rancio surgele surgeles surgelee surgelees
    rechauffe rechauffes degueulasse sale immangeable arnaque tiefkuhlware tiefgekuhlt aufgewarmt aufgewarmtes
    fertigware dreckig mikrowelle abzocke schlecht surgelato surgelata surgelati surgelate riscaldato riscaldata schifo
    sporco sporchi spazzatura truffa`,
  better: `
    better cheaper fresher tastier bigger faster nicer cleaner superior healthier juicier crispier mejor mejores
    mas_barato mas_baratos mas_rico mas_rica mas_fresco mas_frescos mas_fresca mieux meilleur meilleure meilleurs
    meilleures moins_cher moins_cheres plus_frais besser gunstiger frischer leckerer billiger sauberer meglio migliore
    migliori piu_buono piu_buona piu_fresco piu_fresca piu_economico piu_economici`,
  outsider: `
    foreigners immigrants refugees gays lesbians homosexuals blacks black_people gay_people gay_couples
    same_sex_couples muslims jews arabs mexicans gypsies disabled_people the_disabled wheelchairs chinese_people
    indian_people indians africans asians asian_people latinos hispanics trans_people transgenders homeless_people
    jewish_people muslim_people foreign_guests asiaticos asiatiques asiaten asiatici extranjeros inmigrantes gitanos
    homosexuales musulmanes judios arabes discapacitados moros rumanos etrangers juifs musulmans noirs homosexuels
    gitans immigres handicapes roms auslander auslandern turken juden muslime fluchtlinge homosexuelle homosexuellen
    schwule schwulen behinderte behinderten zigeuner asylanten araber stranieri immigrati omosessuali zingari musulmani
    ebrei africani meridionali disabili`,
  insider: `
    whites white_people christians americans straight_couples straight_people heterosexuals native_born blancos
    espanoles cristianos heterosexuales blancs francais chretiens heterosexuels deutsche deutschen weisse christen
    italiani bianchi cristiani eterosessuali`,
  women: `
    women ladies girls chicas mujeres damas senoritas femmes filles dames frauen damen madels madchen donne ragazze`,
  hire: `
    hiring looking_for wanted seeking we_need need recruiting buscamos se_busca se_buscan se_necesita necesitamos
    recherchons recherche cherchons cherche recrutons suchen gesucht wir_brauchen cerchiamo cercasi ricerchiamo`,
  staff: `
    waitress waitresses waiter waiters hostess hostesses server servers bartender bartenders barmaid barmaids girl
    girls women men lady ladies staff cook cooks chef chefs people team camarera camareras camarero camareros chica
    chicas senorita senoritas cocinero personal equipo serveuse serveuses serveur serveurs femme femmes fille filles
    hotesse hotesses cuisinier personnel equipe kellnerin kellnerinnen kellner bedienung bedienungen frau frauen
    madchen madels koch team cameriera cameriere camerieri ragazza ragazze cuoco barista personale hostess`,
  top: `
    mejor mejores meilleur meilleure meilleurs meilleures beste besten bester bestes leckerste leckersten saftigste
    saftigsten knusprigste knusprigsten miglior migliore migliori piu_buono piu_buona`,
  best: `
    best finest greatest tastiest freshest juiciest yummiest crispiest friendliest healthiest cheapest fastest largest
    biggest most_delicious most_authentic most_popular most_famous most_loved most_beautiful number_one lowest_prices
    lowest_price coolest hottest most_exciting`,
  dish: `
    pizza pizzas burger burgers cheeseburger cheeseburgers hamburger hamburgers taco tacos burrito burritos quesadillas
    nachos ramen pho noodles sushi dumplings gyoza bbq barbecue barbeque brisket ribs wings steak steaks fries sandwich
    sandwiches sub subs hot_dog hot_dogs fried_chicken pasta lasagna lasagne spaghetti risotto curry curries paella
    ceviche tapas pancakes waffles omelets omelettes donuts doughnuts cupcakes cake cakes cheesecake pie pies ice_cream
    gelato bagel bagels croissant croissants pretzels lobster_roll lobster_rolls chowder gumbo chili kebab kebabs
    falafel shawarma gyros brunch breakfast coffee espresso margaritas cocktails food restaurant steakhouse pizzeria
    bakery hamburguesa hamburguesas tortilla tortillas croquetas churros empanadas helado helados comida cafe desayuno
    restaurante crepe crepes galette galettes couscous glace glaces frites croissants cuisine restaurant boulangerie
    kebabs doner currywurst schnitzel spatzle pommes eis kuchen torte torten brot kaffee fruhstuck essen steaks pizze
    pizzeria carbonara tiramisu gelati focaccia panino panini piadina piadine cucina ristorante trattoria`,
  place: `
    town the_world the_city the_state the_county the_country the_nation the_planet the_universe the_area the_region
    the_neighborhood the_neighbourhood the_west the_village the_block the_coast the_east_coast the_west_coast america
    the_usa the_us the_uk europe earth the_galaxy the_midwest the_south the_northeast the_valley the_island
    the_bay_area the_state_of`,
  city: `
    new_york nyc brooklyn manhattan queens chicago boston philadelphia austin houston dallas texas california
    los_angeles san_francisco seattle portland denver miami florida atlanta nashville new_orleans las_vegas london
    manchester dublin edinburgh madrid barcelona sevilla valencia espana mexico bogota paris lyon marseille bordeaux
    toulouse france berlin hamburg munchen koln frankfurt wien zurich deutschland osterreich roma milano napoli torino
    firenze bologna venezia italia palermo spain italy germany sacramento san_diego phoenix detroit minneapolis
    san_antonio charlotte columbus indianapolis baltimore milwaukee tampa orlando pittsburgh cincinnati cleveland
    kansas_city st_louis salt_lake_city oakland san_jose new_jersey long_island oregon colorado arizona michigan
    tennessee louisiana malaga bilbao zaragoza granada alicante murcia andalucia galicia lille nantes strasbourg
    montpellier rennes bretagne provence alsace normandie leipzig dresden stuttgart dusseldorf bremen hannover nurnberg
    bayern graz salzburg basel bern genova bari catania verona sicilia toscana puglia liguria sardegna`,
};
