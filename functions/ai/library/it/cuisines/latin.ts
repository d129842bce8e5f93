import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_LATIN: CopyLibrary['cuisines'] = {
  mexican: {
    food: 'un piatto messicano',
    hero: [
      'Salsa verde o salsa rossa? Ci sono [amicizie|famiglie|coppie] finite per meno. Vieni e [schierati|assaggiale|fai da arbitro].',
      'La settimana chiede [lime|peperoncino|un po’ di rumore] e una tortilla [calda|per raccogliere|che regga tutto].',
      'C’è sempre chi giura che [non pizzica|“questa è per bambini”|si sente appena]. Porta [pure lui|un testimone|l’acqua].',
      'Un piatto con la salsa giusta guarisce [il malumore|la noia|un lunedì]. In compagnia [anche il martedì|ancora di più|perfino il traffico].',
    ],
    about: [
      'Si comincia con [una tortilla|uno spicchio di lime|una salsa] e si finisce con [i gomiti sul tavolo|le storie vecchie|il piatto lucido].',
      'Il piccante si sceglie, non si esibisce: [prova una goccia|parti dal bordo|chiedi prima], poi sali [di grado|con calma|se te la senti].',
      'I piccoli prendono [il riso|la tortilla|quello che non pizzica], i grandi [la salsa tosta|il coraggio|da bere], e il lime tocca a tutti.',
    ],
    gallery: [
      'Colori che [pizzicano|profumano|fanno sete] anche da qui.',
      'Il lime [si spreme dopo|aspetta te|è fuori campo].',
    ],
    sampleDishes: [
      { name: 'Guacamole con totopos', course: 'starters', family: 'guacamole' },
      { name: 'Enchiladas verdi', course: 'mains', family: 'enchiladas' },
      { name: 'Tacos di maiale', course: 'mains', family: 'tacos' },
      { name: 'Churros', course: 'desserts', family: 'doughnuts' },
    ],
  },
  tacos: {
    food: 'un giro di tacos',
    hero: [
      'Uno per la fame, uno [per confronto|per sicurezza|per golosità], e un altro perché [eri già qui|nessuno tiene il conto|è piccolo].',
      'I tacos non chiedono [posate|tovaglie|programmi]. Chiedono due mani, [il lime|la salsa|un tovagliolo] e un minuto di silenzio.',
      'Vieni con [le maniche su|la maglietta meno cara|una fame onesta]. I tacos [gocciolano|lasciano il segno|hanno buona mira].',
    ],
    about: [
      'Un taco dura poco e [ne chiama un altro|si fa ricordare|finisce in dibattito], quindi conviene ordinarli [a coppie|in anticipo|anche per il vicino].',
      'Nessuno mangia tacos [in cravatta|di malumore|a testa alta]: bisogna inclinarsi, [mordere|sospirare|ridere] e accettare il tovagliolo.',
      'La salsa va a gocce [all’inizio|con rispetto|coi principianti], e poi [senza paura|a cucchiaiate|come viene].',
    ],
    gallery: [
      'Due morsi, [tre al massimo|se va bene|poi si ordina].',
      'Eccoli [prima del lime|appena piegati|ancora interi].',
    ],
    sampleDishes: [
      { name: 'Tacos al pastor', course: 'mains', family: 'tacos' },
      { name: 'Quesadilla ai funghi', course: 'mains', family: 'quesadilla' },
      { name: 'Nachos', course: 'starters', family: 'nachos' },
      { name: 'Limonata al lime', course: 'drinks', family: 'lemonade' },
    ],
  },
  peruvian: {
    food: 'un piatto peruviano',
    hero: [
      'Comincia con [un colpo di lime|qualcosa di freddo|una sveglia], e lascia che [il palato dica la sua|il peperoncino salga|si parli].',
      'La fame vuole [freddo e caldo|acido e piccante|mare e montagna] insieme: ordinali [senza pensarci|nell’ordine che vuoi|in due].',
      'Un lime, [un peperoncino|una cipolla|un pesce], e l’ora di pranzo [prende vita|si allunga|cambia continente].',
    ],
    about: [
      'Tra costa, [montagna|altipiano|Ande] e foresta c’è posto: nessun piatto [chiede permesso|copia un altro|parla piano].',
      'Il lime [apre gli occhi|mette ordine|sveglia], il peperoncino [risponde|sale piano|firma], e tu sorridi.',
      'La prima volta [si fanno domande|ci si stupisce|si impara un nome], la seconda [si ordina a memoria|ci si vanta|si porta un amico].',
    ],
    gallery: [
      'Lime, colore e [un pezzo di mare|buon umore|fame].',
      'Guarda il piatto [piano|prima di rovinarlo|da ogni lato].',
    ],
    sampleDishes: [
      { name: 'Ceviche', course: 'starters', family: 'ceviche' },
      { name: 'Lomo saltado', course: 'mains', family: 'main' },
      { name: 'Causa di patate', course: 'starters', family: 'potatoes' },
      { name: 'Chicha morada', course: 'drinks', family: 'soft_drink' },
    ],
  },
  argentinian: {
    food: 'un piatto argentino',
    hero: [
      'La domenica si [allunga|gusta|difende] meglio con [buona carne|la brace|un’empanada] e con [gli amici|la famiglia|le storie] senza finale.',
      'La fretta resta [fuori|a casa|al lunedì]: qui comanda [il fuoco|l’appetito|la compagnia].',
      'Se la settimana è stata [dura|lunga|di sole insalate], serve [un boccone serio|qualcosa di dorato|un coltello] e gente che [ride|racconta|resta].',
    ],
    about: [
      'Ci sono bocconi da mangiare [in silenzio|piano|con gli occhi chiusi], e chiacchiere che [non guardano l’ora|si accendono dopo|chiedono il dolce].',
      'Tra il primo boccone e [l’ultima storia|il caffè|i saluti] passa [mezza giornata|una vita|un bel pomeriggio].',
      'Porta [tuo padre|i vecchi amici|chi ti manca] e lascia che il dopo pranzo [duri|si allarghi|faccia il suo].',
    ],
    gallery: ['Brace, tempo e [succo|calma|fumo].', 'Il dopo pranzo [comincia qui|si intuisce|profuma già].'],
    sampleDishes: [
      { name: 'Empanadas di carne', course: 'starters', family: 'empanadas' },
      { name: 'Entraña con chimichurri', course: 'mains', family: 'steak' },
      { name: 'Provoleta', course: 'starters', family: 'cheese_board' },
      { name: 'Crêpe al dulce de leche', course: 'desserts', family: 'crepes' },
    ],
  },
  brazilian: {
    food: 'un piatto brasiliano',
    hero: [
      'Si mangia, [si ride|si canticchia|si balla da seduti], e il lunedì [resta un’opinione|non esiste|arriva dopo].',
      'Riso, [fagioli|lime|farofa] e un’allegria che [contagia|non chiede il motivo|sale dal piatto].',
      'Porta [la fame|la compagnia|il buonumore], e se ti manca [si trova qui|si presta|viene col primo boccone].',
    ],
    about: [
      'C’è chi riempie il piatto [due volte|con metodo|a montagna], e chi dice [“ancora un po’”|“basta” ridendo|“solo per assaggiare”].',
      'La tavola è [lunga|rumorosa|piena], e chi arriva tardi [trova posto|viene abbracciato|mangia uguale].',
      'Un po’ di [sole|sale|ritmo] nel piatto e il corpo [si scioglie|ricorda l’estate|batte il tempo].',
    ],
    gallery: ['Colori che [ballano|cantano|scaldano].', 'Manca solo [la musica|la spiaggia|il tuo piatto].'],
    sampleDishes: [
      { name: 'Pão de queijo', course: 'starters', family: 'bread' },
      { name: 'Feijoada', course: 'mains', family: 'stew' },
      { name: 'Picanha', course: 'mains', family: 'steak' },
      { name: 'Brigadeiro', course: 'desserts', family: 'chocolate' },
    ],
  },
  latin: {
    food: 'un piatto latinoamericano',
    hero: [
      'Si viene per [una voglia|un sapore|la nostalgia] e si finisce raccontando [la vita|barzellette|storie di famiglia].',
      'Quando [il cielo|l’umore|il calendario] è grigio, qualcosa con [il lime|il peperoncino|molto sapore] cambia i colori.',
      'Qui si parla [forte|con le mani|a bocca piena] e si mangia [uguale|senza fretta|volentieri].',
    ],
    about: [
      'Da un paese all’altro cambiano [i nomi|gli accenti|i peperoncini], mai la voglia di [fare il bis|stare insieme|dividere].',
      'Porta chi ha nostalgia [del mare|di casa|del sole]: un boccone [accorcia le distanze|vale un volo|abbraccia].',
      'Il piatto arriva [pieno|caldo|profumato], la conversazione [si accende|si intreccia|balla], e nessuno guarda l’ora.',
    ],
    gallery: [
      'Molti colori, [una lingua sola|un solo appetito|più di un accento].',
      'Uno sguardo [senza passaporto|con la fame|al sapore].',
    ],
    sampleDishes: [
      { name: 'Empanadas al formaggio', course: 'starters', family: 'empanadas' },
      { name: 'Riso con pollo', course: 'mains', family: 'chicken' },
      { name: 'Fagioli neri', course: 'mains', family: 'beans' },
      { name: 'Limonata alla menta', course: 'drinks', family: 'lemonade' },
    ],
  },
  caribbean: {
    food: 'un piatto caraibico',
    hero: [
      'Se questa settimana non c’è [la spiaggia|il mare|la vacanza], che ci sia almeno [un sapore di isola|un piatto con il sole|il riso].',
      'Dalla finestra vedi [un parcheggio|la pioggia|un altro palazzo]? Dal piatto si vede [il mare|un’isola|più lontano].',
      'Vieni con [gente rumorosa|le mani libere|la voglia di ridere] e torna a casa canticchiando [qualcosa|senza motivo|per le scale].',
    ],
    about: [
      'I Caraibi si mangiano [piano|a voce alta|con la camicia aperta], e si salutano [tardi|ridendo|malvolentieri].',
      'Un po’ di [dolce|agro|piccante] e molta [musica in testa|conversazione|allegria], e l’orologio perde autorità.',
      'Il freddo non passa, ma [si allontana|pesa meno|si dimentica] con un boccone [speziato|caldo|di isola].',
    ],
    gallery: ['Si sente quasi [la brezza|una canzone|il mare].', 'Sole [nel piatto|senza crema|col riso].'],
    sampleDishes: [
      { name: 'Platano fritto', course: 'starters', family: 'starter' },
      { name: 'Pollo jerk', course: 'mains', family: 'chicken' },
      { name: 'Riso e fagioli', course: 'mains', family: 'rice' },
      { name: 'Succo di maracuja', course: 'drinks', family: 'juice' },
    ],
  },
};
