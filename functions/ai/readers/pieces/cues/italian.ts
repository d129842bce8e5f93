import type { Cues } from './cues.ts';

export const ITALIAN: Cues = {
  toMaker: String.raw`
    (?:il |nostro |questo )?sit[oi](?: web| internet)?; web; (?:la|questa|nostra|mia) pagina; loghi; logo; foto
    fotografie; immagin[ei]; caratteri; titol[oi]; paragraf[oi]; (?:il|un|questo) testo; bozza
    grazie(?! a(?:l|lla|i|gli)? ); saluti; cordialmente; cordiali; un abbraccio; fatemi sapere; fammi sapere; ditemi
    dimmi; chiamatemi; chiamami; scrivetemi; in allegato; allegat[oaie]
    come (?:d'accordo|detto|richiesto|vi dicevo); (?:vi|ti|le) (?:mando|invio|allego|lascio|passo|scrivo|mandero)
    spero che; spero vada; e tutto; questo e quanto; che altro; cos'altro; vi serve; ti serve
    come (?:volete|vuoi|preferite|vi pare); decidete voi; fate voi; vedete voi; scegliete voi; a voi la scelta
    per me e uguale; non importa; nessuna idea; sorprendete\w+; preventivo; fattura; budget; quanto costa
    vedi (?:sopra|sotto); (?:vi |ti |le )?scrivo; ho (?:copiato|scritto); copiat[oa] (?:da|dal)
    togli(?:e|ete|etel[oaie]|l[oaie])?; tolgo; cancell\w*; elimin\w*; tradu\w*; minuscol[eoa]; maiuscol[eoa]
    grafic[oa]; not[ae] per; massimo \d+ (?:parole|caratteri|battute); max \d+ (?:parole|caratteri|battute)
    dimentic\w*; ignora\w*; istruzion[ei]; intelligenza artificiale; un'? ?ia; target; a chi di competenza
    oggetto ?:; inviato da; gentil[ei] (?:signor\w*|team)
    mi[oa] (?:figlio|figlia|moglie|marito|nipote|cugin[oa]|fratello|sorella|soci[oa]) (?:dice|vuole|pensa|crede|mi (?:ha detto|aiuta))
    per favore; per piacere; per cortesia; che (?:sembri|sia|abbia un); emoji; punti esclamativi`,
  secret: String.raw`
    non si (?:puo|deve) (?:citare|dire|menzionare|nominare)
    (?:non|mai|meglio non) (?:lo |la |li |le |ne |ci |si )?(?:menzion\w*|dire|dite|dica|dici|scriv\w*|mett\w*|pubblic\w*|parl(?:are|ate|atene|arne)|cit(?:are|ate|arlo|ateli)|nomin\w*|raccont\w*|inserir\w*|stamp\w*)
    senza (?:dire|menzionare|nominare); evitate di; neanche una parola; non una parola; tra (?:noi|me e voi|di noi)
    resti tra; solo per voi; per (?:vostra|sua|tua) (?:info\w*|conoscenza); confidenzial\w*
    riservat[oaie] (?:a voi|tra); ad uso interno; uso interno; intern[oi]:; in privato; e privat[oa]
    (?:mio|suo) (?:numero|cellulare|telefono) (?:personale|privato); segret[oi](?! (?:della|di|del) )
    non (?:voglio|vogliamo) che; nessuno deve sapere; padrone (?:di casa|dei muri); affitto
    causa (?:legale|in corso); avvocat[oi]; divorzi\w*; separat[oi] da; fallimento; debit[oi]
    dobbiamo (?:dei )?soldi; prestit[oi]; mutuo; agenzia delle entrate; fisco; ispettor[ei]; ispezion[ei]; asl; nas
    scarafagg\w*; topi; ratti; intossicazion\w*; licenziat[oaie]; stipend[io]+; margin[ei]; util[ei] netti
    fatturato; incassi; ci costa; perdite; furto; rubat[oaie]; polizia; arrestat[oi]; ubriac\w*
    (?:il mio|la mia|il suo|la sua) ex; ex[- ](?:moglie|marito|soci[oa]); vecchi[oa] soci[oa]; concorren\w*; in nero
    senza documenti; password`,
  changed: String.raw`
    non (?:\w+ ){1,3}piu; una volta (?:era|eravamo|facevamo); prima (?:era|eravamo|facevamo|avevamo|stavamo|costava)
    vecchi[oa] (?:numero|telefono|indirizzo|menu|carta|nome|proprietari[oa]|gestione|orari[oi]?)
    precedent[ei] (?:proprietari\w*|gestion\w*); abbiamo smesso; smesso di; presto; prossimamente; a breve; tra poco
    stiamo (?:pensando|valutando|per|cercando); pensiamo di; abbiamo in mente; speriamo; forse; magari; puo darsi
    probabilmente; un giorno; non ancora; (?:il mese|l'anno|la settimana|la stagione|l'estate|l'inverno) prossim[oa]
    (?:il|la) prossim[oa]; apriremo; avremo; faremo; inizieremo; ci piacerebbe; vorremmo (?:aprire|fare); scusate
    anzi; volevo dire; mi correggo; correzione; ho sbagliato; errore; refuso; per ora; per adesso; al momento
    attualmente; in questo momento; temporaneamente; fino a nuovo avviso; da (?:confermare|definire|decidere)
    non (?:siamo|e|sono|era) (?:un|una|il|la|piu|solo|mica); niente a che (?:fare|vedere); nessun legame`,
  unsure: String.raw`
    (?:dobbiamo|devo|bisogna|deve|devono|dovete|dovrebbe); bisogno d\w*; ci serve; scherz\w*
    non (?:sono sicur[oa]|siamo sicuri|so se|lo so|ricordo|mi ricordo); credo (?:che|di); penso che; suppongo; mi sa
    mi pare; boh; non chiedete; lunga storia; ahah\w*; haha+; eheh\w*; lol; insomma; vabbe; onestamente
    a dire il vero; piu o meno; chissa; buona fortuna; auguri; scus[aio]; mi dispiace
    (?:la mia|il mio) (?:schiena|ginocchio|medico|telefono|tastiera); sono (?:stanc[oa]|negat[oa]|in ritardo)
    mort[oaie]; e mancat[oa]; scompars[oa]; funerale; cancro; tumore; operazione; malat[oa]; ospedale; infarto
    politica; vicin[oi] (?:di casa|si); lamentel[ae]; si lament\w*; trip ?advisor; merda; cazz\w*; stronz\w*; casino`,
  praise: String.raw`
    (?:il|la|i|le|gli) (?:migliore?|migliori|piu (?:buon[oaie]|famos[oaie]|bell[oaie])) (?:[a-z'-]+ ){0,4}(?:di|del|della|dei|in|a)
    miglior[ei]? (?:[a-z'-]+ ){1,3}(?:di|del|della|d'); premiat[oaie]; premi[o]?; abbiamo vinto; vincitor[ei]
    votat[oaie]; numero uno; n\.? ?1; michelin; gambero rosso; [45](?:[.,]\d)? stelle; cinque stelle
    insuperabil[ei]; imbattibil[ei]; leggendari[oae]; famos[oaie](?! per); rinomat[oaie]; in tv`,
};
