/**
 * Words that make a line wait for its owner, folded: lowercase without accents. Each entry is one alternative of a
 * regular expression (`one-of.ts`), matched as whole words. `timely`: no longer true or not yet true, so the line is
 * printed, but no fact is read from it.
 */
export type HeldWords = { secret: string; toMaker: string; held: string; timely: string; praise: string };

export const HELD_WORDS: Readonly<Record<string, HeldWords>> = {
  en: {
    secret: String.raw`
      (?:do not|don't|dont|never|not to|no need to|not|not be) (?:ever |even )?(?:mention\w*|say|tell|print|list|put)
      (?:do not|don't|dont|never|not to|no need to|not) (?:ever |even )?(?:include|write|show|publish|post|share|name)
      (?:do not|don't|dont) use (?:her|his|their|my|this|that|it)
      (?:do not|don't|dont) want (?:that|this|it|him|her|them|people|anyone|guests); not a word; shh+; not for guests
      leave .{0,40}\bout; leave off; keep (?:it|this|that|him|her|them) (?:quiet|private|secret|between|out|off)
      between (?:us|you and me|ourselves); off the record; (?:only|just) for you; for you only; you can say; fyi; confidential(?:ly)?
      internal(?:ly)?
      private(?= (?:notes?|info\w*|matters?|numbers?|phone|email|address|reasons?)); (?:is|are|stays?|keep .{0,20}) private; privately
      (?:my|his|her) (?:private|personal|cell|home) \w+; secrets?(?! (?:menu|sauces?|recipes?|garden|ingredients?))
      passwords?; landlord; (?:our|the|my) (?:lease|rent)(?= (?:is|was|ends|runs|went|goes)); lawsuits?; sued; lawyers?; police; debts?; loans?; owe; taxes; wages; profits?
      struggling; inspect\w*; violations?; food poisoning; cockroach\w*; roach(?:es)?; rats?; mice; (?:got|was|were|been) fired; divorc\w*
      affair with; drunk; (?:my|his|her|the) ex; competitors?; undocumented; off the books`,
    toMaker: String.raw`
      web ?sites?; web; home ?page; (?:our|the) site; (?:the|this|my|our) page; (?:upper|lower) ?case; logos?; fonts?; emojis?
      headlines?; wording
      (?:no|stock|the|these|those|our|my|some|more|any|use|sent|send|have|add) (?:\w+ )?(?:photos?|pictures?|pics?|images?)
      (?<!on )drafts?(?! (?:beers?|ciders?|lagers?|ales?|list|wines?|root)); thank(?:s| you)(?! to); thx; cheers; here (?:goes|we go)
      regards; sincerely; dear (?:sir|madam|team); sent from my; (?<!(?:n't|not|never) )(?:call|ring|text|email|ask|tell) me(?! (?:at|on) ); let (?:me|us) know
      attached; as (?:discussed|requested); send you; do you need; hope (?:this|that|it) helps
      that's (?:all|it|everything); see (?:above|below); up to you; you (?:decide|choose|pick)(?=\W*$); surprise me; asap
      budget; copied; cop(?:y|ied) .{0,20}paste; (?:take|leave|cut) (?:it|that|this|them) (?:off|out); remove; delete
      translat\w*; designer; max(?:imum)? \d+ (?:words|characters); ^make it; (?:look|sound|feel)s? like; ignore
      disregard; instructions?; prompts?; chat ?gpt; an? ai; write (?:it|this); pick (?:modern|nice|some)
      my (?:son|daughter|wife|husband|nephew|niece|kid|cousin|friend|partner) (?:says|said|thinks|wants|told|typed|will)
      (?<!on[- ]|off[- ]|camp)site; (?:the|an?|our) (?:\w+ )?buttons?(?! mushrooms?)`,
    held: String.raw`
      ^(?:please|pls|plz)(?! (?:call|book|reserve|order|ask|arrive|bring|note|do ?n['’]?t (?:ring|call|bring|ask)))
      (?:we|i)(?:'d| would)? (?:like|love|want) to; no,? wait; wait,; oops; correction; i mean(?:t)?; typo; tb[adc]
      not sure; plan(?:s|ning) to; planning; hoping to; thinking of; considering; someday; might; maybe; perhaps
      probably; possibly; idk; dunno; sort of; (?:we|i|it) (?:must|needs?|should); ^sorry; ^not too; jk; kidding
      cancer; sick; hospital; politics; (?:customers?|guests?|people|neighbou?rs?|some) complain\w*; yelp
      trip ?advisor; damn; shit\w*; fuck\w*; crap; pmd`,
    timely: String.raw`
      no longer; (?:not )?any ?more; not yet; used to(?! the| be ); discontinued; shut down
      stopped (?:doing|making|serving); old (?:phone|number|address|location|menu|hours|name|owners?); soon(?!-)
      next (?:week|month|year|\w+ season); next (?:spring|summer|fall|autumn|winter)
      will (?:open|start|add|move|launch); will be (?:open|closed|\w+ing); going to; gonna; about to; for now
      temporarily; until further notice; nothing to do with; not affiliated`,
    praise: String.raw`
      (?:the )?(?:very )?best (?:[a-z'-]+ ){0,4}(?:in|on|of|around|ever|anywhere|outside|this side|you)
      best[- ](?:kept|selling|rated); favou?rite; finest; greatest; second to none; unbeatable
      world[- ](?:class|famous); acclaimed; featured (?:in|on); as seen (?:in|on)
      award[- ]?\w*; won (?:the|a|an|first|gold|several); voted; michelin; number (?:one|1); no\.? ?1; #1
      top[- ](?:rated|\d+); [45](?:[.,]\d)?[- ]?stars?; five[- ]star`,
  },
  es: {
    secret: String.raw`
      no (?:l[oa]s? |se |me )?(?:menci\w+|dig\w+|decir|pong\w+|poner|publi\w+|cuent\w+|escrib\w+|incluy\w+|habl\w+)
      shh+; no se (?:puede|debe)n? \w+; ni (?:una )?palabra; sin mencionar; entre (?:nosotros|tu y yo); que quede
      solo para (?:ti|ustedes); confidencial\w*; intern[oa]s?; privad[oa](?! para)s?; secretos?(?! de)
      no (?:quiero|queremos) que; caser[oa] del local; alquiler; demanda; abogad[oa]s?; divorci\w*; quiebra; deudas?
      debemos; prestamos?; hacienda; inspec\w+; sanidad; cucarachas?; ratas?; ratones; despedi\w*; sueldos?; policia
      (?:mi|su) ex; competencia; en negro; sin papeles; mi (?:numero|telefono|movil|celular)`,
    toMaker: String.raw`
      (?:pagina|sitio) ?web; webs?; (?:la|esta|nuestra|mi) pagina; logos?; logotipos?; fotos?; imagen(?:es)?
      titulares?; textos?; borrador; gracias(?! a); saludos; un (?:saludo|abrazo); avisa\w*; avisenme; dime; llamame
      adjunt\w*; (?:te|os|les|le) (?:mando|envio|paso|dejo|cuento|comento|escrib\w+); eso es todo
      como (?:quieras|veas|prefieras); presupuesto; copiad[oa]s?; quita\w*; borra\w*; elimina\w*; tradu\w*
      disenador\w*; maximo \d+; olvida\w*; ignora\w*; instruccion\w*; una? ia
      que (?:se vea|quede|parezca|suene); emojis?; (?:con|en) (?:minusculas|mayusculas); mi (?:hij[oa]|mujer|marido|sobrin[oa]) (?:dice|quiere|cree)`,
    held: String.raw`
      pensamos; planeamos; esperamos (?:poder|abrir|tener); quizas?; tal vez; a lo mejor; puede que; algun dia
      nos gustaria; perdon; mejor dicho; correccion; errata; por confirmar; (?:tenemos|hay|tiene) que
      deb(?:e|en|o|emos|eria); no (?:estoy|estamos) segur\w+; creo que; supongo; jaja\w*; ^lo siento; murio
      falleci\w*; enferm[oa]; politica; quejas?; mierda; joder; ^(?:por favor|porfa)`,
    timely: String.raw`
      ya no; (?:antigu[oa]|anterior) (?:duen[oa]|numero|local|carta); dejamos de; hemos dejado; pronto; proximamente
      en breve; estamos \w+ndo; todavia no; aun no; que viene; proxim[oa]; vamos a; va a
      (?:abr|pondr|empezar|tendr|har)emos; por ahora; de momento; temporalmente; sin relacion`,
    praise: String.raw`
      (?:el|la|los|las) mejor(?:es)?; mejor(?:es)? (?:[a-z'-]+ ){1,3}(?:de|del); premi\w*; galardon\w*; ganamos
      votad[oa]s?; numero uno; michelin; [45](?:[.,]\d)? estrellas?
      hemos salido en`,
  },
  fr: {
    secret: String.raw`
      ne (?:pas |surtout pas |jamais )?(?:l[ea]s? |l'|en )?(?:mention\w+|parl\w+|di(?:tes|re|s)|met(?:s|tez|tre))
      ne (?:pas |surtout pas |jamais )?(?:l[ea]s? |l'|en )?(?:ecri\w+|publi\w+|indiqu\w+|cite\w*)
      n'(?:en parle\w*|ecri\w+|indique\w*|affiche\w*); ne (?:peut|doit) pas; pas un mot; evite[rz]? d\w*
      sans mentionner; a ne pas; entre nous; (?:juste|seulement|uniquement) pour vous; pour info; confidentiel\w*
      interne; prive(?!e); secrets? (?:de famille|entre); je (?:ne )?veux pas; on (?:ne )?veut pas
      bailleur; loyer; proces; avocate?s?; divorc\w*; faillite; dettes?; emprunts?; impots; inspect\w+; hygiene
      cafards?; rats?; souris; licenci\w*; salaires?; police; (?:mon|ma|son|sa) ex; ancienne? associee?; concurren\w+
      au noir; mon (?:numero|portable)`,
    toMaker: String.raw`
      (?:le |notre |mon |votre )?sites?(?: web| internet)?; web; (?:la|cette|notre|ma) page; logos?; photos?; images?
      titres?; (?:le|ce|mon|un) textes?; brouillon; merci(?! (?:a|de (?:reserver|prevenir))); cordialement
      salutations; bonne journee; dites[- ](?:moi|nous); (?:appelez|ecrivez|envoyez|tenez)[- ]moi; ci[- ]jointe?s?
      en piece jointe; comme convenu; envoie; (?:vous|te) (?:envoi\w+|joins|enverrai|ecris); c'est tout
      comme vous voulez; a vous de \w+; ca m'est egal; budget; devis; copie\w*; enleve\w*; retire\w*; supprime\w*
      tradui\w*; graphiste; webmaster; maximum \d+; ignore\w*; instructions?; une ia
      que (?:ca|ce) (?:soit|fasse|ait); emojis?; (?:mon|ma) (?:fils|fille|femme|mari|neveu) (?:dit|veut|pense)`,
    held: String.raw`
      on (?:pense|prevoit|espere); nous (?:pensons|prevoyons|esperons|allons|aimerions); peut[- ]etre; sans doute
      un jour; pardon; je veux dire; correction; erreur; a confirmer
      (?:il|on|nous|je) (?:faut|faudrait|doit|devons|dois); pas (?:sure?|certaine?)s?; je (?:crois|pense|suppose); mdr
      haha+; bref; ^desolee?s?; decede\w*; mort[es]?; malade; politique; plaintes?; merde; putain
      ^s'il (?:vous|te) plait; ^svp; ^stp`,
    timely: String.raw`
      n'?e? ?\w+ plus; avant, on; ancien(?:ne)? (?:patron\w*|proprietaire|numero|adresse|carte); arrete; bientot
      prochainement; pas encore; prochaine?; on va; (?:ouvri|au|se|commence|propose)rons; pour l'instant
      pour le moment; temporairement; rien a voir`,
    praise: String.raw`
      (?:le|la|les) (?:meilleure?s?|plus (?:belle?s?|bonne?s?|grande?s?)) (?:[a-z'-]+ ){0,4}(?:de|du|des|en)
      prime[es]?; recompens\w*; medailles?; gagne; elue?s?; numero un; michelin; [45](?:[.,]\d)? etoiles?
      la plus reputee`,
  },
  de: {
    secret: String.raw`
      (?:nichts?|nie|niemals) (?:davon )?(?:erwahn\w*|(?:rein)?schreib\w*|nenn\w*|sag\w*|druck\w*|zeig\w*|verrat\w*)
      (?:erwahn|schreib|nenn|sag|druck|zeig|verrat|erzahl)e?(?:t|n)?(?: \w+){0,2} (?:nichts?|nirgends|niemandem)
      kein wort; bleibt unter; unter uns; nur fur (?:euch|dich|sie); zur info; vertraulich\w*; interne?[rsnm]?
      privat\w*nummer; ist privat; geheim(?!tipp|rezept|zutat)\w*; (?:soll|muss|braucht|geht) niemand\w*; vermieter\w*
      pacht\w*; miete; klage; anwalt\w*; scheidung; pleite; insolvenz; schulden; kredit; finanzamt; kontrolle\w*
      gesundheitsamt; ordnungsamt; kakerlaken?; ratten?; mause; gekundigt; entlassen; gehalt; umsatz\w*; polizei
      (?:mein|meine|sein|ihre) ex; konkurren\w*; schwarzarbeit; meine? (?:private?|handy\w*)`,
    toMaker: String.raw`
      web(?:site|seite|sites|seiten); homepage; internetseite; (?:die|diese|unsere|meine|der) seite; logos?; fotos?
      bilder; uberschrift\w*; texte?; entwurf; danke(?! an); dankeschon; vielen dank; gru(?:ß|ss)e?; mfg; lg; bescheid
      anbei; im anhang; (?:ruf|schreib)(?:t|en sie)? mi[rc]h?; wie (?:besprochen|gesagt); ich (?:schicke|sende|maile)
      schicken?; hoffe; wie (?:ihr|du|sie) \w+; mir egal; keine ahnung; uberrascht; budget; siehe (?:oben|unten)
      kopiert; losch\w*; streich\w*; entfern\w*; weglassen; ubersetz\w*; designer\w*; grafiker\w*
      max(?:imal)?\.? \d+ (?:zeichen|worter); ignorier\w*; anweisung\w*; eine ki
      soll(?:te|en)? .{0,20}(?:aussehen|wirken); emojis?
      mein\w? (?:sohn|tochter|frau|mann|neffe|nichte) (?:sagt|meint|will)`,
    held: String.raw`
      geplant; plan(?:en|t); uberlegen; hoffen; vielleicht; eventuell; evtl; wahrscheinlich; irgendwann
      (?:wir|ich) (?:mochten?|wollen); nein,?; quatsch; korrektur; ich meine; tippfehler; falsch
      ^bitte(?! (?:reservier\w*|anrufen|vorbestell\w*|rechtzeitig)); (?:wir|ich|man) (?:muss\w*|sollt\w*)
      muss(?:en|te)? (?:noch|wir); nicht sicher; ich (?:glaube|denke|hoffe); haha+; naja; so ungefahr; ^sorry
      gestorben; verstorben\w*; krank\w*; politik; kommt extra; beschwer\w*; schei(?:ß|ss)\w*; verdammt\w*`,
    timely: String.raw`
      nicht mehr; kein\w* \w+ mehr; alte[rsn]? (?:nummer|adresse|karte|name|besitzer); vorbesitzer\w*; aufgehort; bald
      demnachst; noch nicht; nachste[snrm]?; kommt (?:noch|bald); wird (?:noch|bald); werden (?:wir|noch|bald)
      vorerst; vorubergehend; nichts zu tun`,
    praise: String.raw`
      (?:der|die|das|den|dem) (?:aller)?beste[nrsm]?; beste[nrs]? (?:[a-zß'-]+ ){1,3}(?:in|der|des|im)
      ausgezeichnet\w*; auszeichnung\w*; preisgekront\w*; pramiert\w*; gewonnen; gewahlt; nummer eins; michelin
      [45](?:[.,]\d)?[- ]?sterne; unschlagbar\w*; im fernsehen`,
  },
  it: {
    secret: String.raw`
      (?:non|mai) (?:lo |la |li |le |ne |ci |si )?(?:menzion\w*|dir\w*|dite|dica|dici|scriv\w*|mett\w*|pubblic\w*)
      (?:non|mai) (?:lo |la |li |le |ne |ci |si )?(?:parl\w*|cit\w+|nomin\w*|raccont\w*|puo|deve)
      senza (?:dire|menzionare|nominare); ^niente (?:telefono|indirizzo|foto|prezzi); evitate di; (?:neanche|non) una parola; tra (?:noi|di noi); resti tra
      solo per voi; confidenzial\w*; uso interno; intern[oi]:; in privato; segret[oi](?! (?:della|di|del) )
      non (?:voglio|vogliamo) che; padrone di casa; affitto; causa legale; avvocat[oi]; divorzi\w*; fallimento
      debit[oi]; prestit[oi]; mutuo; fisco; ispe\w+; asl; scarafagg\w*; topi; ratti; licenziat[oaie]; stipend[io]+
      fatturato; polizia; (?:mio|mia|suo|sua) ex; concorren\w*; in nero; mio (?:numero|cellulare)`,
    toMaker: String.raw`
      (?:il |nostro |questo )?sit[oi](?: web| internet)?; web; (?:la|questa|nostra|mia) pagina; loghi; logo; foto
      immagin[ei]; titol[oi]; (?:il|un|questo) testo; bozza; grazie(?! a(?:l|lla|i|gli)? ); saluti; cordial\w+
      fa(?:i|te) una cosa; fate\w*mi sapere; ditemi; dimmi; (?:chiama|scrive)\w*mi; in allegato; allegat[oaie]
      (?:vi|ti|le) (?:mando|invio|allego|scrivo|mandero); spero; e tutto; come (?:volete|preferite); fate voi
      scegliete voi; non importa; preventivo; budget; copiat[oa]; to(?:gli|lg)\w*; cancell\w*; elimin\w*; tradu\w*
      grafic[oa]; massimo \d+; max(?:imo)?\.? \d+ (?:battute|caratteri|parole); ignora\w*; istruzion[ei]; un'? ?ia; che (?:sembri|sia)
      emoji; mi[oa] (?:figlio|figlia|moglie|marito|nipote) (?:dice|vuole|pensa)`,
    held: String.raw`
      pensiamo; speriamo; forse; magari; probabilmente; un giorno; ci piacerebbe; vorremmo; scusate; anzi; volevo dire
      correzione; errore; da (?:confermare|definire); (?:dobbiamo|devo|bisogna); scherz\w*; non (?:sono sicur\w|so)
      credo; penso; mi sa; boh; ahah\w*; insomma; vabbe; scus[aio]; ^mi dispiace; mort[oaie]; malat[oa]; politica
      lament\w*; merda; cazz\w*; ^per (?:favore|piacere|cortesia)`,
    timely: String.raw`
      non (?:\w+ ){1,3}piu; prima facevamo; (?:vecchi[oa]|precedente) (?:titolare|numero|sede|menu); smesso; presto
      prossimamente; a breve; stiamo (?:pensando|valutando|per); non ancora; prossim[oa]; (?:apri|av|fa|inizie)remo
      per ora; temporaneamente`,
    praise: String.raw`
      (?:il|la|i|le|gli) (?:migliore?|migliori|piu (?:buon|famos|bell)[oaie])
      miglior[ei]? (?:[a-z'-]+ ){1,3}(?:di|del|della); premiat[oaie]; premio?; vinto; vincitor[ei]; votat[oaie]
      numero uno; michelin; gambero rosso; [45](?:[.,]\d)? stelle; insuperabil[ei]; leggendari[oae]
      in tv`,
  },
};
