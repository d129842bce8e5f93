import type { ReadLanguage } from './function-words.ts';

/**
 * Restaurant words in short texts without function words, folded: what is offered, served, and made. Words that
 * other languages borrow, such as "pizzeria", "croissant", and "frites", are left out.
 */
export const TRADE_WORDS: Readonly<Record<ReadLanguage, string>> = {
  en: `
    since no pork lunch dinner breakfast toast small big little family-run neighborhood neighbourhood local
    homemade hand-made made slice slices late sold call book booking walk-in seats stools wine wines beers
    bottles cakes cake breads pies pie chips cod fish wings ribs joint shack spot counter corner diner
    steakhouse tavern bakery roastery eatery kitchen spicy crispy smoked grilled fried fresh meat meats
    vegetables cheese ham noodles soup soups salads sandwiches pancakes eggs weekend weekends mondays tuesdays
    wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday saturday sunday noon
    midnight outdoor patio order orders pickup`,
  de: `
    gasthaus gasthof wirtshaus weinstube stube imbiss lokal gaststatte backerei konditorei metzgerei brauhaus
    eisdiele fruhstuck mittagstisch mittag mittagessen abend abendessen abends mittags morgens abholung
    lieferung lieferservice lieferdienst bestellung gerichte gericht speisen speisekarte karte wochenkarte
    tageskarte tagesgericht wein weine bier kaffee tee kuchen torten brot brote brotchen semmel semmeln brezen
    brezn kase wurst wurste fleisch fisch gemuse suppe suppen eintopf salate nudeln kartoffeln braten knodel
    klosse schweinebraten rouladen forelle hahnchen huhn rind schwein wild pilze spargel eis saisonal saisonale
    regional regionale gutburgerlich gutburgerliche hausgemachte hausgemachtes frisch frische frischer frisches
    klein kleine kleiner kleines gemutlich gemutliche deutsche italienische griechische turkische indische
    asiatische vegetarische familienbetrieb familie garten platze stehplatze vom fass durchgehend warme jeden
    wochenende`,
  es: `
    restaurante asador cerveceria marisqueria churreria cocina comedor desayuno desayunos almuerzo almuerzos
    comidas cena cenas bocadillo bocadillos raciones racion plato platos reparto domicilio llevar pedidos
    encargo reserva reservas telefono gratis cervezas vinos helados helado panes pasteles tarta tartas dulces
    quesos jamon carne carnes pescado pescados marisco mariscos arroz arroces cordero cerdo verduras ensaladas
    sopa sopas casero casera caseros caseras artesano artesana artesanal artesanales fresco fresca frescos
    frescas familiar familiares pequeno pequena puerto frente calle playa abierto abrimos cerramos efectivo
    tarde noche mediodia domingos sabados lunes martes semana semanal nuevos tradicional mexicana mexicano
    peruana peruano argentina argentino venezolanas`,
  fr: `
    poissonnerie fromagerie boucherie guinguette traiteur dejeuner diner petit-dejeuner gouter plats ardoise
    formule livraison emporter commande reservations reservation telephone gratuite gratuit biere bieres vins
    cidre gateau gateaux glaces pain pains tartes fromage fromages jambon viande viandes poisson poissons
    huitres moules riz poulet agneau boeuf porc legumes salades soupe soupes galettes planche planches glace
    gaufre gaufres tarte tartine creme citron fraiche fraiches frais faites artisanal artisanale artisanales
    artisan familial familiale petite ferme ouvert ouverte soirs midis minuit dimanche dimanches samedis
    semaine saison saisonnier traditionnelle francaise italienne vietnamienne chinoise japonaise libanaise
    marocaine africaine`,
  it: `
    paninoteca piadineria agriturismo birreria friggitoria norcineria tavola-calda colazione colazioni pranzo
    pranzi cena cene aperitivo aperitivi piatto piatti asporto consegna consegne prenotazioni prenotazione
    telefoniche telefonica telefono cornetti birra birre vini sfuso sfusi caffe gelati dolci torte pane panini
    taglieri tagliere formaggi formaggio carne carni pesce pesci riso agnello maiale manzo verdure insalate
    zuppa zuppe fatta fatto casereccia casalinga casalinghi artigianale artigianali fresco fresca freschi
    fresche famiglia familiare piccola piccolo aperta aperti chiusi sera sere mezzogiorno mezzanotte domenica
    domeniche sabati settimana stagione stagionale tradizionale pugliese gusti griglia domicilio glutine
    lattosio tavoli giardino lungomare coppette granite bambini compleanno`,
};
