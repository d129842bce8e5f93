/** How each language says whether tables are booked; folded, without accents. */
export type BookingWords = { not_taken: RegExp; required: RegExp; recommended: RegExp; accepted: RegExp };

export const BOOKING_WORDS: readonly BookingWords[] = [
  {
    not_taken:
      /\b(?:no (?:reservations?|bookings?)|(?:reservations?|bookings?)\s?[:=]\s?(?:no|nope|none|n\/a)(?![a-z])|walk[- ]?ins? only|no tables to (?:book|reserve)|only walk[- ]?ins|(?:do not|don't|dont|never) (?:take|accept|do|offer) (?:any )?(?:reservations?|bookings?)|without (?:reservations?|bookings?)|(?:reservations?|bookings?) (?:are )?not (?:taken|accepted|possible|available)|first[- ]come,? first[- ]served?|can't (?:book|reserve)|cannot (?:book|reserve)|no booking|no rez|(?:don't|dont|do not|won't|never) (?:need|have) (?:a |to )?(?:reservations?|reserve|bookings?|book)|no need to (?:book|reserve)|(?:don't|dont|do not) (?:call|ring) for (?:a )?tables?|just (?:turn up|show up|walk in|walk on in)|(?:don't|dont|do not) (?:hold|save) (?:any )?tables)\b/,
    required:
      /\b(?:(?:reservations?|bookings?|booking ahead|reserving|advance booking)(?:\s?[:=])? (?:is |are )?(?:required|essential|necessary|mandatory|compulsory|a must|only|needed|obligatory|prepaid)|address when you (?:reserve|book)|by (?:reservation|booking) (?:before|at least|the day before)|(?:by|with) (?:advance )?(?:reservation|booking) only|(?:reservation|booking)[- ]only|reservation is a must|must (?:be )?(?:book(?:ed)?|reserved?)|you need (?:to book|a reservation)|(?:seats?|tables?|tickets?) (?:are |is )?(?:all )?prepaid|(?:reserve|book) and (?:pre)?pay|by appointment only|no walk[- ]?ins)\b/,
    recommended:
      /\b(?:(?:reservations?|bookings?|booking ahead|reserving|booking)(?:\s?[:=])? (?:is |are )?(?:strongly |highly |always )?(?:recommended|advised|encouraged|suggested|advisable|preferred|appreciated|a good idea)|(?:strongly |highly )?(?:recommend|suggest|advise|encourage) (?:a |making a |that you )?(?:reserv\w+|book\w*)|(?:best to|better to|please) (?:book|reserve)(?! (?:through|via|on|at|by|online|with|here|using)(?![a-z]))(?: ahead| early| in advance)?|(?:book|reserve) (?:ahead|early|in advance)|reserve for weekends)\b/,
    accepted:
      /\b(?:(?:reservations?|bookings?) (?:are )?(?:accepted|welcome|taken|available|possible)|(?:we )?(?:take|accept|do take|do accept) (?:reservations?|bookings?)|(?:reservations?|bookings?) (?:by|at|via|through|on|online|call|for parties)|(?:book|reserve) (?:a table )?(?:on|via|through|with|online|at) |(?:book|reserve) (?:a table )?by (?=phone|tele|e-?mail|text|message|mail|whats|dm|sms|calling|insta)|last bookings?(?= |:)|bookings? open|(?:reservations?|bookings?) (?=\+?\(?\d{2})|takes reservations|(?:reservations?|bookings?) (?:for|email|e-mail|only via)(?! (?:fewer|less|under|lunch))|(?:call|ring|text|phone|email|dm|message)(?: us| me)?(?: [^.!?\n]{0,24}?)? (?:to (?:keep|hold|get|have)|for) a table|tables? (?:can be |may be )?(?:booked|reserved) |for (?:reservations?|bookings?)|(?:reservations?|bookings?):|(?:call|ring|text|phone|email|message)(?: us| me| ahead)? to (?:book|reserve)|you can (?:book|reserve)|(?:book|reserve) (?:a|your) (?:table|seat|spot)\s?:|to (?:book|reserve) (?:a table|call)|walk[- ]?ins (?:are )?(?:always )?welcome)/,
  },
  {
    not_taken:
      /\b(?:ni reservas(?! ni)|no hay reservas?|no hay (?:mesas? )?que reservar|reservas?\s?[:=]\s?no(?![a-z])|no (?:aceptamos|admitimos|tomamos|cogemos|hacemos|se (?:aceptan|admiten|hacen)) reserva(?:s|cion(?:es)?)?|sin reserva(?:s|cion(?:es)?)?|no se reserva|no reservamos|por orden de llegada|no (?:hace falta|es necesario|hay que) reservar)\b/,
    required:
      /\b(?:reserva(?:s|cion(?:es)?)?(?:\s?[:=])? (?:es |son )?(?:imprescindibles?|indispensables?|obligatorias?|necesarias?|previa obligatoria|requeridas?|previa)|(?:se )?(?:apartan?|reservan?) (?:[^.\n]|\.(?=[a-z])){0,60}(?:con|y) (?:el )?\d{1,3} ?% (?:de )?(?:anticipo|deposito|adelanto|sena)|(?:solo|unicamente) con reserva|(?:imprescindible|obligatorio|necesario|hay que|es necesario|es imprescindible) reservar|(?:con|bajo) reserva previa)\b/,
    recommended:
      /\b(?:(?:se )?(?:recomienda|aconseja|recomendamos|aconsejamos|sugerimos) (?:la |hacer |una )?reserv\w+|reserva(?:s|cion(?:es)?)?(?:\s?[:=])? (?:recomendada|aconsejable|recomendable|aconsejada)s?|mejor reserv\w+|conviene reservar)\b/,
    accepted:
      /\b(?:(?:se )?(?:aceptan|aceptamos|admitimos|tomamos|admiten) reserva(?:s|ciones)|reservas (?:en|por|al|a traves|online|telefonicas|en el)|reservas:|reservar (?:por|al|en|llam)|reserva(?:s|cion(?:es)?)? (?:al|llam|whats)|se apartan? (?:por|al|via|en)|reserva(?:s|cion(?:es)?)? (?=\+?\(?\d{3})|(?:reserva|reserve) (?:tu|su|una) mesa|para reserv\w+|se puede reservar|quiera mesa (?:que llame|llame)|reserva(?:s|cion(?:es)?)? (?:de mesa )?(?:en|por|al|llam|whats|wasap))/,
  },
  {
    not_taken:
      /\b(?:(?:pas de|sans|aucune) (?:reservations?|resas?)|(?:reservations?|resas?)\s?[:=]\s?non(?![a-z])|(?:ne prenons|ne prend|ne prennent|n'acceptons|on ne prend) (?:pas|plus) (?:de |les )?reservations?|on ne reserve (?:pas|rien)|premier arrive,? premier servi|(?:pas|inutile) (?:besoin )?de reserver)\b/,
    required:
      /\b(?:(?:uniquement |seulement )?sur reservation|(?:reservations?|resas?)(?:\s?[:=])? (?:est |sont )?(?:obligatoire|indispensable|necessaire|imperative|requise)s?|adresse (?:donnee|communiquee|envoyee) (?:a|lors de|apres|avec) la reservation|reservations? uniquement|il faut (?:absolument )?reserver|reservez obligatoirement|on reserve uniquement)\b/,
    recommended:
      /\b(?:(?:reservation|resa) (?:est )?(?:fortement |vivement )?(?:conseillee|recommandee|souhaitee|souhaitable)|(?:conseillons|recommandons|pensez a|mieux vaut) (?:de |la )?reserv\w+|pensez a reserver)\b/,
    accepted:
      /\b(?:(?:prenons|acceptons|on prend) les reservations|reservations? (?:par|au|en ligne|possible|sur|via|acceptees)|reservations? ?:|resas? (?:au|sur|par|via|en ligne|possible)|resas? ?:|on peut reserver|reserver (?:au|par|sur) |(?:reservations?|resas?) (?=\+?\(?\d{2})|pour reserver|les reservations se font|on reserve (?:par|au|sur|en)|reservez (?:votre|une|au|sur|en))/,
  },
  {
    not_taken:
      /\b(?:non (?:si accettano|accettiamo|prendiamo|si prendono) prenotazioni|senza prenotazione|prenotazioni?e?\s?[:=]\s?no(?![a-z])|niente prenotazion[ei]|non si prenota|non serve prenotare)\b/,
    required:
      /\b(?:(?:solo |soltanto |esclusivamente )?(?:su|previa) prenotazione|prenotazion[ei](?:\s?[:=])? (?:e |sono )?(?:obbligatori[ae]|necessari[ae]|richiest[ae]|indispensabil[ei])|si prenota per forza|(?:bisogna|occorre) prenotare|prenotare entro|indirizzo (?:alla|con la|dopo la) prenotazione|(?:obbligatorio|necessario) prenotare|solo con prenotazione)\b/,
    recommended:
      /\b(?:(?:e )?(?:consigliata|gradita|raccomandata) la prenotazione|prenotazione (?:e )?(?:vivamente |fortemente )?(?:consigliata|gradita|raccomandata)|(?:si consiglia|consigliamo|meglio|conviene|consigliabile) (?:di |la )?prenota\w+|prenotare e meglio|prenotate che siamo)\b/,
    accepted:
      /\b(?:(?:si accettano|accettiamo|prendiamo) (?:le )?prenotazioni|prenotazioni (?:al|allo|su|via|online|telefoniche|tramite|per)|prenotazioni:|per prenot\w+|si prenota (?:al|su|per|via)|prenota (?:il tuo|un) tavolo|prenota(?:te)? (?:su|al|allo|online|via)|prenotazion[ei] (?=\+?\(?\d{2}))/,
  },
  {
    not_taken:
      /\b(?:keine (?:tisch)?reservierung(?:en)?|ohne (?:tisch)?reservierung|(?:tisch)?reservierung(?:en)? gib(?:t es|ts) (?:ned|net|nicht|keine)|(?:reservierung(?:en)?|reservieren) (?:ist |sind )?(?:leider )?nicht (?:moglich|notig)|reservieren geht (?:bei uns )?(?:leider )?(?:nicht|ned|net)|(?:tisch)?reservierung(?:en)?\s?[:=]\s?(?:nein|keine)(?![a-z])|nehmen keine (?:reservierung(?:en)?|bestellungen)|(?:vor)?(?:reservieren|bestellen) (?:muss|kann|braucht) (?:man|ihr) (?:bei uns )?nicht|einfach (?:vorbei)?kommen)\b/,
    required:
      /\b(?:nur (?:mit|auf|nach) (?:vor)?(?:reservierung|anmeldung|bestellung)|anmeldung (?:nur (?:uber|unter|per|bei)|(?:ist )?(?:erforderlich|notig|notwendig|pflicht))|(?:vormerken|reservieren|anmelden|vorbestellen) muss (?:man|ma)|adresse (?:bei|nach|mit) (?:der )?(?:reservierung|buchung|anmeldung)|(?:tisch)?reserv(?:ierung|ation)(?:\s?[:=])? (?:ist )?(?:erforderlich|notwendig|notig|zwingend|pflicht|unbedingt)|unbedingt reservieren)\b/,
    recommended:
      /\b(?:(?:lieber|besser) reservieren|(?:tisch)?reserv(?:ierung|ation)(?:en)?(?:\s?[:=])? (?:wird |ist |sind |werden )?(?:dringend |sehr )?(?:empfohlen|erwunscht|ratsam|empfehlenswert)|(?:wir )?(?:empfehlen|bitten um) (?:eine |zu |ihre )?(?:tisch)?reserv\w+|(?:bitte|am besten) (?:\w+ )?reservieren|um reservierung wird gebeten)\b/,
    accepted:
      /\b(?:(?:tisch)?reserv(?:ierung|ation)(?:en)? (?:nur |bitte )?(?:unter|per|telefonisch|online|moglich|uber|an|gerne|fur|bis|ab)(?![a-z])|(?:tisch)?reserv(?:ierung|ation)(?:en)? (?=\+?\(?\d{2})|telefonisch reservieren|(?:tisch)?reservierung(?:en)? bitte|reservieren bitte (?:telefonisch|per|unter)|reservier(?:en|ung) (?:telefonisch|unter|per|via)|buchen:|buchen (?:auf|unter|uber)|(?:tisch)?reservierung(?:en)?:|tisch reservieren|(?:wir )?nehmen (?:gerne )?reservierungen|reservieren sie)/,
  },
];
