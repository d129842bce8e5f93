import type { Cues } from './cues.ts';

export const FRENCH: Cues = {
  toMaker: String.raw`
    (?:le |notre |mon |votre )?sites?(?: web| internet)?; web; (?:la|cette|notre|ma) page; logos?; photos?; images?
    polices?; titres?; paragraphes?; (?:le|ce|mon|un) textes?; brouillon
    merci(?! (?:a|de (?:reserver|prevenir|nous prevenir|signaler|votre visite))); cordialement; bien a vous
    salutations; bonne journee; dites[- ](?:moi|nous); dis[- ]moi; tenez[- ]moi; appelez[- ]moi; ecrivez[- ]moi
    envoyez[- ]moi; ci[- ]joints?; ci[- ]jointes?; en piece jointe; comme (?:convenu|discute|dit)
    je (?:vous|te) (?:envoie|joins|mets|laisse|donne|enverrai|passe); j'envoie; j'espere que; c'est tout; voila tout
    quoi d'autre; avez[- ]vous besoin; comme vous (?:voulez|voudrez|le sentez); a vous de (?:voir|choisir|decider)
    vous (?:choisissez|decidez|verrez); ca m'est egal; peu importe; faites au mieux; aucune idee; surprenez[- ]\w+
    devis; facture; budget; combien (?:ca|cela); voir (?:plus haut|ci-dessus|ci-dessous)
    (?:je|j') ?(?:vous |t')?ecris; j'ai (?:copie|ecrit); copie(?:r|e)?[- ]coll\w*; enleve[zr]?; retire[zr]?
    supprime[zr]?; efface[zr]?; tradui\w*; minuscules?; majuscules?; graphiste; webmaster; notes? pour
    maximum \d+ (?:mots|caracteres); oublie[zr]?; pense[zr]; consignes?; ignore[zr]?; instructions?
    intelligence artificielle; une ia; cible; public vise; a qui de droit; objet ?:; envoye de mon
    (?:mon|ma) (?:fils|fille|femme|mari|neveu|niece|cousin|cousine|frere|soeur|associee?) (?:dit|veut|pense|trouve|m'a dit|m'aide)
    s'il (?:vous|te) plait; svp; stp; que (?:ca|ce) (?:soit|fasse|ait); emojis?; points? d'exclamation`,
  secret: String.raw`
    ne (?:peut|doit) pas (?:etre )?(?:cite|citer|mention\w*|dire)
    ne (?:pas |surtout pas |jamais )?(?:le |la |les |l'|l |en |nous )?(?:mentionne[rz]?|parle[rz]?|dites|dire|dis|mets|mettez|mettre|ecri\w+|publie[rz]?|indique[rz]?|cite[rz]?|divulgue[rz]?|precise[rz]?)(?: (?:pas|rien|jamais|surtout pas))?
    n'en parlez; n'en parle; n'(?:ecri\w+|indique[rz]?|affiche[rz]?) (?:pas|rien); pas un mot; evite[rz] (?:de|d')
    sans mentionner; a ne pas; entre nous; (?:juste|seulement|uniquement|rien que) pour vous
    pour (?:votre|ton) info\w*; pour info; confidentiel\w*; en interne; internes?; c'est prive
    (?:mon|son) (?:numero|portable|telefone|telephone) (?:perso\w*|prive)
    secrets?(?! de (?:grand|fabrication|la recette)); je (?:ne )?veux pas qu\w*; on (?:ne )?veut pas qu\w*
    personne n'a besoin; bailleur; proprietaire des murs; le loyer; notre loyer; proces; avocate?s?; divorc\w*
    faillite; dettes?; on doit; pret bancaire; emprunts?; fisc; impots; inspecteurs?; inspection; hygiene; cafards?
    rats?; souris; intoxication; vire[es]?; licenci\w*; salaires?; marges?; benefices?; chiffre d'affaires
    ventes? (?:sont|est) en baisse; nous coute; cambriol\w*; vole[es]?; police; arrete par; ivre; alcoolique
    (?:mon|ma|son|sa) ex; ex[- ](?:mari|femme|associee?); ancienne? associee?; concurrents?; concurrence; au noir
    sans papiers; mot de passe`,
  changed: String.raw`
    ne \w+ plus; n'\w+ plus; plus de (?:livraison|terrasse|brunch|menu); avant,? (?:on|nous|c'etait|il)
    anciennement; autrefois; ancien(?:ne)? (?:numero|telephone|adresse|carte|menu|nom|proprietaire|patron|patronne)
    avons arrete; on a arrete; j'ai arrete; bientot; prochainement; sous peu; on (?:pense|envisage|prevoit|espere)
    nous (?:pensons|envisageons|prevoyons|esperons); peut[- ]etre; sans doute; un jour; pas encore
    (?:le mois|l'annee|la semaine|la saison|l'ete|l'hiver) prochaine?; l'an prochain; on va; nous allons; ouvrirons
    aurons; serons; nous aimerions; pardon; plutot,?; je veux dire; non,? attendez; correction; je corrige; erreur
    faute de frappe; pour l'instant; pour le moment; actuellement; en ce moment; temporairement
    jusqu'a nouvel ordre; a confirmer; a definir
    (?:nous ne sommes|on n'est|ce n'est|il n'est|je ne suis) (?:pas|plus|jamais); c'est pas; rien a voir
    aucun rapport; aucun lien`,
  unsure: String.raw`
    (?:il|on|nous|je|vous) (?:faut|faudrait|doit|devons|dois|devez); il (?:me |nous )?faut; besoin d\w*
    pas (?:sure?|certaine?)s?; je (?:crois|pense|suppose|sais pas|ne sais (?:pas|plus)); j'imagine; il me semble
    ne demandez pas; longue histoire; mdr; lol; haha+; hihi; bref; franchement; a vrai dire; plus ou moins
    allez savoir; bonne chance; desolee?s?; excuse[zr]?
    (?:mon|mes) (?:dos|genoux?|medecin|telephone|clavier|orthographe); je suis (?:fatiguee?|nulle?|en train)
    decede\w*; mort[es]?; est morte?; enterrement; cancer; operation; malade; hopital; infarctus; politique
    voisine?s?; plaintes?; se plai\w+; trip ?advisor; merde; putain; con(?:ne|nard)?s?; bordel`,
  praise: String.raw`
    (?:le|la|les) (?:meilleure?s?|plus (?:belle?s?|bonne?s?|grande?s?|fameu\w+)) (?:[a-z'-]+ ){0,4}(?:de|du|des|en)
    prime[es]?; recompens\w*; prix (?:du|de la|national|regional); medailles?; gagne; elue?s?; numero un; n°? ?1
    michelin; gault; [45](?:[.,]\d)? etoiles?; cinq etoiles; incomparables?; inegalables?; legendaires?; celebres?
    renommee?s?; reputee?s?(?! pour); passes? a la tele`,
};
