import type { ToldBetween } from './told-words.ts';

const FOOD =
  '(?:uov[oa]|latte|panna|burro|formaggio|noci|nocciole?|mandorle|arachidi|frutta (?:secca|a guscio)|grano|frumento|farina|glutine|soia|pesce|crostacei|carne|maiale|lardo|strutto|zucchero|sale|alcol|sesamo|lattosio|latticini|cipolla|aglio|senape|sedano|additivi|conservanti)';
const HOUSE =
  '(?:cucina|forn[oi]|fuoch?[oi]|fornelli|port[ae]|locale|brace|griglia|banco|bancone|luc[ei]|noi|casa|servizio|staff)';

export const ITALIAN_TOLD: ToldBetween = {
  told: {
    time: [
      `${HOUSE}(?: \\p{L}+){0,4} non (?:si |ci )?(?:chiud|spegn|ferm|dorm|ripos|raffredd|va a dormire)\\p{L}*(?: mai)?`,
      'non (?:ci |si |ne |ve )?(?:chiud(?:iamo|e|ono)|(?:ferm|ripos|dorm|stacch|spegn)h?iamo)(?: l[ao]| il| i)?(?: \\p{L}+)? mai|non (?:ci |si )?(?:chiudiamo|fermiamo|riposiamo|stacchiamo)',
      'mai (?:chius[oiae]|1 giorno|un giorno|1 pausa|una pausa|ferie|ferm[oi]|spent[oiae])|(?:nemmeno|neanche|neppure|senza) 1 giorno|senza (?:giorno|giorni) di (?:chiusura|riposo)|senza (?:pause|sosta|interruzioni?|orari)|(?:nessun|niente) (?:giorno di )?(?:riposo|chiusura)|non ?stop|orario continuato',
      "(?:siamo|sono|saremo|e|resta|restiamo) sempre (?:qui|qua|apert[oiae]|in servizio|ai fornelli|presenti|disponibil[ei]|reperibil[ei]|acces[oiae]|qualcuno)|sempre (?:apert[oiae]|acces[oiae]|qualcuno)|c'e sempre (?:qualcuno|1 luce|una luce|posto)|(?:rispondiamo|risponde|cuciniamo|serviamo|apriamo) sempre",
      "(?:all'|dall'|fino all')alba|(?:al|dal|fino al) (?:tramonto|sorgere del sole)|alle prime luci",
      'a (?:qualsiasi|qualunque|ogni|tutte le) or[ae]|(?:di )?(?:giorno|notte) e (?:di )?(?:notte|giorno)|anche di notte|24 ore|7 (?:giorni )?su 7|fino a tardi|a notte fonda',
    ],
    address: [
      'nel cuore (?:del|della|di)(?! (?:tu|vostr|chi))|a (?:pochi|2) passi d\\p{L}+(?! (?:te|voi|noi|casa|qui|dirlo|deciderti)(?![a-z]))|ai piedi d\\p{L}+',
    ],
    allergen: [
      `${FOOD} (?:rest\\p{L}+|riman\\p{L}+|sta|stanno|e|sono)(?: \\p{L}+){0,2} (?:fuori|lontan[oiae]|alla porta|assent[ei]|a casa|bandit[oiae])`,
      `(?:non|mai|ne)(?: \\p{L}+){0,3} (?:mett|us|trov|aggiung|entr|port|conten|cont|tocc)\\p{L}*(?: (?:mai|nemmeno|neanche|1|una?|il|la|lo|l'|le|i|traccia di|goccia di)){0,3} ?${FOOD}`,
      `${FOOD}(?: \\p{L}+)? non (?:c'e|ci sono|si us\\p{L}+|entr\\p{L}+|mett\\p{L}+|tocc\\p{L}+|trov\\p{L}+|ha|esist\\p{L}+)`,
      `(?:senza|niente|zero|nessun[ao]?|priv[oiae] di|nemmeno|neanche|ne)(?: (?:1|una?|l'ombra|alcun[ao]?))?(?: (?:traccia|tracce|goccia|grammo|briciola|pizzico|ombra) (?:di |d'))? ?${FOOD}`,
      `(?:rinunci\\p{L}+ a(?:l|lla|lle|gli|i)?|lasci\\p{L}+ fuori(?: il| la| le| l'| i)?|evit\\p{L}+ (?:il|la|le|i|l')|elimin\\p{L}+ (?:il|la|le|i|l')|tolto (?:il|la|le|i|l')) ?${FOOD}`,
      '(?:adatt[oiae]|va bene|perfett[oiae]|ideale|anche|ok) (?:per|a|ai|agli) (?:\\p{L}+ )?(?:celiac|intollerant|allergic|vegan|vegetarian)\\p{L}*',
    ],
    price: [
      'paghi (?:1|uno),? (?:e )?(?:ne )?(?:mang|prend|port|bev)\\p{L}* (?:2|3|due|tre)|prezzo (?:da |di )?amic[oi]',
      '(?:allo|lo) stesso prezzo|(?:piu|meno) car[oaie] di',
      '(?:1|un[oa]?|solo 1) (?:per|a) (?:tavolo|persona|testa|cliente|ordine|visita)|(?:solo|soltanto|riservat[oa]) (?:per|ai) (?:nuovi clienti|clienti nuovi)|(?:solo|soltanto) (?:al tavolo|da asporto|sul posto)|non cumulabil[ei]|con (?:ogni|qualsiasi) (?:ordine|acquisto)|fino a esaurimento',
      "(?:la |il |lo |le |i |ve |te |l')(?:\\p{L}+ )?(?:offriamo|offre|regaliamo|offro|paghiamo)(?: noi| la casa)?|(?:e|sono) offert[oiae] (?:da noi|dalla casa)|offre la casa|coperto (?:non si paga|gratis|incluso|offerto)|non si paga|a meta prezzo|meta prezzo|2 al prezzo di 1|al prezzo di 1",
    ],
    phone: [
      'numero verde|chiamata gratuita|interno \\d|(?:via |per )?fax',
      '(?:scriv\\p{L}+|mand\\p{L}+|invi\\p{L}+)(?: \\p{L}+){0,3} (?:al|allo|su whatsapp al|su whatsapp allo)(?= [\\d+(])|(?:via|per|con 1) (?:sms|messaggio)(?= (?:al|allo))',
    ],
    date: [
      "da (?:sempre|generazioni|anni|decenni|1 vita|una vita|tempo immemore|quando)|dal (?:primo giorno|principio)|come (?:1 volta|una volta|un tempo|allora)|sin dall'inizio|fin da",
      "(?:solo|soltanto|unicamente) (?:per )?(?:quest[oaie]|oggi|fino|pochi|ancora|stasera)(?: \\p{L}+)?|per (?:tutt[oa] )?(?:l'|la |il )(?:autunno|inverno|estate|primavera|stagione)|(?:la )?(?:settimana|mese) prossim[oa]|(?:prossima settimana|prossimo mese)|per poco tempo|ultim[oaie] (?:giorni|occasione)|fino ad esaurimento|(?:torna|tornano|di nuovo) (?:in|nel|sul) (?:menu|carta)",
    ],
    award: [
      "(?:giuria|guid[ae]|stampa|critic[oi]|giornali)(?: \\p{L}+){0,2} (?:am|ador|consigli|segnal|parl|scriv|lod|premi)\\p{L}*|segnalat[oiae] (?:dalle|dalla|da|su|nelle)|\\d (?:spicchi|forchette|cappelli|gamberi|stelle)|(?:campione|campioni|campionessa) (?:del|d'|di|nazional|italian|region)\\p{L}*|(?:ha )?vinto (?:il|la|un|1)|incoronat[oiae]",
    ],
    review: [
      'chi (?:l[oaie] |li )?(?:assaggi|prov|mangi|ordin|vien)\\p{L}* (?:[^,.!?]{0,40} )?(?:torn\\p{L}+|se ne innamora\\p{L}*|non (?:l[oa] )?(?:dimentic|smett|torna)\\p{L}*|(?:l[oaie] )?(?:ador|riordin)\\p{L}*)|(?:i nostri|i|le nostre|gli) (?:clienti|ospiti|habitue|affezionati|vicini|\\p{L}+(?:esi|ani|ini))(?: (?:ne|non|ci|l[oaie]|si))* (?:vogliono|chied\\p{L}+|torn\\p{L}+|ador\\p{L}+|dic\\p{L}+|parl\\p{L}+|ordin\\p{L}+|preferisc\\p{L}+)|(?:tutti|tutta \\p{L}+|mezza \\p{L}+|la gente|il quartiere)(?: (?:ne|ci|l[oaie]|la))* (?:parla\\p{L}*|chied\\p{L}+|ador\\p{L}+|invidia\\p{L}*|dic\\p{L}+|vogliono|amano)|si dice (?:che|in giro)|dicono che|che tutti (?:ci )?(?:invidia\\p{L}*|amano|vogliono|chiedono)|(?:il|la|i|le) piu (?:richiest|ordinat|chiest|vendut|amat)[oiae]',
    ],
  },
  beforePrice: [
    '(?:entramb[ie]|tutt[ie] e (?:2|due)|tutt[ie] (?:2|due)|insieme|tutto(?: insieme)?|la coppia|il duo|in coppia|i 2|le 2|tutti e 3)(?: sono| costano| vengono| vostri)? ?(?:,|:)? ?(?:a|per|solo|da)?(?: soli| solo| appena)?',
    '(?:da|a partire da|a meno di|meno di|piu di|invece di|anziche|al posto di|la meta di|meta di|il doppio di|piu economic[oaie] di|fino a|al massimo|non|non piu|prima|di solito|risparmi\\p{L}*|sconto di|scontat[oaie] da)',
  ],
  behindPrice: [
    "(?:ciascun[oa]|cadaun[oa]|l'uno|l'una|cad|a testa|a persona|per persona|la coppia|per (?:entramb[ie]|2|due|tutti|tutto|tutta la tavola|la coppia|tutt[ie] e (?:2|due))|tutt[ie] e (?:2|due)|insieme|in tutto|in totale|tutto (?:compreso|incluso|insieme)|compres[oaie]|inclus[oaie]|con (?:il|la|un|una|1) (?:dolce|bibita|caffe|calice|contorno|birra|bevanda)|in meno|di sconto|in omaggio|a scelta|in 2|in due)",
  ],
};
