import type { CopyLibrary } from '../../copy-library.ts';

/** Meat, fish, soups, salads, sides, and what is shared before them. */
export const DISHES_MEAT_AND_SIDES = {
  steak: [
    'Crosta scura, cuore tenero, coltello affilato.',
    'Succo nel piatto, [rispetto|silenzio|attenzione] a tavola.',
    'Rosolatura fuori, morbidezza al taglio.',
  ],
  ribs: [
    'La carne lascia l’osso senza discutere.',
    'Dita appiccicose, faccia contenta.',
    'Si puliscono le ossa, non [le mani|il mento|la camicia].',
  ],
  brisket: [
    'Ore di fuoco, un attimo di forchetta.',
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
    'Buccia soda, sapore fino in fondo.',
  ],
  roast: [
    'Fuori la crosta, dentro il succo.',
    'Sapore di domenica, anche [di martedì|in settimana|senza festa].',
    'Doratura paziente, tenerezza per premio.',
  ],
  lamb: [
    'Carne tenera, sapore che non sussurra.',
    'Profumo intenso, morso delicato.',
    'Carattere al primo assaggio, dolcezza in fondo.',
  ],
  pork_chop: [
    'Bordo dorato, centro succoso.',
    'Tenerezza nel mezzo, sapore fino al bordo.',
    'Il coltello scende facile, il succo resta.',
  ],
  schnitzel: [
    'Panatura che scrocchia, carne sottile che cede.',
    'Si sente da lontano, si mangia zitti.',
    'Un abito dorato, [tenerezza|morbidezza|delicatezza] nel mezzo.',
  ],
  meatballs: [
    'Morbide alla forchetta, saporite al centro.',
    'Tonde, tenere, contate a una a una.',
    'Piccole abbastanza per prenderne ancora.',
  ],
  fried_chicken: [
    'Crosta rumorosa, carne succosa e zitta.',
    'Un morso che si sente [da lontano|in tutta la sala|per primo].',
    'Crosta da spezzare, tenerezza da inseguire.',
  ],
  wings: [
    'Dita lucide, ossicini puliti, facce contente.',
    'Pelle dorata e poco galateo.',
    'Poca carne, molto gusto, [nessuna|zero|poca] eleganza.',
  ],
  chicken: [
    'Bordi dorati, succo dove conta.',
    'Tenerezza al taglio, semplicità nel piatto.',
    'Una carne gentile per una fame sincera.',
  ],
  duck: [
    'Carne scura, sapore che va a fondo.',
    'Sapore ricco, da mangiare [con calma|piano|a piccoli bocconi].',
    'Il pollo, al confronto, sussurra.',
  ],
  fish: [
    'Basta la forchetta, il coltello riposa.',
    'Carne delicata, sapore pulito.',
    'Si sfalda piano, sparisce prima.',
  ],
  fish_fried: [
    'Crosta leggera che scrocchia, pesce tenero.',
    'Doratura rumorosa, delicatezza dentro.',
    'Si soffia, poi si usano le dita.',
  ],
  salmon: [
    'Scaglie rosa che si aprono da sole.',
    'Burroso sulla forchetta, leggero al palato.',
    'Rosa da vedere, morbido da gustare.',
  ],
  shrimp: [
    'Morso sodo, dolcezza in fondo.',
    'Dolcezza di mare, [dita lucide|mani svelte|piatto conteso].',
    'Rosa nel piatto, finiscono troppo presto.',
  ],
  oysters: [
    'Un sorso di mare, poi un altro.',
    'Sale, freddo, giù [d’un fiato|a occhi chiusi|in un attimo].',
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
    'Cedono alla forchetta, restano in mente.',
  ],
  lobster: [
    'Polpa soda e dolce, aria di festa.',
    'Si conquista un pezzo alla volta.',
    'Sapore gentile dietro [una corazza|un guscio duro|due chele].',
  ],
  octopus_squid: [
    'Tenerezza con un morso che resta.',
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
    'Velluto all’inizio, poi mille sorprese.',
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
    'Poca scena, molta voce al palato.',
  ],
  vegetables: [
    'Colori d’orto, morso tenero.',
    'Dolcezza di terra sulla forchetta.',
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
    'Tenerezza di terra, amica di ogni sugo.',
    'Poca resistenza, molta consolazione.',
  ],
  beans: [
    'Buccia tenera, dentro crema.',
    'Poca apparenza, molta sostanza.',
    'Un cucchiaio chiama subito il prossimo.',
  ],
  rice: [
    'Chicchi sgranati per l’ultimo sugo.',
    'Discreto di lato, indispensabile alla fine.',
    'Quieto, morbido, amico di tutto.',
  ],
  cornbread: [
    'Mollica di mais, bordo dorato.',
    'Si sbriciola un po’ e [si perdona|va bene così|pazienza].',
    'Giallo di mais, tenerezza nel mezzo.',
  ],
  bread: [
    'Crosta che canta, mollica che abbraccia.',
    'Da spezzare, intingere e finire.',
    'Scrocchia tra le mani, sparisce dal cestino.',
  ],
  flatbread: [
    'Bolle dorate, centro elastico.',
    'Da strappare, intingere, [dividere|arrotolare|rubare].',
    'Crosta leggera, morbidezza dove serve.',
  ],
  hummus: [
    'Liscio e denso, da raccogliere tutto.',
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
    'Ogni pezzo parla con la sua voce.',
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
