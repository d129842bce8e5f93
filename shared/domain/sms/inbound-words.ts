export const REPLY_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

type WordsOfLanguages = Readonly<Record<ReplyLanguage, string>>;

/**
 * Words that end texts, folded to plain small letters. English: the seven that 47 CFR 64.1200(a)(10) names (stop,
 * quit, end, revoke, opt out, cancel, unsubscribe; FR 2024-04587), their usual forms and typos, and a plain no.
 */
export const STOP_WORDS: WordsOfLanguages = {
  en: 'stop stopp stopall stopit quit end revoke optout cancel unsubscribe unsub unsubscribed unsubscribes unsubscrib unsuscribe unsubcribe unsubscibe remove delete stpo sotp tsop stopt 5top no nope enough spam blocked block discontinue stop2end',
  es: 'alto parar pare paren basta cancelar cancele baja terminar detener salir revocar cancela cancelen para dejen borrame borrenme eliminar',
  fr: 'arret arrets arreter arretez arrete desabonner desabonnement desinscrire desinscription resilier annuler revoquer fin annulez non assez supprimer supprimez',
  de: 'stopp abmelden abmeldung abbestellen beenden ende aufhoren kundigen abbrechen austragen widerruf widerrufen nein nicht keine genug loschen schluss',
  it: 'ferma fermare fermate annulla annullare cancella cancellami disiscrivi disiscrivimi disiscrivermi disiscrizione termina revoca revocare smettere smettetela smetti smettila basta rimuovi rimuovimi rimuovetemi toglimi toglietemi',
};

/** Wordings that end texts wherever they stand. */
export const STOP_PHRASES: WordsOfLanguages = {
  en: 'opt out|opt me out|opting out|stop texting|stop messaging|stop sending|stop contacting|stop these|stop this|stop all|stop now|stop it|unsubscribe me|remove me|delete me|delete my number|remove my number|take me off|take my number off|no more texts|no more text|no more messages|no more sms|do not text|do not message|do not contact|dont text|dont message|dont contact|dont send|do not send|quit texting|cease|leave me alone|leave us alone|go away|get lost|fuck off|piss off|wrong person|as spam|dont want these|dont want this|dont want any|dont want texts|dont want your|do not want these|do not want this|do not want any|do not want texts|revoke consent|revoke my consent|withdraw my consent|wrong number|not interested|lose my number|dont txt|do not txt|stop txting|do not consent|dont consent|never signed up|didnt sign up|did not sign up|never agreed to|take my name off|off your list|off this list|no longer want to receive|no longer wish to receive|dont want to receive|do not want to receive|do not wish to receive',
  es: 'no mas mensajes|no mas textos|no mas sms|dar de baja|darme de baja|deme de baja|dame de baja|no me envie|no me envien|no me escriban|no me manden|dejen de|deje de|paren de|ya no quiero|no quiero mas|no quiero recibir|no deseo recibir|no envien|no escriban|no me molesten|dejenme en paz|dejeme en paz|dejame en paz|numero equivocado',
  fr: 'plus de messages|plus de sms|plus de message|ne plus recevoir|ne veux plus recevoir|ne souhaite plus recevoir|desabonnez moi|desinscrivez moi|desinscrire moi|ne m ecrivez plus|ne m envoyez plus|n envoyez plus|n ecrivez plus|arretez de|arretez d|laissez moi tranquille|foutez moi la paix|fichez moi la paix|me desabonner|me desinscrire|mauvais numero',
  de: 'keine sms mehr|keine nachrichten mehr|keine nachricht mehr|nicht mehr schreiben|horen sie auf|hor auf|hort auf|keine werbung|keine weiteren|nichts mehr|schreibt mir nicht|schreiben sie mir nicht|schreib mir nicht|lass mich in ruhe|lasst mich in ruhe|lassen sie mich in ruhe|loschen sie|loscht mich|losch mich|melden sie mich ab|meldet mich ab|mich abmelden|falsche nummer',
  it: 'basta sms|basta messaggi|niente piu messaggi|non voglio piu|smettete di|smetti di|lasciatemi in pace|lasciami in pace|non mandate|non scrivete|non inviate|non voglio ricevere|non scrivetemi|non scrivermi|non inviatemi|non mandatemi|numero sbagliato|cancellatemi',
};

/** Words that begin texts again. */
export const START_WORDS: WordsOfLanguages = {
  en: 'start unstop resume subscribe optin restart',
  es: 'empezar iniciar comenzar reanudar suscribir suscribirme',
  fr: 'commencer reprendre demarrer abonner',
  de: 'starten anmelden fortsetzen',
  it: 'inizia iniziare riprendi riprendere iscrivi iscrivimi',
};

export const HELP_WORDS: WordsOfLanguages = {
  en: 'help info infos information',
  es: 'ayuda informacion',
  fr: 'aide renseignements',
  de: 'hilfe information',
  it: 'aiuto informazioni',
};

/** What may stand beside such a word without changing what it asks for. */
export const FILLER_WORDS: WordsOfLanguages = {
  en: 'please pls plz more yes yeah yep dude consent permission thanks thank you thx now me my mine this these those that all any from to the it i id im we want wanna would like need just and ok okay hi hello hey dear sir madam team texts text texting txt txts message messages messaging sms number phone list sending send kindly immediately asap today already again ever for of u ur your yours subscription ads ad marketing promotions promos is',
  es: 'por favor gracias mas si ya ahora me mi mis los las el la lo estos esta de del a al y quiero quisiera mensajes mensaje textos sms numero lista hola suscripcion enviar',
  fr: 'oui veuillez plus s il vous plait svp stp merci maintenant moi me m mon ma mes les le la l ces cet de des d et je veux voudrais message messages sms numero liste bonjour abonnement envoyer',
  de: 'ja mehr bitte danke jetzt sofort mich mir mein meine meinen die der das den diese dieser und ich will mochte nachrichten nachricht sms nummer liste hallo abo senden schicken',
  it: 'piu per favore grazie adesso ora subito mi mio miei i gli il lo la questi questo di da dei a e voglio vorrei messaggi messaggio sms numero lista ciao salve iscrizione inviare',
};
