import type { CopyLibrary } from '../copy-library.ts';

/** Meat, fish, soups, salads, sides, and what is shared before them. */
export const DISHES_MEAT_AND_SIDES = {
  steak: [
    'Crosta scura, cuore tenero, coltello affilato.',
    'Succo nel piatto, [rispetto|silenzio|attenzione] a tavola.',
    'Rosolata fuori, morbida al taglio.',
  ],
  ribs: [
    'La carne lascia l’osso senza discutere.',
    'Dita appiccicose, faccia contenta.',
    'Si puliscono le ossa, non [le mani|il mento|la camicia].',
  ],
  brisket: [
    'Ore di fuoco lento, un attimo di forchetta.',
    'Bordo scuro, centro che si arrende.',
    'Tenerezza che si taglia con lo sguardo.',
  ],
  pulled_pork: [
    'Fili di maiale teneri e succosi.',
    'Si sfilaccia da solo, il coltello riposa.',
    'Cotto piano fino a non opporre resistenza.',
  ],
  sausage: [
    'Pelle tesa, morso succoso, spezie in coda.',
    'Schiocca sotto i denti e poi profuma.',
    'Soda fuori, saporita fino in fondo.',
  ],
  roast: [
    'Fuori la crosta, dentro il succo.',
    'Sapore di domenica, anche [di martedì|in settimana|senza festa].',
    'Dorato con pazienza, tenero per premio.',
  ],
  lamb: [
    'Carne tenera, sapore che non sussurra.',
    'Profumo intenso, morso delicato.',
    'Carattere al primo assaggio, dolcezza in fondo.',
  ],
  pork_chop: [
    'Bordo dorato, centro succoso.',
    'Rosolatura fuori, morbidezza attorno all’osso.',
    'Il coltello scende facile, il succo resta.',
  ],
  schnitzel: [
    'Panatura che scrocchia, carne sottile che cede.',
    'Si sente da due tavoli, si mangia in silenzio.',
    'Dorata intorno, [tenera|morbida|delicata] nel mezzo.',
  ],
  meatballs: [
    'Morbide alla forchetta, saporite al centro.',
    'Tonde, tenere, contate a una a una.',
    'Piccole abbastanza per prenderne ancora.',
  ],
  fried_chicken: [
    'Crosta rumorosa, carne succosa e zitta.',
    'Un morso che si sente [da lontano|in tutta la sala|per primo].',
    'Croccante da spezzare, tenero da inseguire.',
  ],
  wings: [
    'Dita lucide, ossicini puliti, facce contente.',
    'Pelle dorata e poco galateo.',
    'Poca carne, molto gusto, [nessuna|zero|poca] eleganza.',
  ],
  chicken: [
    'Dorato ai bordi, succoso dove conta.',
    'Tenero al taglio, semplice da amare.',
    'Una carne gentile per una fame sincera.',
  ],
  duck: [
    'Carne scura, sapore profondo, morso tenero.',
    'Ricca al palato, da mangiare [con calma|piano|a piccoli bocconi].',
    'Più intensa del pollo, e lo sa.',
  ],
  fish: [
    'Basta la forchetta, il coltello riposa.',
    'Carne delicata, sapore pulito di acqua.',
    'Si sfalda piano, sparisce prima.',
  ],
  fish_fried: [
    'Crosta leggera che scrocchia, pesce tenero.',
    'Dorato e rumoroso fuori, delicato dentro.',
    'Si mangia con le dita e si soffia.',
  ],
  salmon: [
    'Scaglie rosa che si aprono da sole.',
    'Burroso sulla forchetta, leggero al palato.',
    'Rosa da vedere, morbido da gustare.',
  ],
  shrimp: [
    'Sodi al morso, dolci in fondo.',
    'Dolcezza di mare da [contare|rubare|mangiare] uno a uno.',
    'Curvi, rosa, finiti troppo presto.',
  ],
  oysters: [
    'Un sorso di mare, poi un altro.',
    'Salino, freddo, giù [d’un fiato|a occhi chiusi|in un attimo].',
    'Guscio ruvido fuori, seta dentro.',
  ],
  mussels_clams: [
    'Gusci aperti e sughetto da rincorrere.',
    'Rumore di conchiglie, sapore di scoglio.',
    'Uno dopo l’altro, e il mucchio cresce.',
  ],
  crab: [
    'Polpa dolce che premia i pazienti.',
    'Dolcezza salina da mangiare [con calma|a piccoli morsi|senza fretta].',
    'Filamenti teneri che sanno di costa.',
  ],
  crab_cakes: [
    'Crosta dorata, granchio dolce dentro.',
    'Fuori croccano, dentro sanno di mare.',
    'Si rompono con la forchetta, si sciolgono.',
  ],
  lobster: [
    'Polpa soda e dolce, aria di festa.',
    'Si conquista un pezzo alla volta.',
    'Sapore gentile dietro [una corazza|un guscio duro|due chele].',
  ],
  octopus_squid: [
    'Tenero, con un morso che resta.',
    'Sapore di porto, consistenza di velluto.',
    'Morbidezza di mare per forchette curiose.',
  ],
  soup: [
    'Vapore sul viso, [calma|calore|pace] nel cucchiaio.',
    'Si soffia, si assaggia, si sospira.',
    'Un cucchiaio dopo l’altro, e passa tutto.',
  ],
  chowder: [
    'Crema densa con pezzetti da scovare.',
    'Cucchiaiate spesse come una coperta.',
    'Liscia all’inizio, poi piena di sorprese.',
  ],
  cold_soup: [
    'Freddo al cucchiaio, vivo al palato.',
    'Il caldo resta fuori dal piatto.',
    'Una cucchiaiata ghiacciata per un pomeriggio lungo.',
  ],
  salad: [
    'Croccante sotto i denti, vivace di condimento.',
    'Forchettate leggere e colori.',
    'Scrocchia, rinfresca, lascia posto al dolce.',
  ],
  greens: [
    'Verde tenero con una punta amara.',
    'Foglie morbide, carattere intatto.',
    'Umile nel piatto, deciso al palato.',
  ],
  vegetables: [
    'Colori d’orto, morso tenero.',
    'Dolcezza di terra da prendere con la forchetta.',
    'Contorno o protagonista, [decidi tu|fai tu|sta a te].',
  ],
  tofu: [
    'Morbido come seta, assetato di salsa.',
    'Neutro in apparenza, goloso di condimento.',
    'Delicato da mordere, pronto ad assorbire tutto.',
  ],
  fries: [
    'Croccano fuori, si sciolgono dentro.',
    'L’ultima, avevi detto [venti|dieci|molte] patatine fa.',
    'Dorate, salate e mai abbastanza lontane.',
  ],
  potatoes: [
    'Cuore morbido, bordo saporito.',
    'Tenere di terra, pronte a raccogliere il sugo.',
    'Si schiacciano piano, consolano in fretta.',
  ],
  beans: [
    'Buccia tenera, dentro crema.',
    'Umili da vedere, profondi da gustare.',
    'Un cucchiaio chiama subito il prossimo.',
  ],
  rice: [
    'Chicchi sgranati per l’ultimo sugo.',
    'Discreto di lato, indispensabile alla fine.',
    'Bianco, morbido, amico di tutto.',
  ],
  cornbread: [
    'Mollica di mais, bordo dorato.',
    'Si sbriciola un po’ e [si perdona|va bene così|pazienza].',
    'Giallo come il sole, tenero nel mezzo.',
  ],
  bread: [
    'Crosta che canta, mollica che abbraccia.',
    'Da spezzare, intingere e finire.',
    'Scrocchia tra le mani, sparisce dal cestino.',
  ],
  flatbread: [
    'Bolle dorate, centro elastico.',
    'Da strappare, intingere, [dividere|arrotolare|rubare].',
    'Sottile e tostato, morbido dove serve.',
  ],
  hummus: [
    'Liscio e denso, da raccogliere fino al bordo.',
    'Crema vellutata con un fondo che resta.',
    'Un cucchiaio di velluto da spalmare.',
  ],
  mezze: [
    'Un assaggio qui, una mano là.',
    'Piattini vicini e forchette curiose.',
    'Poco di tutto, molto di [chiacchiere|allegria|compagnia].',
  ],
  falafel: [
    'Crosta che scrocchia, cuore tenero e speziato.',
    'Piccoli, dorati, profumati di erbe.',
    'Ruvidi fuori, soffici al morso.',
  ],
  cheese_board: [
    'Dal più timido al più chiacchierone.',
    'Si taglia poco, si commenta molto.',
    'Cremoso o stagionato, ognuno con la sua voce.',
  ],
  charcuterie: [
    'Fette sottili, sale e due chiacchiere.',
    'Si pizzica piano e finisce presto.',
    'Velo sottile, sapore lungo.',
  ],
  olives_snacks: [
    'Salato quanto basta per aprire il discorso.',
    'Uno tira l’altro, senza accorgersene.',
    'Qualcosa da sgranocchiare mentre [decidi|leggi il menù|aspetti gli altri].',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
