export const REPLY_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

type WordsOfLanguages = Readonly<Record<ReplyLanguage, string>>;

/**
 * Words that end texts, folded to plain small letters. English: the seven that 47 CFR 64.1200(a)(10) names (stop,
 * quit, end, revoke, opt out, cancel, unsubscribe; FR 2024-04587) and their usual forms.
 */
export const STOP_WORDS: WordsOfLanguages = {
  en: 'stop stopp stopall stopit quit end revoke optout cancel unsubscribe unsub unsubscribed remove',
  es: 'alto parar pare paren basta cancelar cancele baja terminar detener salir revocar',
  fr: 'arret arrets arreter arretez arrete desabonner desabonnement desinscrire desinscription resilier annuler revoquer fin',
  de: 'stopp abmelden abmeldung abbestellen beenden ende aufhoren kundigen abbrechen austragen widerruf widerrufen',
  it: 'ferma fermare fermate annulla annullare cancellami disiscrivi disiscrivimi disiscrivermi disiscrizione termina revoca revocare smettere smettetela',
};

/** Wordings that end texts wherever they stand. */
export const STOP_PHRASES: WordsOfLanguages = {
  en: 'opt out|opt me out|opting out|stop texting|stop messaging|stop sending|stop contacting|stop these|stop this|stop all|stop now|stop it|unsubscribe me|remove me|delete me|delete my number|remove my number|take me off|take my number off|no more texts|no more text|no more messages|no more sms|do not text|do not message|do not contact|dont text|dont message|dont contact|dont send|do not send|quit texting|cease|leave me alone|wrong number|not interested|lose my number',
  es: 'no mas mensajes|no mas textos|no mas sms|dar de baja|darme de baja|deme de baja|dame de baja|no me envie|no me envien|no me escriban|no me manden|dejen de|deje de|numero equivocado',
  fr: 'plus de messages|plus de sms|plus de message|ne plus recevoir|desabonnez moi|desinscrivez moi|desinscrire moi|ne m ecrivez plus|ne m envoyez plus|me desabonner|me desinscrire|mauvais numero',
  de: 'keine sms mehr|keine nachrichten mehr|keine nachricht mehr|nicht mehr schreiben|horen sie auf|hor auf|melden sie mich ab|meldet mich ab|mich abmelden|falsche nummer',
  it: 'basta sms|basta messaggi|niente piu messaggi|non voglio piu|non scrivetemi|non scrivermi|non inviatemi|non mandatemi|numero sbagliato|cancellatemi',
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
  en: 'help info information',
  es: 'ayuda informacion',
  fr: 'aide renseignements',
  de: 'hilfe information',
  it: 'aiuto informazioni',
};

/** What may stand beside such a word without changing what it asks for. */
export const FILLER_WORDS: WordsOfLanguages = {
  en: 'please pls plz thanks thank you thx now me my mine this these those that all any from to the it i id im we want wanna would like need just and ok okay hi hello hey dear sir madam team texts text texting txt txts message messages messaging sms number phone list sending send kindly immediately asap today already again ever for of u ur your yours subscription ads ad marketing promotions promos spam',
  es: 'por favor gracias ya ahora me mi mis los las el la lo estos esta de del a al y quiero quisiera mensajes mensaje textos sms numero lista hola suscripcion enviar',
  fr: 's il vous plait svp stp merci maintenant moi me m mon ma mes les le la l ces cet de des d et je veux voudrais message messages sms numero liste bonjour abonnement envoyer',
  de: 'bitte danke jetzt sofort mich mir mein meine meinen die der das den diese dieser und ich will mochte nachrichten nachricht sms nummer liste hallo abo senden schicken',
  it: 'per favore grazie adesso ora subito mi mio miei i gli il lo la questi questo di da dei a e voglio vorrei messaggi messaggio sms numero lista ciao salve iscrizione inviare',
};
